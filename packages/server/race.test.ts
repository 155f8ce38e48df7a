import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Authority, createAuthority } from '@izvilina/authority/authority.ts';
import { localBus } from '@izvilina/authority/bus.ts';
import { type Deps, PAUSES } from '@izvilina/authority/deps.ts';
import { ALLOWANCE, QUICKEST } from '@izvilina/authority/race/reaction.ts';
import type { RoundTrip } from '@izvilina/authority/race/round-trip.ts';
import { ManualClock } from '@izvilina/authority/testing/manual-clock.ts';
import { bearing } from '@izvilina/games/notnot/back.ts';
import { notnot } from '@izvilina/games/notnot/game.ts';
import { rightSlots } from '@izvilina/games/notnot/right.ts';
import { SLOTS, type Slot } from '@izvilina/games/notnot/slots.ts';
import type { State } from '@izvilina/games/notnot/state.ts';
import type { NotNotView } from '@izvilina/games/notnot/view.ts';
import { replay } from '@izvilina/kernel/record.ts';
import { must } from '@izvilina/kernel/result.ts';
import type { Message, Order, Reply } from '@izvilina/protocol/messages.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite, type ServerStore } from './storage/sqlite.ts';

/** Still time, on a real database; every line takes exactly as long as it says. */
let store: ServerStore;
let folder: string;
let time: ManualClock;
let nodes: Authority[];
let seed: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'izvilina-race-'));
  store = await openSqlite({ dataDir: folder });
  time = new ManualClock(settle);
  nodes = [];
  seed = 1;
});

afterEach(async () => {
  for (const node of nodes) await node.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const settle = async () => {
  for (let i = 0; i < 12; i++) await store.ping();
};

/** The same deal every time, at a table of its own: `seed` chooses it. */
const plainBytes = (bytes: number): Uint8Array =>
  bytes === TABLE_ID ? crypto.getRandomValues(new Uint8Array(bytes)) : Uint8Array.from({ length: bytes }, nextByte);
const TABLE_ID = 22;
const nextByte = () => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed & 255;
};

function node(think: Deps['think'] = () => Promise.reject(new Error('nobody thinks here'))): Authority {
  const authority = createAuthority({
    store,
    bus: localBus(),
    think,
    runJob: () => Promise.reject(new Error('no jobs here')),
    readData: () => Promise.reject(new Error('no data here')),
    random: plainBytes,
    now: time.now,
    clock: time.clock,
    later: time.later,
    local: false,
    log: (event, fields) => {
      throw new Error(`${event}: ${JSON.stringify(fields)}`);
    },
  });
  nodes.push(authority);
  return authority;
}

const steady = (median: number, jitter = 0): RoundTrip => ({ min: median, median, jitter });

interface Heard {
  /** On the player's side of the line. */
  readonly at: number;
  readonly message: Message;
}

/** Somebody at the far end of a line, to whom and from whom everything takes half a round trip. */
class Player {
  readonly heard: Heard[] = [];
  readonly name: string;
  readonly line: RoundTrip;
  readonly #connection;
  #id = 0;

  constructor(on: Authority, name: string, line: RoundTrip) {
    this.name = name;
    this.line = line;
    this.#connection = on.connect(
      { id: name, name },
      (message) => this.heard.push({ at: time.now() + line.median / 2, message }),
      async () => undefined,
      () => line,
    );
  }

  /** Now, as if there were no line. */
  async say(order: Order): Promise<Reply> {
    const id = ++this.#id;
    await this.#connection.receive({ ...order, id });
    const reply = this.heard.findLast(({ message }) => message.type === 'reply' && message.id === id)?.message;
    if (reply?.type !== 'reply') throw new Error('no reply');
    return reply;
  }

  get views() {
    return this.heard.flatMap(({ at, message }) =>
      message.type === 'view' ? [{ at, seq: message.seq, view: message.view as NotNotView }] : [],
    );
  }

  get view(): NotNotView {
    return this.views.at(-1)?.view as NotNotView;
  }

  /** When the open roll reached them. */
  get shownAt(): number {
    const { round } = this.view;
    return this.views.find(({ view }) => view.phase === 'open' && view.round === round)?.at ?? Number.NaN;
  }

  touch(slot: string, claimed: number | undefined, changes: object = {}): Promise<Reply> {
    const seq = this.views.at(-1)?.seq ?? 0;
    const seat = this.view.viewer as number;
    const order = { type: 'move', table, seat, seq, client: `client-${++clients}`, move: { type: 'point', slot } };
    return this.say({ ...order, ...(claimed === undefined ? {} : { claimed }), ...changes } as Order);
  }

  goAway(): void {
    this.#connection.close();
  }
}

