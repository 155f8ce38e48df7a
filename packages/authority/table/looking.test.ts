import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import { PACES } from '@izvilina/protocol/pace.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LIMITS, PAUSES } from '../deps.ts';

import { dealt, firstMove, gatheringTable, pick } from '../testing/cow-table.ts';
import { type MemoryStore, memoryStore } from '../testing/memory-store.ts';
import { entropyOf, Person, Rig, settle } from '../testing/rig.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
});
afterEach(() => rig.close());

const node = () => rig.node({ think: firstMove });

it('shows nothing after the deal to a stranger who opened it while it gathered, if no watchers were agreed', async () => {
  const on = node();
  const [anya, lyosha, stranger] = ['anya', 'lyosha', 'stranger'].map((name) => new Person<CowView>(on, name)) as [
    Person<CowView>,
    Person<CowView>,
    Person<CowView>,
  ];
  const { table } = (await anya.say(gatheringTable({ watchers: false }))) as { table: string };
  for (const person of [anya, lyosha, stranger]) await person.say({ type: 'open', table });
  await lyosha.say({ type: 'sit', table, name: 'Лёша' });
  await anya.say({ type: 'entropy', table, entropy: entropyOf('anya') });
  const before = stranger.received.length;
  await anya.say({ type: 'start', table });
  await pick(anya, table, 0, anya.view.hand[0] as number);
  await pick(lyosha, table, 1, lyosha.view.hand[0] as number);
  await settle();
  expect(anya.seq).toBe(2);
  expect(stranger.received.slice(before)).toEqual([
    { type: 'closed', table, error: { code: 'NO_WATCHERS', params: {} } },
  ]);
  expect(anya.info.watchers).toBe(0);
  await expect(stranger.say({ type: 'open', table })).rejects.toThrow('NO_WATCHERS');
});

it('keeps its watchers when they were agreed', async () => {
  const on = node();
  const anya = new Person<CowView>(on, 'anya');
  const watcher = new Person<CowView>(on, 'watcher');
  const chairs = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'novice' }];
  const { table } = (await anya.say(gatheringTable({ chairs }))) as { table: string };
  await watcher.say({ type: 'open', table });
  await anya.say({ type: 'start', table });
  expect(watcher.view.viewer).toBe('watcher');
});

