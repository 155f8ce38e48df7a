import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Authority, createAuthority } from '@izvilina/authority/authority.ts';
import { localBus } from '@izvilina/authority/bus.ts';
import { type Deps, LIMITS, PAUSES } from '@izvilina/authority/deps.ts';
import { ManualClock } from '@izvilina/authority/testing/manual-clock.ts';
import { cow006 } from '@izvilina/games/cow006/game.ts';
import type { CowView } from '@izvilina/games/cow006/view.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Message, Order, Push, TableInfo } from '@izvilina/protocol/messages.ts';
import { PACES } from '@izvilina/protocol/pace.ts';
import { parseRecordFile, verify } from '@izvilina/protocol/record-file.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite, type ServerStore } from './storage/sqlite.ts';

/** Still time, on a real database. */
let store: ServerStore;
let folder: string;
let time: ManualClock;
let nodes: Authority[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'izvilina-authority-'));
  store = await openSqlite({ dataDir: folder });
  time = new ManualClock(settle);
  nodes = [];
});

afterEach(async () => {
  for (const node of nodes) await node.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const settle = async () => {
  for (let i = 0; i < 12; i++) await store.ping();
};

const pass = (ms: number) => time.pass(ms);

const bus = () => localBus();

function node(shared = bus()): Authority {
  const deps: Deps = {
    store,
    bus: shared,
    async think({ view }) {
      const moves = cow006.moves(view as CowView);
      const move = moves.finite ? (moves.all[0] ?? null) : null;
      return { move, after: 500, value: 0, nodes: 1, best: move ? [{ move, value: 0, why: [] }] : [] };
    },
    runJob: () => Promise.reject(new Error('no jobs here')),
    readData: () => Promise.reject(new Error('no data here')),
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    now: time.now,
    clock: time.clock,
    later: time.later,
    local: false,
    log: (event, fields) => {
      throw new Error(`${event}: ${JSON.stringify(fields)}`);
    },
  };
  const authority = createAuthority(deps);
  nodes.push(authority);
  return authority;
}

type ViewPush = Extract<Push, { type: 'view' }>;

class Person {
  readonly heard: Message[] = [];
  readonly #connection;
  #id = 0;

  constructor(authority: Authority, name: string) {
    this.#connection = authority.connect(
      { id: name, name },
      (message) => this.heard.push(message),
      async () => {},
    );
  }

  async say(order: Order): Promise<Json> {
    const id = ++this.#id;
    await this.#connection.receive({ ...order, id });
    const reply = this.heard.find((message) => message.type === 'reply' && message.id === id);
    if (reply?.type !== 'reply') throw new Error('no reply');
    if (!reply.ok) throw new Error(reply.error.code);
    return reply.value;
  }

  get views(): ViewPush[] {
    return this.heard.filter((message) => message.type === 'view');
  }

  get view(): CowView {
    return this.views.at(-1)?.view as CowView;
  }

  get seq(): number {
    return this.views.at(-1)?.seq ?? -1;
  }

  get info(): TableInfo {
    const pushed = this.heard.findLast((message) => message.type === 'table');
    if (pushed?.type !== 'table') throw new Error('no table yet');
    return pushed.table;
  }

  goAway(): void {
    this.#connection.close();
  }
}

let retries = 0;
const pick = (person: Person, table: string, seat: number, card: number, seq = person.seq) =>
  person.say({ type: 'move', table, seat, seq, client: `client-${++retries}`, move: { type: 'pick', card } });

/** Anya hosts, Lyosha sits opposite, `others` are bots. Both look. */
async function dealt({ pace = 'calm', bots = 0, options = {}, on = node() }: Deal = {}) {
  const anya = new Person(on, 'anya');
  const lyosha = new Person(on, 'lyosha');
  const chairs = [
    { kind: 'me' as const },
    { kind: 'open' as const },
    ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level: 'novice' })),
  ];
  const order = { type: 'create' as const, game: 'cow006', options, pace, watchers: true, chairs, start: false };
  const { table } = (await anya.say(order)) as { table: string };
  await anya.say({ type: 'open', table });
  const code = anya.info.code as string;
  await lyosha.say({ type: 'open', table });
  await lyosha.say({ type: 'sit', table, name: 'Лёша', entropy: 'ab'.repeat(16) });
  await anya.say({ type: 'start', table });
  await settle();
  return { anya, lyosha, table, code };
}