let clients = 0;
let table = '';
const codeOf = (reply: Reply) => (reply.ok ? 'ok' : reply.error.code);

const rightOf = ({ table: cross, roll, back, rules, options }: NotNotView): readonly Slot[] => {
  const { up, lie } = bearing(back, rules);
  return roll ? rightSlots(cross, roll, up, lie, options) : [];
};
const wrongOf = (view: NotNotView): Slot => SLOTS.find((slot) => !rightOf(view).includes(slot)) as Slot;
const solvable = (view: NotNotView) => rightOf(view).length > 0 && rightOf(view).length < SLOTS.length;

interface Seating {
  readonly anya?: RoundTrip;
  readonly boris?: RoundTrip;
  readonly bots?: number;
  readonly think?: Deps['think'];
  readonly answerMs?: number;
  readonly restMs?: number;
}

/** Anya and Boris at a table, each on their own line, a watcher beside; the first roll is about to come. */
async function seated({ anya = steady(20), boris = steady(300), bots = 0, think, ...timing }: Seating = {}) {
  const on = node(think);
  const [first, second, watcher] = [
    new Player(on, 'anya', anya),
    new Player(on, 'boris', boris),
    new Player(on, 'raya', steady(60)),
  ];
  const bot = { kind: 'bot' as const, level: 'novice' };
  const made = await first.say({
    ...{ type: 'create', game: 'notnot', options: { level: 'discovery', ...timing }, pace: 'calm', watchers: true },
    ...{ chairs: [{ kind: 'me' }, { kind: 'open' }, ...Array<typeof bot>(bots).fill(bot)], start: false },
  });
  if (!made.ok) throw new Error(made.error.code);
  table = (made.value as { table: string }).table;
  await second.say({ type: 'sit', table, name: 'Борис' });
  for (const player of [first, second, watcher]) await player.say({ type: 'open', table });
  await first.say({ type: 'start', table });
  await settle();
  return { on, anya: first, boris: second, watcher };
}

/** Rounds are let pass until one has an answer and a wrong card; it has just been shown to everyone. */
async function solvableRound(seating: Seating = {}) {
  const all = await seated(seating);
  await time.pass(PAUSES.ready + 300);
  while (!solvable(all.anya.view)) await time.pass(100);
  return all;
}

const eventsOf = async () => (await store.entries(table, 0)).map(({ event }) => event);
const points = async () => (await eventsOf()).flatMap((event) => (event.by === 'referee' ? [] : [event.move]));

describe('the show', () => {
  it('is at the same moment for everybody, however far they are', async () => {
    const { anya, boris, watcher } = await seated();
    await time.pass(PAUSES.ready + 1000);
    expect(anya.view.phase).toBe('open');
    expect([boris.shownAt, watcher.shownAt]).toEqual([anya.shownAt, anya.shownAt]);
  });

  it('follows the last round as soon as the host wants it', async () => {
    const { anya } = await solvableRound({ restMs: 1000, boris: steady(20) });
    const { round } = anya.view;
    await anya.touch(rightOf(anya.view)[0] as Slot, 200);
    while (anya.view.round === round) await time.pass(10);
    const closed = anya.views.find(({ view }) => view.round === round && view.phase === 'between')?.at ?? Number.NaN;
    expect(anya.shownAt - closed).toBeGreaterThanOrEqual(980);
    expect(anya.shownAt - closed).toBeLessThan(1100);
  });

  it('comes no earlier to who opens the table again meanwhile', async () => {
    const { on, anya, boris } = await seated();
    await time.pass(PAUSES.ready + 30); // Boris has been sent it, Anya not yet
    expect(boris.views.at(-1)?.view.phase).toBe('open');
    const again = new Player(on, 'anya', steady(20));
    await again.say({ type: 'open', table });
    expect(again.views).toEqual([]);
    expect(codeOf(await anya.touch('top', 200))).not.toBe('ok');
    await time.pass(300);
    expect(again.shownAt).toBe(anya.shownAt);
  });
});

