import { cow006 } from '@izvilina/games/cow006/game.ts';
import type { CommandBody } from '@izvilina/protocol/commands.ts';
import { PACES } from '@izvilina/protocol/pace.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Authority } from '../authority.ts';
import { LIMITS, PAUSES } from '../deps.ts';
import { LONGEST_LEAD } from '../scheduled/lead.ts';
import { dealt, firstMove, gatheringTable, pick } from '../testing/cow-table.ts';
import { emptyData, type MemoryStore, memoryStore } from '../testing/memory-store.ts';
import { clientKey, Person, Rig, settle } from '../testing/rig.ts';
import { play, throwing, throwsNode } from '../testing/throws-table.ts';

/** A store whose appends wait until the test releases them. */
function slowStore() {
  const store = memoryStore();
  const waiting: (() => void)[] = [];
  /** Number of events in each write. */
  const appends: number[] = [];
  const ends: { readonly phase: string; readonly events: number }[] = [];
  let held = false;
  const slow: MemoryStore = {
    ...store,
    async commit(table, change) {
      if (change.doc?.doc.phase === 'over') ends.push({ phase: 'over', events: change.entries?.length ?? 0 });
      if (change.entries) {
        if (held) await new Promise<void>((resolve) => waiting.push(resolve));
        appends.push(change.entries.length);
      }
      return store.commit(table, change);
    },
  };
  return {
    store: slow,
    appends,
    ends,
    /** Lets later appends through; those already waiting keep waiting. */
    letThrough() {
      held = false;
    },
    hold() {
      held = true;
    },
    release() {
      held = false;
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

let slow: ReturnType<typeof slowStore>;
let rig: Rig;
beforeEach(() => {
  slow = slowStore();
  rig = new Rig(slow.store);
});
afterEach(() => rig.close());

const outcome = (said: Promise<unknown>): Promise<string> =>
  said.then(() => 'ok').catch((error: Error) => error.message);

it('is read once when it is loaded: the document, and its log', async () => {
  const { table } = await dealt(rig.node({ think: firstMove }));
  const reads: string[] = [];
  const counted: MemoryStore = {
    ...slow.store,
    table(id) {
      reads.push('table');
      return slow.store.table(id);
    },
    entries(...range) {
      reads.push('entries');
      return slow.store.entries(...range);
    },
  };
  await new Person(new Rig(counted).node({ think: firstMove }), 'anya').say({ type: 'open', table });
  expect(reads).toEqual(['table', 'entries']);
});

describe('a table with one write under way', () => {
  it('lets so many commands of one player wait and refuses the rest; nobody else is held up', async () => {
    const { anya, lyosha, table } = await dealt(rig.node({ think: firstMove }));
    const card = anya.view.hand[0] as number;
    slow.hold();
    const flood = Array.from({ length: LIMITS.queuedPerPlayer + 3 }, () => outcome(pick(anya, table, 0, card, 0)));
    const his = outcome(pick(lyosha, table, 1, lyosha.view.hand[0] as number));
    await settle();
    slow.release();
    const outcomes = await Promise.all(flood);
    expect(outcomes.slice(LIMITS.queuedPerPlayer)).toEqual(['BUSY', 'BUSY', 'BUSY']);
    expect(outcomes.slice(0, LIMITS.queuedPerPlayer)).not.toContain('BUSY');
    expect(await his).toBe('ok');
  });

  it('writes what has come meanwhile at once, and pushes it at once', async () => {
    const { anya, lyosha, table } = await dealt(rig.node({ think: firstMove }));
    const before = anya.views.length;
    const [hers, his] = [anya.view.hand[0] as number, lyosha.view.hand[0] as number];
    slow.hold();
    const first = pick(anya, table, 0, hers);
    await settle();
    const changed = pick(anya, table, 0, anya.view.hand[1] as number, 1);
    const answered = pick(lyosha, table, 1, his);
    const late = outcome(pick(anya, table, 0, hers, 1)); // the cards are laid by then
    await settle();
    slow.release();
    expect(await Promise.all([first, changed, answered])).toEqual([{ seq: 1 }, { seq: 2 }, { seq: 3 }]);
    expect(await late).toBe('NOT_YOUR_TURN');
    expect(slow.appends).toEqual([1, 2]);
    expect(anya.views.slice(before).map(({ seq, steps }) => [seq, steps.length])).toEqual([
      [1, 1],
      [3, 2],
    ]);
    const alone = new Person(rig.node({ think: firstMove }), 'lyosha');
    await alone.say({ type: 'open', table, since: 1 });
    expect(alone.views[0]?.steps).toEqual(lyosha.views.at(-1)?.steps); // the same steps as in single pushes
  });

  it('carries out a command once that was sent again while it waited', async () => {
    const { anya, lyosha, table } = await dealt(rig.node({ think: firstMove }));
    const move = { type: 'pick', card: anya.view.hand[0] };
    const order: CommandBody = { type: 'move', table, seat: 0, seq: anya.seq, client: clientKey(), move };
    slow.hold();
    const his = pick(lyosha, table, 1, lyosha.view.hand[0] as number);
    const twice = [anya.say(order), anya.say(order)];
    await settle();
    slow.release();
    expect(await Promise.all([his, ...twice])).toEqual([{ seq: 1 }, { seq: 2 }, { seq: 2 }]);
    expect(await rig.store.entries(table, 0)).toHaveLength(2);
  });

  it('writes the last move and the end of the table at once, and shows the move first', async () => {
    const { anya, table } = await dealt(rig.node({ think: firstMove }), { pace: 'blitz', options: { rounds: 1 } });
    while (anya.info.phase === 'playing') await rig.pass(PACES.blitz + LONGEST_LEAD); // the clocks play the moves
    expect(slow.ends).toEqual([{ phase: 'over', events: 1 }]);
    expect(await rig.store.table(table)).toMatchObject({
      doc: { phase: 'over', outcome: { places: expect.anything() } },
    });
    const kinds = anya.received.map((push) => (push.type === 'table' ? push.table.phase : push.type));
    expect(kinds.slice(-2)).toEqual(['view', 'over']);
  });

  it('goes on from what the store says when that was put back to an earlier moment', async () => {
    const data = emptyData();
    const own = new Rig(memoryStore(data));
    const { anya, lyosha, table } = await dealt(own.node({ think: firstMove }));
    const log = () => data.entries.get(table) ?? [];
    await pick(anya, table, 0, anya.view.hand.at(-1) as number);
    const lost = lyosha.view.hand.at(-1) as number;
    await pick(lyosha, table, 1, lost);
    data.entries.set(table, log().slice(0, 1));
    await outcome(pick(anya, table, 0, anya.view.hand.at(-1) as number));
    expect(lyosha.view.hand).toContain(lost);
    await pick(lyosha, table, 1, lost);
    expect(log().map(({ seq }) => seq)).toEqual(log().map((_, index) => index + 1));
    expect(log().length).toBeGreaterThan(1);
    await own.close();
  });

  it('shows the deal again when the store was put back to before the first event', async () => {
    const data = emptyData();
    const own = new Rig(memoryStore(data));
    const { anya, lyosha, table } = await dealt(own.node({ think: firstMove }));
    const before = anya.view.hand;
    for (const [seat, person] of [anya, lyosha].entries())
      await pick(person, table, seat, person.view.hand.at(-1) as number);
    data.entries.set(table, []);
    expect(await outcome(pick(anya, table, 0, anya.view.hand.at(-1) as number))).toBe('STALE');
    expect([anya.seq, anya.view.hand]).toEqual([0, before]);
    await own.close();
  });

  it('decides all of it again when another node was faster', async () => {
    const [here, there] = [rig.node({ think: firstMove }), rig.node({ think: firstMove })];
    const { anya, lyosha, table } = await dealt(here);
    const elsewhere = new Person<typeof lyosha.view>(there, 'lyosha');
    await elsewhere.say({ type: 'open', table });
    slow.hold();
    const his = outcome(pick(lyosha, table, 1, lyosha.view.hand[0] as number));
    const hers = pick(anya, table, 0, anya.view.hand[0] as number);
    await settle();
    slow.letThrough();
    expect(await pick(elsewhere, table, 1, lyosha.view.hand[1] as number)).toEqual({ seq: 1 });
    slow.release();
    expect([await his, await hers]).toEqual(['STALE', { seq: 2 }]);
    expect(slow.appends).toEqual([1, 2, 1]); // the second command came too late
  });

  it('does its own work in time, however much a player sends', async () => {
    const { anya, table } = await dealt(rig.node({ think: firstMove }), { pace: 'blitz' });
    slow.hold();
    const card = anya.view.hand[0] as number;
    const flood = Array.from({ length: 200 }, () => outcome(pick(anya, table, 0, card, 0)));
    await rig.pass(PACES.blitz + LONGEST_LEAD); // the clocks run out while the flood waits
    slow.release();
    await Promise.all(flood);
    await settle();
    expect((await rig.store.entries(table, 0)).map(({ event }) => event.by)).toContain('referee');
  });
});

describe('strangers who know the address of a table', () => {
  const strangers = (on: Authority) => Array.from({ length: 60 }, (_, n) => new Person(on, `stranger ${n}`));
  const orders = (table: string): CommandBody[] => [
    { type: 'stand', table },
    { type: 'leave', table },
    { type: 'sit', table, name: 'Кто-то' },
    { type: 'agree', table, pace: 'blitz' },
    { type: 'start', table },
  ];

  it('stall no bot: nothing of theirs waits, is read or is written', async () => {
    const on = rig.node({ think: firstMove });
    const { anya, table } = await dealt(on, { bots: 1 });
    const before = await rig.store.table(table);
    slow.hold();
    const move = pick(anya, table, 0, anya.view.hand[0] as number); // held by the disk
    const flood = strangers(on).flatMap((one) => orders(table).map((order) => outcome(one.say(order))));
    expect(new Set(await Promise.all(flood))).toEqual(new Set(['ok', 'ALREADY_STARTED', 'ONLY_HOST']));
    await rig.pass(500); // the bot has thought
    slow.release();
    await move;
    await settle();
    expect((await rig.store.entries(table, 0)).map(({ event }) => event.by)).toEqual([0, 2]);
    expect(await rig.store.table(table)).toEqual(before);
  });

  it('keep nobody from starting', async () => {
    const on = rig.node({ think: firstMove });
    const anya = new Person(on, 'anya');
    const chairs = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'novice' }];
    const { table } = (await anya.say(gatheringTable({ chairs }))) as { table: string };
    await anya.say({ type: 'open', table });
    const sit: CommandBody = { type: 'sit', table, name: 'Кто-то' };
    const flood = [...strangers(on), ...strangers(on)].map((one) => outcome(one.say(sit)));
    const started = outcome(anya.say({ type: 'start', table }));
    const refused = await Promise.all(flood);
    expect(refused.filter((code) => code === 'BUSY').length).toBe(120 - LIMITS.queuedByStrangers);
    expect(await started).toBe('ok');
  });
});

describe('a player who changes an answer without end', () => {
  it('is stopped, for this question and for the match', async () => {
    const { anya, lyosha, table } = await dealt(rig.node({ think: firstMove }), { options: { rounds: 1 } });
    const changeForEver = async () => {
      for (let n = 0; n < 1000; n++) {
        const said = await outcome(pick(anya, table, 0, anya.view.hand[n % 2] as number));
        if (said !== 'ok') return said;
      }
      return 'never stopped';
    };
    expect(await changeForEver()).toBe('TOO_MANY_CHANGES');
    expect(await rig.store.entries(table, 0)).toHaveLength(1 + LIMITS.changesPerQuestion);
    while (anya.info.phase === 'playing') {
      const { asks } = anya.view;
      if (asks.some(({ what }) => what.startsWith('row'))) {
        const chooser = asks[0]?.seat === 0 ? anya : lyosha;
        const rows = cow006.moves(chooser.view);
        const [move] = rows.finite ? rows.all : [];
        const seat = asks[0]?.seat as number;
        await chooser.say({ type: 'move', table, seat, seq: chooser.seq, client: clientKey(), move });
      } else if (asks.some(({ seat }) => seat === 0)) await changeForEver();
      else await pick(lyosha, table, 1, lyosha.view.hand[0] as number);
      await settle();
    }
    const events = await rig.store.entries(table, 0);
    const start = { players: 2, options: (await rig.store.table(table))?.doc.options };
    expect(events.length).toBeLessThanOrEqual(cow006.longest(2, start.options as never) + LIMITS.changesPerMatch);
  });

  it('has no more changes after a restart', async () => {
    const { anya, table } = await dealt(rig.node({ think: firstMove }));
    for (let n = 0; n <= LIMITS.changesPerQuestion; n++) await pick(anya, table, 0, anya.view.hand[n % 2] as number);
    const again = new Person<typeof anya.view>(rig.node({ think: firstMove }), 'anya');
    await again.say({ type: 'open', table });
    await expect(pick(again, table, 0, again.view.hand[0] as number)).rejects.toThrow('TOO_MANY_CHANGES');
  });
});

describe('a table that nobody looks at', () => {
  const on = () => rig.node({ think: firstMove });

  it('is forgotten after a while, and loaded again when somebody comes', async () => {
    const node = on();
    const { anya, lyosha, table } = await dealt(node);
    await pick(anya, table, 0, anya.view.hand[0] as number);
    const { picked } = anya.view;
    anya.goAway();
    lyosha.goAway();
    await rig.pass(PAUSES.forget - 1);
    expect(node.loaded).toBe(1);
    await rig.pass(1);
    expect(node.loaded).toBe(0);
    const back = new Person<typeof anya.view>(node, 'anya');
    await back.say({ type: 'open', table });
    expect([node.loaded, back.view.picked]).toEqual([1, picked]);
  });

  it('is kept while somebody looks', async () => {
    const node = on();
    const { lyosha } = await dealt(node);
    lyosha.goAway();
    await rig.pass(2 * PAUSES.forget);
    expect(node.loaded).toBe(1);
  });

  it('is forgotten at once when the game is over', async () => {
    const node = throwsNode(rig);
    const { anya, boris, table } = await throwing(node, { rounds: 1 });
    for (const [seat, person] of [anya, boris].entries()) {
      await play(person, table, seat, { type: 'throw', power: 1 });
      await rig.pass(1);
    }
    expect([anya.info.phase, node.loaded]).toEqual(['over', 1]);
    anya.goAway();
    await rig.pass(1);
    expect(node.loaded).toBe(1);
    boris.goAway();
    await rig.pass(1);
    expect(node.loaded).toBe(0);
    const back = new Person(node, 'anya');
    await back.say({ type: 'record', table }); // loads the table and forgets it again
    await rig.pass(1);
    expect(node.loaded).toBe(0);
  });

  it('that was only looked up on the shelf is forgotten soon', async () => {
    const node = on();
    const anya = new Person(node, 'anya');
    await anya.say(gatheringTable());
    expect(await anya.say({ type: 'mine' })).toHaveLength(1);
    expect(node.loaded).toBe(1);
    await rig.pass(PAUSES.forgetUnseen);
    expect(node.loaded).toBe(0);
  });
});