interface Deal {
  readonly pace?: keyof typeof PACES;
  readonly bots?: number;
  readonly options?: Record<string, unknown>;
  readonly on?: Authority;
}

/** One chair for whoever says it, one for a friend. */
const GATHERING = {
  ...{ type: 'create' as const, game: 'cow006', options: {}, pace: 'calm' as const, watchers: true, start: false },
  chairs: [{ kind: 'me' as const }, { kind: 'open' as const }],
};

describe('a table', () => {
  it('gives everyone their own view, and nobody else’s cards', async () => {
    const { anya, lyosha, table } = await dealt();
    expect(anya.view.viewer).toBe(0);
    expect(lyosha.view.viewer).toBe(1);
    expect(anya.view.hand).not.toEqual(lyosha.view.hand);
    const card = anya.view.hand[3] as number;
    await pick(anya, table, 0, card);
    expect(anya.view.picked).toBe(card);
    expect(lyosha.view.seats[0]).toMatchObject({ picked: true, hand: null });
    expect(lyosha.view.happened).toEqual([{ type: 'picked', player: 0 }]);
  });

  it('carries out a retried move once', async () => {
    const { anya, table } = await dealt();
    const order = {
      ...{ type: 'move' as const, table, seat: 0, seq: 0, client: 'the-same-client' },
      move: { type: 'pick', card: anya.view.hand[0] as number },
    };
    expect(await anya.say(order)).toEqual({ seq: 1 });
    expect(await anya.say(order)).toEqual({ seq: 1 });
    expect(await store.entries(table, 0)).toHaveLength(1);
  });

  it('refuses a move that answers an older question, and somebody else’s seat', async () => {
    const { anya, lyosha, table } = await dealt();
    await pick(anya, table, 0, anya.view.hand[9] as number);
    await pick(lyosha, table, 1, lyosha.view.hand[9] as number);
    if (anya.view.phase === 'row') return;
    await expect(pick(anya, table, 0, anya.view.hand[0] as number, 0)).rejects.toThrow('STALE');
    await expect(pick(anya, table, 1, 5)).rejects.toThrow('NOT_YOUR_SEAT');
    expect(await store.entries(table, 0)).toHaveLength(2);
  });

  it('lets a pick be changed until the last one is made', async () => {
    const { anya, table } = await dealt();
    await pick(anya, table, 0, anya.view.hand[0] as number);
    await pick(anya, table, 0, anya.view.hand[1] as number);
    expect(anya.view.picked).toBe(anya.view.hand[1]);
  });

  it('is found by its code only while it gathers', async () => {
    const on = node();
    const { code } = await dealt({ on });
    await expect(new Person(on, 'raya').say({ type: 'find', code })).rejects.toThrow('NO_SUCH_CODE');
    const host = new Person(on, 'dima');
    const { table } = (await host.say(GATHERING)) as { table: string };
    await host.say({ type: 'open', table });
    const typed = ` ${host.info.code?.toLowerCase()} `;
    expect(await new Person(on, 'raya').say({ type: 'find', code: typed })).toEqual({ table });
  });

  it('tells a returning player what happened, as they may know it', async () => {
    const on = node();
    const { anya, lyosha, table } = await dealt({ on });
    lyosha.goAway();
    await pick(anya, table, 0, anya.view.hand[0] as number);
    const again = new Person(on, 'lyosha');
    await again.say({ type: 'open', table, since: 0 });
    expect(again.views.at(-1)?.steps).toEqual([{ seq: 1, happened: [{ type: 'picked', player: 0 }] }]);
  });

  it('has only so many watchers, and a guest only so many tables', async () => {
    const on = node();
    const { anya, table } = await dealt({ on });
    for (let n = 0; n < LIMITS.watchersPerTable; n++) await new Person(on, `watcher ${n}`).say({ type: 'open', table });
    await expect(new Person(on, 'one more').say({ type: 'open', table })).rejects.toThrow('TOO_MANY_WATCHERS');
    for (let n = 1; n < LIMITS.tablesPerGuest; n++) await anya.say(GATHERING);
    await expect(anya.say(GATHERING)).rejects.toThrow('TOO_MANY_TABLES');
  });

  it('refuses what cannot be dealt, and stays as it was', async () => {
    const anya = new Person(node(), 'anya');
    const chairs = Array.from({ length: 5 }, () => ({ kind: 'me' as const }));
    const order = {
      type: 'create' as const,
      game: 'cow006',
      pace: 'calm' as const,
      watchers: true,
      chairs,
      start: true,
    };
    await expect(anya.say({ ...order, options: { variant: 'tactical' } })).rejects.toThrow('BAD_OPTIONS');
    await expect(anya.say({ ...order, options: { nonsense: 1 } })).rejects.toThrow('BAD_OPTIONS');
    const alone = [{ kind: 'me' as const }, { kind: 'open' as const }];
    await expect(anya.say({ ...order, options: {}, chairs: alone })).rejects.toThrow('TOO_FEW_PLAYERS');
    expect(await anya.say({ type: 'mine' })).toEqual([]);
  });
});