describe('whoever comes and goes', () => {
  it('is measured from the moment they sit down to it', async () => {
    let asked = 0;
    const raya = node().connect(
      { id: 'raya', name: 'raya' },
      () => undefined,
      async () => undefined,
      () => {
        asked++;
        return null;
      },
    );
    await seated();
    await raya.receive({ id: 1, type: 'open', table });
    expect(asked).toBeGreaterThan(0);
  });

  it('is not sent the roll they looked away from', async () => {
    const { anya, boris } = await seated();
    await time.pass(PAUSES.ready + 30); // Boris has been sent it, Anya not yet
    await anya.say({ type: 'close', table });
    const before = anya.views.length;
    await time.pass(1000);
    expect([anya.views.length, boris.view.phase]).toEqual([before, 'open']);
  });
});

describe('a touch', () => {
  it('is worth what the device says where the line bears it out', async () => {
    const { anya, boris } = await solvableRound({ boris: steady(300, 20) });
    const [slot] = rightOf(anya.view);
    await time.pass(anya.shownAt + 700 - time.now());
    await boris.touch(slot as string, 550); // made at 550, half a round trip ago
    expect(boris.view.touch).toMatchObject({ at: 550, claimed: 550, uncertainty: 18 });
  });

  it('may be quicker than the line allows only within the allowance, which is soon spent', async () => {
    const { anya, boris } = await solvableRound({ boris: steady(20) });
    const touchedAt = async (ms: number) => {
      await time.pass(anya.shownAt + ms + 10 - time.now());
      await anya.touch('top', 160);
      const { touch } = anya.view;
      await boris.touch('top', 160);
      while (anya.view.phase !== 'open') await time.pass(100);
      return touch?.at;
    };
    expect(await touchedAt(400)).toBe(400 - ALLOWANCE.most);
    const second = await touchedAt(400);
    expect(second).toBeGreaterThan(400 - 0.7 * ALLOWANCE.most);
    expect(second).toBeLessThan(400);
  });

  it('may be claimed a little later than it was heard, for clocks that round, and no more', async () => {
    const { anya } = await solvableRound();
    const sent = anya.shownAt - 10;
    await time.pass(sent + 500 - time.now());
    const slot = wrongOf(anya.view);
    expect(codeOf(await anya.touch(slot, 601))).toBe('BAD_MOVE');
    expect(codeOf(await anya.touch(slot, 600))).toBe('ok');
    expect(anya.view.touch).toMatchObject({ at: 600, claimed: 600 });
  });

  it('that no person can have made counts as the quickest possible', async () => {
    const { anya } = await solvableRound();
    await time.pass(anya.shownAt + 60 - time.now());
    await anya.touch(wrongOf(anya.view), 50);
    expect(anya.view.touch).toMatchObject({ at: QUICKEST, claimed: 50 });
  });

  it('is not made quicker by coming back', async () => {
    const { on, anya } = await solvableRound();
    await time.pass(anya.shownAt + 1000 - time.now());
    anya.goAway();
    const again = new Player(on, 'anya', steady(20));
    await again.say({ type: 'open', table });
    await time.pass(200);
    await again.touch(wrongOf(again.view), 190);
    expect(again.view.touch?.at).toBeGreaterThan(1000);
  });

  it('on a slower line still wins when it was made earlier', async () => {
    const { anya, boris } = await solvableRound();
    const shown = anya.shownAt;
    const [slot] = rightOf(anya.view) as readonly [Slot];
    await time.pass(shown + 440 - time.now());
    await anya.touch(slot, 430);
    await time.pass(shown + 550 - time.now());
    await boris.touch(slot, 400);
    expect(anya.view.touches.map(({ player, at, verdict }) => [player, at, verdict])).toEqual([
      [1, 400, 'first'],
      [0, 430, 'late'],
    ]);
  });

  it('is waited for no longer than the slower line needs', async () => {
    const { anya } = await solvableRound();
    await anya.touch(rightOf(anya.view)[0] as Slot, 20);
    const touched = time.now();
    while (anya.view.phase === 'open') await time.pass(10);
    expect(time.now() - touched).toBeLessThanOrEqual(350);
    expect(time.now() - touched).toBeGreaterThanOrEqual(220);
  });
});