/** A store whose reads of tables, or of their logs, can be held up. */
function slowStore(slow: 'table' | 'entries' = 'table'): { store: MemoryStore; hold(): () => void } {
  const store = memoryStore();
  let gate: Promise<void> = Promise.resolve();
  const read = store[slow] as (...args: readonly unknown[]) => Promise<unknown>;
  return {
    store: {
      ...store,
      async [slow](...args: readonly unknown[]) {
        await gate;
        return read(...args);
      },
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
  };
}

it.each([
  ['closes', (person: Person) => person.goAway()],
  ['looks away', (person: Person, table: string) => void person.say({ type: 'close', table })],
])('does not take somebody for here whose connection %s while the table loads', async (_, goes) => {
  const { store, hold } = slowStore();
  rig = new Rig(store);
  const { anya, lyosha, table } = await dealt(node());
  anya.goAway();
  lyosha.goAway();
  const another = node(); // a server just started: nothing is loaded
  const release = hold();
  const back = new Person<CowView>(another, 'lyosha');
  void back.say({ type: 'open', table }).catch(() => undefined);
  goes(back, table);
  release();
  await settle();
  const again = new Person<CowView>(another, 'anya');
  await again.say({ type: 'open', table });
  expect(again.info.seats[1]).toMatchObject({ here: false });
  await rig.pass(PAUSES.away);
  expect(again.info.seats[1]).toMatchObject({ standIn: expect.any(String) });
});

it('seats no stand-in for somebody who leaves in one tab and looks in another', async () => {
  const on = node();
  const { anya, lyosha, table } = await dealt(on);
  const otherTab = new Person<CowView>(on, 'lyosha');
  await otherTab.say({ type: 'open', table });
  await lyosha.say({ type: 'leave', table });
  expect(anya.info.seats[1]).toMatchObject({ here: true, standInAfter: null });
  await rig.pass(PAUSES.away * 2);
  expect(anya.info.seats[1]).toMatchObject({ here: true, standIn: null });
  await otherTab.say({ type: 'leave', table });
  expect(anya.info.seats[1]).toMatchObject({ here: false, left: 'table', standInAfter: PAUSES.leave });
  await rig.pass(PAUSES.leave);
  expect(anya.info.seats[1]).toMatchObject({ here: false, standIn: expect.any(String) });
  await lyosha.say({ type: 'open', table });
  expect(anya.info.seats[1]).toMatchObject({ here: true, left: null });
});

it('tells how many watch at once where they are few, and a crowd only now and then', async () => {
  const on = node();
  const { anya, table } = await dealt(on);
  await rig.pass(1_000);
  const watchers = Array.from({ length: LIMITS.watchersPerTable }, (_, n) => new Person<CowView>(on, `watcher ${n}`));
  const told = ({ received }: Person) => received.filter(({ type }) => type === 'table').length;
  const before = told(anya);
  await watchers[0]?.say({ type: 'open', table });
  expect([told(anya) - before, anya.info.watchers]).toEqual([1, 1]);
  for (const watcher of watchers) await watcher.say({ type: 'open', table }); // the first of them opens it again
  expect(told(anya) - before).toBe(1);
  expect(watchers.map((watcher) => [told(watcher), watcher.views.length])).toEqual([[2, 2], ...Array(49).fill([1, 1])]);
  await rig.pass(5_000);
  expect(told(anya) - before).toBeLessThanOrEqual(3);
  expect([anya, ...watchers].every((person) => person.info.watchers === watchers.length)).toBe(true);
  for (const watcher of watchers) watcher.goAway();
  await rig.pass(5_000);
  expect([told(anya) - before <= 6, anya.info.watchers]).toEqual([true, 0]);
});

it('tells at once that somebody who plays has gone, whoever watches', async () => {
  const on = node();
  const { anya, lyosha, table } = await dealt(on);
  for (let n = 0; n < 10; n++) await new Person<CowView>(on, `watcher ${n}`).say({ type: 'open', table });
  lyosha.goAway();
  expect(anya.info).toMatchObject({ watchers: 10, seats: [{ here: true }, { here: false }] });
});

it('shows a guest who gave their seat up in another tab what a watcher sees, before and after the end', async () => {
  const on = node();
  const { lyosha, table } = await dealt(on, { pace: 'blitz', options: { rounds: 1 } });
  const otherTab = new Person<CowView>(on, 'lyosha');
  await otherTab.say({ type: 'forget', table });
  expect(lyosha.info.seats[1]).toMatchObject({ kind: 'person', you: false });
  expect(lyosha.view.viewer).toBe('watcher');
  await rig.pass(40 * PACES.blitz);
  expect(lyosha.info.phase).toBe('over');
  expect(lyosha.view).toMatchObject({ viewer: 'watcher', result: expect.anything() });

  const ended = await dealt(on, { pace: 'blitz', options: { rounds: 1 } });
  await rig.pass(40 * PACES.blitz);
  await otherTab.say({ type: 'forget', table: ended.table });
  expect(ended.lyosha.view).toMatchObject({ viewer: 'watcher', result: expect.anything() });
});

it('closes the table to strangers at the deal, also when somebody comes while it is being written', async () => {
  const { store, hold } = slowStore('entries');
  rig = new Rig(store);
  const on = node();
  const [anya, lyosha, stranger] = ['anya', 'lyosha', 'stranger'].map((name) => new Person<CowView>(on, name)) as [
    Person<CowView>,
    Person<CowView>,
    Person<CowView>,
  ];
  const { table } = (await anya.say(gatheringTable({ watchers: false }))) as { table: string };
  for (const person of [anya, lyosha, stranger]) await person.say({ type: 'open', table });
  await lyosha.say({ type: 'sit', table, name: 'Лёша' });
  await anya.say({ type: 'entropy', table, entropy: entropyOf('anya') });
  const release = hold();
  const started = anya.sayBare({ type: 'start', table });
  await settle();
  await new Person<CowView>(on, 'lyosha').say({ type: 'open', table });
  release();
  await started;
  expect(stranger.views).toEqual([]);
  expect(stranger.received.at(-1)).toMatchObject({ type: 'closed', error: { code: 'NO_WATCHERS' } });
});
