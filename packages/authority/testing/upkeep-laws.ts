import { deepEqual, equal } from 'node:assert/strict';
import type { Store, Upkeep, WakeIndex } from '../store.ts';
import { type StoreUnderTest, sampleEntry, sampleTable } from './store-laws.ts';

type LongLived = Store & WakeIndex & Upkeep;
type UpkeepLaw = (under: StoreUnderTest<LongLived>) => Promise<void>;

/** A table in play whose next time is `wakeAt`. */
async function playing(store: Store, id: string, wakeAt?: number): Promise<void> {
  await store.insertTable(sampleTable(id));
  await store.saveTable(sampleTable(id, { phase: 'playing', pace: 'mail' }), 1, wakeAt);
}

const ALL = 100;

/** What a store must do that serves many people for years. */
export const UPKEEP_LAWS: Readonly<Record<string, UpkeepLaw>> = {
  async 'tables whose time has come are claimed in pages, the longest overdue first'({ store }) {
    for (const [id, when] of [
      ['late', 30],
      ['first', 10],
      ['second', 20],
      ['never', undefined],
    ] as const)
      await playing(store, id, when);
    deepEqual(await store.claimDue(9, 100, ALL), []);
    deepEqual(await store.claimDue(29, 100, 1), ['first']);
    deepEqual(await store.claimDue(29, 100, ALL), ['second']);
    deepEqual(await store.claimDue(99, 200, ALL), ['late']);
  },

  async 'of two nodes one gets a table, and another one after the lease if nothing came of it'(under) {
    await playing(under.store, 't', 10);
    const claims = await Promise.all([under.store.claimDue(10, 70, ALL), under.store.claimDue(10, 70, ALL)]);
    deepEqual(claims.flat(), ['t']);
    const again = await under.reopen();
    deepEqual(await again.claimDue(69, 200, ALL), []);
    deepEqual(await again.claimDue(70, 200, ALL), ['t']);
  },

  async 'a move sets the next time together with itself, and only if it is written'({ store }) {
    await playing(store, 't', 10);
    await store.append([sampleEntry(1, 0, 'a')], 50);
    await store.append([sampleEntry(1, 1, 'b')], 20); // lost the race for seq 1
    deepEqual(await store.claimDue(49, 100, ALL), []);
    await store.append([sampleEntry(2, 1, 'b')]); // says nothing about it
    deepEqual(await store.claimDue(50, 100, ALL), ['t']);
  },

  async 'a table that is saved without a time is never woken up'({ store }) {
    await playing(store, 't', 10);
    await store.saveTable(sampleTable('t', { phase: 'over' }), 2);
    deepEqual(await store.claimDue(1_000, 2_000, ALL), []);
  },

  async 'the next time can be moved by whoever knows the newest move'({ store }) {
    await playing(store, 't', 10);
    await store.append([sampleEntry(1, 0, 'a')], 20);
    await store.wakeAt('t', 500, 0); // has not seen the move
    deepEqual(await store.claimDue(20, 21, ALL), ['t']);
    await store.wakeAt('t', 500, 1);
    deepEqual(await store.claimDue(499, 1_000, ALL), []);
    await store.wakeAt('t', null, 1);
    deepEqual(await store.claimDue(10_000, 20_000, ALL), []);
    await store.wakeAt('nowhere', 1, 0);
    deepEqual(await store.claimDue(10_000, 20_000, ALL), []);
  },

  async 'quiet tables are those nothing was written to, in their phase'({ store }) {
    await store.insertTable(sampleTable('new', { changed: 100 }));
    await store.insertTable(sampleTable('old', { changed: 10 }));
    await store.insertTable(sampleTable('played', { changed: 10, phase: 'playing' }));
    await store.insertTable(sampleTable('abandoned', { changed: 10, phase: 'playing' }));
    await store.insertTable(sampleTable('over', { changed: 10, phase: 'over' }));
    await store.append([sampleEntry(90, 0, 'a', 'played')]); // at 90
    await store.append([sampleEntry(20, 0, 'a', 'abandoned')]);
    const quiet = async (phase: 'gathering' | 'playing') =>
      (await store.quietTables(phase, { before: 50, limit: ALL })).tables;
    deepEqual([await quiet('gathering'), await quiet('playing')], [['old'], ['abandoned']]);
    await store.keepTable('old', 60);
    deepEqual(await quiet('gathering'), []);
  },

  async 'quiet tables come in pages, and one that was played at is not in the way of the next page'({ store }) {
    for (const id of ['a', 'b', 'c', 'd']) await store.insertTable(sampleTable(id, { changed: 10, phase: 'playing' }));
    for (const id of ['a', 'b']) await store.append([sampleEntry(90, 0, 'x', id)]);
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
    await store.append([sampleEntry(1, 0, 'a')], 5);
    equal(await store.removeTable('t', 50), true);
    equal(await store.removeTable('t', 50), false);
    deepEqual([await store.table('t'), await store.entries('t', 0)], [null, []]);
    deepEqual([await store.tablesOf('anna', ALL), await store.claimDue(99, 100, ALL)], [[], []]);
    deepEqual([await store.tableByCode('K7QF'), await store.seqOf('t', 0, 'a')], [null, null]);
    await store.insertTable(sampleTable('u', { code: 'K7QF' }));
    equal(await store.saveTable(sampleTable('t'), 1), false);
  },

  async 'a table that was written to meanwhile is not removed'({ store }) {
    await store.insertTable(sampleTable('t', { changed: 10 }));
    await store.append([sampleEntry(60, 0, 'a')]);
    equal(await store.removeTable('t', 50), false);
    equal((await store.entries('t', 0)).length, 1);
  },

  async 'a finished game is packed once and reads as before, without the keys'(under) {
    const { store } = under;
    const log = [sampleEntry(1, 0, 'a'), sampleEntry(2, 'referee', null), sampleEntry(3, 1, 'a')];
    for (const phase of ['over', 'playing'] as const) {
      await store.insertTable(sampleTable(phase, { changed: 10, phase }));
      for (const entry of log) await store.append([{ ...entry, table: phase }]);
    }
    await store.insertTable(sampleTable('fresh', { changed: 60, phase: 'over' }));
    await store.append([sampleEntry(1, 0, 'a', 'fresh')]);
    equal(await store.packFinished({ before: 50, limit: ALL }), 1);
    equal(await store.packFinished({ before: 50, limit: ALL }), 0);
    const again = await under.reopen();
    const bare = log.map((entry) => ({ ...entry, table: 'over', client: null }));
    deepEqual(await again.entries('over', 0), bare);
    deepEqual(await again.entries('over', 1), bare.slice(1));
    deepEqual(await again.append([sampleEntry(3, 0, 'x', 'over')]), { kind: 'conflict' });
    equal(await again.seqOf('playing', 0, 'a'), 1);
  },
};