describe('what is refused', () => {
  const notTouches: readonly [string, number | undefined, object][] = [
    ['without a time', undefined, {}],
    ['in the past', -1, {}],
    ['in the future', 5_000, {}],
    ['at no time at all', Number.NaN, {}],
    ['never', Number.POSITIVE_INFINITY, {}],
    ['with a time of its own', 400, { move: { type: 'point', slot: 'top', at: 200 } }],
    ['with a certainty of its own', 400, { move: { type: 'point', slot: 'top', uncertainty: 0 } }],
    ['nowhere', 400, { move: { type: 'point', slot: 'middle' } }],
    ['as nothing', 400, { move: null }],
  ];
  it.each(notTouches)('a touch %s', async (_, claimed, changes) => {
    const { anya } = await solvableRound();
    await time.pass(anya.shownAt + 500 - time.now());
    expect(codeOf(await anya.touch('top', claimed, changes))).toMatch(/^BAD_(MOVE|MESSAGE)$/);
    expect(await points()).toEqual([]);
    expect(codeOf(await anya.touch('top', 400))).toBe('ok');
  });

  it('two touches, another’s seat, a touch before the show and after the close', async () => {
    const { anya, boris } = await seated();
    expect(codeOf(await anya.touch('top', 0))).toBe('NOT_YOUR_TURN');
    await time.pass(PAUSES.ready + 400);
    while (!solvable(anya.view)) await time.pass(100);
    const { seq } = anya.views.at(-1) as { seq: number };
    expect(codeOf(await anya.touch('top', 10, { seat: 1 }))).toBe('NOT_YOUR_SEAT');
    expect(codeOf(await anya.touch(wrongOf(anya.view), 10))).toBe('ok');
    expect(codeOf(await anya.touch(rightOf(anya.view)[0] as Slot, 10))).toBe('NOT_YOUR_TURN');
    expect(await points()).toHaveLength(1);
    expect(codeOf(await boris.touch(rightOf(boris.view)[0] as Slot, 10))).toBe('ok');
    expect(codeOf(await boris.touch('top', 10, { seq }))).toBe('STALE');
    expect(await points()).toHaveLength(2);
  });

  it('a second touch, which takes nothing from the allowance', async () => {
    const { anya, boris } = await solvableRound({ boris: steady(20) });
    const pass = () => time.pass(anya.shownAt + 410 - time.now());
    await pass();
    await anya.touch('top', 400);
    expect(codeOf(await anya.touch('top', 160))).toBe('NOT_YOUR_TURN');
    await boris.touch('top', 400);
    while (anya.view.phase !== 'open') await time.pass(100);
    await pass();
    await anya.touch('top', 160);
    expect(anya.view.touch?.at).toBe(400 - ALLOWANCE.most);
  });

  it('a claimed time where there is no race, and hints where there is one', async () => {
    const { anya } = await solvableRound();
    expect(codeOf(await anya.say({ type: 'hint', table, seat: 0 }))).toBe('NO_HINTS');
    const chairs = [{ kind: 'me' as const }, { kind: 'me' as const }];
    const made = await anya.say({
      ...{ type: 'create', game: 'cow006', options: {}, pace: 'calm', watchers: true, chairs, start: true },
    });
    const cow = made.ok ? (made.value as { table: string }).table : '';
    const move = { type: 'move' as const, table: cow, seat: 0, seq: 0, client: 'client-of-cow', claimed: 200 };
    expect(codeOf(await anya.say({ ...move, move: { type: 'pick', card: 1 } }))).toBe('BAD_MOVE');
  });
});