describe('scheduled work', () => {
  it('plays the default move when the time is out, and shows it as such', async () => {
    const { anya, lyosha, table } = await dealt({ pace: 'blitz' });
    const lowest = lyosha.view.hand[0];
    await pick(anya, table, 0, anya.view.hand[5] as number);
    expect(anya.views.at(-1)?.clocks).toEqual([{ seat: 1, left: PACES.blitz }]);
    await pass(PACES.blitz - 1);
    expect(anya.seq).toBe(1);
    await pass(1);
    expect(anya.seq).toBe(2);
    expect(anya.view.happened).toContainEqual({ type: 'timeout', player: 1 });
    expect(lyosha.view.memory.played[1]).toEqual([lowest]);
  });

  it('lets bots move after a human pause, by themselves', async () => {
    const { anya } = await dealt({ bots: 2 });
    await pass(499);
    expect(anya.view.asks.map((ask) => ask.seat)).toEqual([0, 1, 2, 3]);
    await pass(1);
    expect(anya.view.asks.map((ask) => ask.seat)).toEqual([0, 1]);
  });

  it('seats a stand-in for somebody who is away, until they come back', async () => {
    const on = node();
    const { anya, lyosha, table } = await dealt({ on });
    lyosha.goAway();
    await settle();
    expect(anya.info.seats[1]).toMatchObject({ here: false, standIn: null, standInAfter: PAUSES.away });
    await pass(60_000);
    await anya.say({ type: 'wait', table, seat: 1 });
    await pass(PAUSES.away - 1);
    expect(anya.info.seats[1]).toMatchObject({ standIn: null });
    await pass(1000);
    expect(anya.info.seats[1]).toMatchObject({ standIn: 'casual' });
    expect(anya.view.seats[1]?.picked).toBe(true);
    const back = new Person(on, 'lyosha');
    await back.say({ type: 'open', table });
    expect(anya.info.seats[1]).toMatchObject({ here: true, standIn: null });
  });

  it('stands still while nobody looks', async () => {
    const { anya, lyosha, table } = await dealt({ pace: 'blitz', bots: 1 });
    anya.goAway();
    lyosha.goAway();
    await pass(600_000);
    expect(await store.entries(table, 0)).toHaveLength(0);
  });

  it('goes on by mail though nobody looks', async () => {
    const { anya, lyosha, table } = await dealt({ pace: 'mail' });
    anya.goAway();
    lyosha.goAway();
    await pass(PACES.mail);
    expect((await store.entries(table, 0)).map((entry) => entry.event.by)).toEqual(['referee', 'referee']);
  });
});

