import { deepEqual, equal } from 'node:assert/strict';
import type { Store, Upkeep, WakeIndex } from '../../store.ts';
import { append, type StoreUnderTest, sampleEntry, sampleTable, save } from './samples.ts';

type LongLived = Store & WakeIndex & Upkeep;
type UpkeepLaw = (under: StoreUnderTest<LongLived>) => Promise<void>;

/** A table in play that is due at `wakeAt`. */
async function playing(store: Store, id: string, wakeAt: number | null): Promise<void> {
  await store.insertTable(sampleTable(id));
  await store.commit(id, { doc: { doc: sampleTable(id, { phase: 'playing', pace: 'mail' }), version: 1 }, wakeAt });
}

const ALL = 100;

/** The tables that are claimed at this time. */
async function claimed(store: WakeIndex, now: number, leaseUntil: number, limit: number): Promise<string[]> {
  return (await store.claimDue(now, leaseUntil, limit)).map(({ table }) => table);
}

/** What a store that serves many people for years must do as well. */
export const UPKEEP_LAWS: Readonly<Record<string, UpkeepLaw>> = {
  async 'tables whose time has come are claimed in pages, the longest overdue first'({ store }) {
    for (const [id, when] of [
      ['late', 30],
      ['first', 10],
      ['second', 20],
      ['never', null],
    ] as const)
      await playing(store, id, when);
    deepEqual(await claimed(store, 9, 100, ALL), []);
    deepEqual(await claimed(store, 29, 100, 1), ['first']);
    deepEqual(await claimed(store, 29, 100, ALL), ['second']);
    deepEqual(await claimed(store, 99, 200, ALL), ['late']);
  },

  async 'of two nodes one gets a table, and another one after the lease if nothing came of it'(under) {
    await playing(under.store, 't', 10);
    const claims = await Promise.all([under.store.claimDue(10, 70, ALL), under.store.claimDue(10, 70, ALL)]);
    deepEqual(claims.flat(), [{ table: 't', token: 1 }]);
    const again = await under.reopen();
    deepEqual(await claimed(again, 69, 200, ALL), []);
    deepEqual(await claimed(again, 70, 200, ALL), ['t']);
  },

  async 'a move sets the next time together with itself, and only if it is written'({ store }) {
    await playing(store, 't', 10);
    await store.commit('t', { entries: [sampleEntry(1, 0, 'a')], wakeAt: 50 });
    await store.commit('t', { entries: [sampleEntry(1, 1, 'b')], wakeAt: 20 }); // lost the race for seq 1
    deepEqual(await claimed(store, 49, 100, ALL), []);
    await append(store, 't', sampleEntry(2, 1, 'b')); // leaves `wakeAt` unchanged
    deepEqual(await claimed(store, 50, 100, ALL), ['t']);
  },

  async 'a table that is saved with no time is never woken up, and otherwise when it was to be'({ store }) {
    for (const id of ['t', 'u']) await playing(store, id, 10);
    await store.commit('t', { doc: { doc: sampleTable('t', { phase: 'over' }), version: 2 }, wakeAt: null });
    await save(store, sampleTable('u', { phase: 'playing' }), 2);
    deepEqual(await claimed(store, 1_000, 2_000, ALL), ['u']);
  },

  async 'the next time can be moved by whoever knows the newest move'({ store }) {
    await playing(store, 't', 10);
    await store.commit('t', { entries: [sampleEntry(1, 0, 'a')], wakeAt: 20 });
    await store.wakeAt('t', 500, { seq: 0 }); // does not know of the move
    deepEqual(await claimed(store, 20, 21, ALL), ['t']);
    await store.wakeAt('t', 500, { seq: 1 });
    deepEqual(await claimed(store, 499, 1_000, ALL), []);
    await store.wakeAt('t', null, { seq: 1 });
    deepEqual(await claimed(store, 10_000, 20_000, ALL), []);
    await store.wakeAt('nowhere', 1, { seq: 0 });
    deepEqual(await claimed(store, 10_000, 20_000, ALL), []);
  },

  async 'who claimed a table before somebody else did moves nothing any more'(under) {
    await playing(under.store, 't', 10);
    const [first] = await under.store.claimDue(10, 20, ALL);
    const again = await under.reopen();
    const [second] = await again.claimDue(20, 30, ALL);
    if (!first || !second) throw new Error('not claimed');
    equal(second.token > first.token, true);
    await again.wakeAt('t', 500, first);
    deepEqual(await claimed(again, 30, 40, ALL), ['t']);
    await again.wakeAt('t', 500, { token: second.token + 1 });
    deepEqual(await claimed(again, 499, 600, ALL), []);
  },

  async 'quiet tables are those nothing was written to, in their phase'({ store }) {
    await store.insertTable(sampleTable('new', { changed: 100 }));
    await store.insertTable(sampleTable('old', { changed: 10 }));
    await store.insertTable(sampleTable('played', { changed: 10, phase: 'playing' }));
    await store.insertTable(sampleTable('abandoned', { changed: 10, phase: 'playing' }));
    await store.insertTable(sampleTable('over', { changed: 10, phase: 'over' }));
    await append(store, 'played', sampleEntry(1, 0, 'a', 90));
    await append(store, 'abandoned', sampleEntry(1, 0, 'a', 20));
    const quiet = async (phase: 'gathering' | 'playing') =>
      (await store.quietTables(phase, { before: 50, limit: ALL })).tables;
    deepEqual([await quiet('gathering'), await quiet('playing')], [['old'], ['abandoned']]);
    await store.keepTable('old', 60);
    deepEqual(await quiet('gathering'), []);
  },

  async 'quiet tables come in pages, and one that was played at is not in the way of the next page'({ store }) {
    for (const id of ['a', 'b', 'c', 'd']) await store.insertTable(sampleTable(id, { changed: 10, phase: 'playing' }));
    for (const id of ['a', 'b']) await append(store, id, sampleEntry(1, 0, 'x', 90));
    const found: string[] = [];
    for (let more = true; more; ) {
      const page = await store.quietTables('playing', { before: 50, limit: 2 });
      for (const id of page.tables) equal(await store.removeTable(id, 50), true);
      found.push(...page.tables);
      more = page.more;
    }
    deepEqual(found.sort(), ['c', 'd']);
  },

  async 'a removed table takes everything with it'({ store }) {
    await store.insertTable(sampleTable('t', { changed: 10, code: 'K7QF' }));
    await store.commit('t', { entries: [sampleEntry(1, 0, 'a')], wakeAt: 5 });
    equal(await store.removeTable('t', 50), true);
    equal(await store.removeTable('t', 50), false);
    deepEqual([await store.table('t'), await store.entries('t', 0)], [null, []]);
    deepEqual([await store.tablesOf('anna', ALL), await claimed(store, 99, 100, ALL)], [[], []]);
    deepEqual([await store.tableByCode('K7QF'), await store.seqOf('t', 0, 'a')], [null, null]);
    await store.insertTable(sampleTable('u', { code: 'K7QF' }));
    deepEqual(await save(store, sampleTable('t'), 1), { kind: 'gone' });
    await store.insertTable(sampleTable('t'));
    deepEqual(await append(store, 't', sampleEntry(1, 0, 'a')), { kind: 'committed' });
  },

  async 'a table that was written to meanwhile is not removed'({ store }) {
    await store.insertTable(sampleTable('t', { changed: 10 }));
    await append(store, 't', sampleEntry(1, 0, 'a', 60));
    equal(await store.removeTable('t', 50), false);
    equal((await store.entries('t', 0)).length, 1);
  },

  async 'a finished game is packed once and reads as before, without the keys'(under) {
    const { store } = under;
    const log = [sampleEntry(1, 0, 'a'), sampleEntry(2, 'referee', null), sampleEntry(3, 1, 'a')];
    for (const phase of ['over', 'playing'] as const) {
      await store.insertTable(sampleTable(phase, { changed: 10, phase }));
      for (const entry of log) await append(store, phase, entry);
    }
    await store.insertTable(sampleTable('fresh', { changed: 60, phase: 'over' }));
    await append(store, 'fresh', sampleEntry(1, 0, 'a'));
    equal(await store.packFinished({ before: 50, limit: ALL }), 1);
    equal(await store.packFinished({ before: 50, limit: ALL }), 0);
    const again = await under.reopen();
    const bare = log.map((entry) => ({ ...entry, client: null }));
    deepEqual(await again.entries('over', 0), bare);
    deepEqual(await again.entries('over', 1), bare.slice(1));
    deepEqual(await again.entries('over', 0, 2), bare.slice(0, 2));
    deepEqual(await append(again, 'over', sampleEntry(3, 0, 'x')), { kind: 'conflict' });
    equal(await again.seqOf('playing', 0, 'a'), 1);
  },
};