describe('what the wire tells before the close', () => {
  /** All that others hear, and when, from the show to shortly before the close, when Anya touches `slotOf` the roll. */
  async function overheard(slotOf: (view: NotNotView) => Slot): Promise<string> {
    seed = 1;
    const { anya, boris, watcher } = await solvableRound();
    const from = [boris, watcher].map(({ heard }) => heard.length);
    await time.pass(anya.shownAt + 400 - time.now());
    const began = time.now();
    const reply = await anya.touch(slotOf(anya.view), 380);
    await time.pass(200);
    const [slow, onlooker] = [boris, watcher].map(({ heard }, index) =>
      heard.slice(from[index]).map(({ at, message }) => [at - began, message]),
    );
    expect(slow?.length).toBeGreaterThan(0);
    return JSON.stringify([reply.ok, slow, onlooker])
      .replaceAll(table, 'table')
      .replaceAll(/"since":\d+/g, '"since":0');
  }

  it('does not depend on whether a touch was right', async () => {
    expect(await overheard((view) => rightOf(view)[0] as Slot)).toBe(await overheard(wrongOf));
  });

  it('does not depend on what is right, how long the roll would stay, or how long a touch is held back', async () => {
    const { anya } = await solvableRound();
    await anya.touch(rightOf(anya.view)[0] as Slot, 20);
    const file = (await store.table(table))?.doc;
    const start = { players: 2, options: file?.options ?? null, seed: file?.seed ?? '' };
    const match = must(replay(notnot, { ...start, game: 'notnot', rules: notnot.rules, events: await eventsOf() }));
    const state = match.state as State;
    expect(anya.view).toEqual(notnot.view(state, 0));
    for (const viewer of [0, 1, 'watcher'] as const) {
      const other = { ...state, right: ['top', 'left'] as const, pause: 1, hold: 1 };
      expect(notnot.view(other, viewer)).toEqual(notnot.view(state, viewer));
    }
  });

  it('says nothing while a roll without an answer waits', async () => {
    const all = await seated();
    await time.pass(PAUSES.ready + 300);
    for (;;) {
      while (all.anya.view.phase !== 'open') await time.pass(50);
      await time.pass(300); // for the slower ones
      if (rightOf(all.anya.view).length === 0) break;
      while (all.anya.view.phase === 'open') await time.pass(500);
    }
    const before = [all.anya, all.boris, all.watcher].map(({ heard }) => heard.length);
    await time.pass(1000);
    expect([all.anya, all.boris, all.watcher].map(({ heard }) => heard.length)).toEqual(before);
    const last = all.anya.heard.findLast(({ message }) => message.type === 'view')?.message;
    expect(last).toMatchObject({ clocks: [] });
  });
});

describe('bots', () => {
  it('touch in their own time, counted from the show, and may refrain', async () => {
    const think: Deps['think'] = async ({ view }) => {
      const seen = view as NotNotView;
      const move = { type: 'point', slot: wrongOf(seen), at: 640 };
      return { move: seen.viewer === 2 ? move : null, after: 640, value: 0, nodes: 1, best: [] };
    };
    const { anya } = await solvableRound({ bots: 2, think });
    const shown = anya.view.since;
    await time.pass(shown + 639 - time.now());
    expect(anya.view.pointed).toEqual([]);
    await time.pass(1);
    await settle();
    expect(anya.view.pointed).toEqual([2]);
    expect(await points()).toContainEqual({ type: 'point', slot: wrongOf(anya.view), at: 640 });
  });
});