describe('any node can serve any match', () => {
  it('two nodes on one store: every move once, both see it all', async () => {
    const shared = bus();
    const [here, there] = [node(shared), node(shared)];
    const { anya, table } = await dealt({ on: here });
    const lyosha = new Person(there, 'lyosha');
    await lyosha.say({ type: 'open', table });
    for (let turn = 0; turn < 4; turn++) {
      const hands = [anya, lyosha].map((person) => person.view.hand.at(-1) as number);
      await Promise.all([pick(anya, table, 0, hands[0] as number), pick(lyosha, table, 1, hands[1] as number)]);
      await settle();
      const chooser = [anya, lyosha].find(
        (person) => person.view.asks[0]?.what.startsWith('row') && person.view.asks[0].seat === person.view.viewer,
      );
      if (chooser) {
        const move = { type: 'takeRow', row: 0 };
        const seat = chooser.view.viewer as number;
        await chooser.say({ type: 'move', table, seat, seq: chooser.seq, client: `rows-of-${turn}-`, move });
        await settle();
      }
      expect(anya.seq).toBe(lyosha.seq);
      expect(anya.view.rows).toEqual(lyosha.view.rows);
    }
    const seqs = (await store.entries(table, 0)).map((entry) => entry.seq);
    expect(seqs).toEqual(seqs.map((_, index) => index + 1));
  });

  it('a node that dies is followed by one that knows everything', async () => {
    const { anya, table } = await dealt();
    await pick(anya, table, 0, anya.view.hand[0] as number);
    const next = node();
    await next.resume();
    const again = new Person(next, 'anya');
    await again.say({ type: 'open', table });
    expect(again.view).toEqual(anya.view);
  });
});

describe('after the end', () => {
  it('the record verifies, the seed is shown, and one tap deals again', async () => {
    const on = node();
    const anya = new Person(on, 'anya');
    const chairs = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'novice' }];
    const order = {
      type: 'create' as const,
      game: 'cow006',
      pace: 'blitz' as const,
      watchers: false,
      chairs,
      start: true,
    };
    const { table } = (await anya.say({ ...order, options: { rounds: 1 } })) as { table: string };
    await anya.say({ type: 'open', table });
    await expect(anya.say({ type: 'record', table })).rejects.toThrow('NOT_OVER');
    expect(anya.info.proof).toBeNull();
    await pass(20 * PACES.blitz);
    expect(anya.info.phase).toBe('over');
    expect(anya.view.result?.places).toHaveLength(2);
    const file = parseRecordFile(await anya.say({ type: 'record', table }));
    expect(file.ok && verify(cow006, file.value).ok).toBe(true);
    if (file.ok) {
      expect(file.value.commitment).toBe(anya.info.commitment);
      const forged = { ...file.value, serverSeed: `${file.value.serverSeed}0` };
      expect(verify(cow006, forged)).toMatchObject({ ok: false, error: { code: 'OTHER_COMMITMENT' } });
    }
    const again = (await anya.say({ type: 'rematch', table })) as { table: string };
    expect(await anya.say({ type: 'rematch', table })).toEqual(again);
    await anya.say({ type: 'open', table: again.table });
    expect(anya.info).toMatchObject({ id: again.table, phase: 'playing' });
    const stranger = new Person(on, 'stranger');
    await expect(stranger.say({ type: 'open', table })).rejects.toThrow('NO_WATCHERS');
    await expect(stranger.say({ type: 'record', table })).rejects.toThrow('NO_WATCHERS');
  });
});
