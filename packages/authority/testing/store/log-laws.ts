import { deepEqual, equal } from 'node:assert/strict';
import type { Entry } from '../../store.ts';
import { append, insertTables, person, type StoreLaw, sampleEntry, sampleTable } from './samples.ts';

/** The log of a table: ordered, complete, and each command once. */
export const LOG_LAWS: Readonly<Record<string, StoreLaw>> = {
  async 'entries come back in order and whole'({ store }) {
    await insertTables(store, 't', 'other');
    const log = [
      sampleEntry(1, 0, 'a'),
      sampleEntry(2, 'referee', null),
      sampleEntry(3, 1, 'a'),
      sampleEntry(4, 'referee', null),
    ];
    for (const line of log) deepEqual(await append(store, 't', line), { kind: 'committed' });
    await append(store, 'other', sampleEntry(1, 0, 'a'));
    deepEqual(await store.entries('t', 0), log);
    deepEqual(await store.entries('t', 2), log.slice(2));
    deepEqual(await store.entries('t', 4), []);
    deepEqual(await store.entries('t', 1, 2), log.slice(1, 3));
  },

  async 'a seq is written once'({ store }) {
    await insertTables(store, 't');
    deepEqual(await append(store, 't', sampleEntry(1, 0, 'a')), { kind: 'committed' });
    deepEqual(await append(store, 't', sampleEntry(1, 1, 'b')), { kind: 'conflict' });
    deepEqual(await append(store, 't', sampleEntry(1, 'referee', null)), { kind: 'conflict' });
    deepEqual(await store.entries('t', 0), [sampleEntry(1, 0, 'a')]);
  },

  async 'no line of the log is left out'({ store }) {
    await insertTables(store, 't');
    for (const lines of [[sampleEntry(2, 0, 'a')], [sampleEntry(1, 0, 'a'), sampleEntry(3, 0, 'b')]])
      deepEqual(await append(store, 't', ...lines), { kind: 'conflict' });
    deepEqual(await store.entries('t', 0), []);
    deepEqual(await append(store, 't', sampleEntry(1, 0, 'a')), { kind: 'committed' });
    deepEqual(await append(store, 't', sampleEntry(3, 0, 'b')), { kind: 'conflict' });
    deepEqual(await append(store, 't', sampleEntry(2, 0, 'b'), sampleEntry(3, 0, 'c')), { kind: 'committed' });
  },

  async 'a retry finds what it already did, whatever seq it now asks for'({ store }) {
    await insertTables(store, 't');
    await append(store, 't', sampleEntry(1, 0, 'a'));
    await append(store, 't', sampleEntry(2, 1, 'a'));
    deepEqual(await append(store, 't', sampleEntry(1, 0, 'a')), { kind: 'duplicate', index: 0, seq: 1 });
    deepEqual(await append(store, 't', sampleEntry(3, 1, 'a')), { kind: 'duplicate', index: 0, seq: 2 });
    equal((await store.entries('t', 0)).length, 2);
  },

  async 'of entries that are given together all are written or none'({ store }) {
    await insertTables(store, 't');
    const [first, second, third] = [sampleEntry(1, 0, 'a'), sampleEntry(2, 1, 'b'), sampleEntry(3, 'referee', null)];
    deepEqual(await append(store, 't', first, second), { kind: 'committed' });
    deepEqual(await append(store, 't', third, sampleEntry(4, 1, 'b')), { kind: 'duplicate', index: 1, seq: 2 });
    deepEqual(await append(store, 't', sampleEntry(2, 0, 'c'), third), { kind: 'conflict' });
    deepEqual(await append(store, 't', sampleEntry(0, 0, 'd'), sampleEntry(1, 0, 'e')), { kind: 'conflict' });
    deepEqual(await store.entries('t', -1), [first, second]);
    deepEqual(await append(store, 't', sampleEntry(3, 0, 'd'), sampleEntry(4, 0, 'e')), { kind: 'committed' });
  },

  async 'a document and lines of the log that are given together are both written or neither'({ store }) {
    await store.insertTable(sampleTable('t', { phase: 'playing' }));
    await append(store, 't', sampleEntry(1, 0, 'a'));
    const over = { doc: sampleTable('t', { phase: 'over', chairs: [person('boris')] }), version: 1 };
    const commit = (doc: typeof over, ...entries: Entry[]) => store.commit('t', { doc, entries });
    deepEqual(await commit(over, sampleEntry(1, 1, 'b')), { kind: 'conflict' });
    deepEqual(await commit(over, sampleEntry(2, 1, 'b'), sampleEntry(1, 1, 'c')), { kind: 'conflict' });
    deepEqual(await commit(over, sampleEntry(2, 0, 'a')), { kind: 'duplicate', index: 0, seq: 1 });
    deepEqual(await commit({ ...over, version: 2 }, sampleEntry(2, 1, 'b')), { kind: 'conflict' });
    deepEqual(await store.table('t'), { doc: sampleTable('t', { phase: 'playing' }), version: 1 });
    deepEqual([(await store.entries('t', 0)).length, await store.seqOf('t', 1, 'b')], [1, null]);
    equal((await store.tablesOf('anna', 9)).length, 1);
    deepEqual(await commit(over, sampleEntry(2, 1, 'b')), { kind: 'committed' });
    deepEqual([(await store.table('t'))?.version, (await store.entries('t', 0)).length], [2, 2]);
    deepEqual([await store.tablesOf('anna', 9), (await store.tablesOf('boris', 9)).length], [[], 1]);
  },

  async 'of many writers of one seq one wins, and nobody else’s write suffers'({ store }) {
    await insertTables(store, 't', ...Array.from({ length: 8 }, (_, i) => `table ${i}`));
    const rivals = Array.from({ length: 8 }, (_, by) => append(store, 't', sampleEntry(1, by, 'x')));
    const bystanders = Array.from({ length: 8 }, (_, i) => append(store, `table ${i}`, sampleEntry(1, 0, 'x')));
    const outcomes = await Promise.all(rivals);
    equal(outcomes.filter(({ kind }) => kind === 'committed').length, 1);
    equal(outcomes.filter(({ kind }) => kind === 'conflict').length, 7);
    for (const { kind } of await Promise.all(bystanders)) equal(kind, 'committed');
  },

  async 'a command is found by who sent it and its key'({ store }) {
    await insertTables(store, 't', 'other');
    await append(store, 't', sampleEntry(1, 0, 'a'));
    await append(store, 't', sampleEntry(2, 'referee', 'a'));
    deepEqual([await store.seqOf('t', 0, 'a'), await store.seqOf('t', 'referee', 'a')], [1, 2]);
    for (const none of [store.seqOf('t', 1, 'a'), store.seqOf('t', 0, 'b'), store.seqOf('other', 0, 'a')])
      equal(await none, null);
  },

  async 'nothing is written to the log of a table that is not there'({ store }) {
    deepEqual(await append(store, 'nowhere', sampleEntry(1, 0, 'a')), { kind: 'gone' });
    deepEqual(await store.entries('nowhere', 0), []);
  },

  async 'everything is there after a restart'(under) {
    await under.store.insertTable(sampleTable('t', { phase: 'playing' }));
    await append(under.store, 't', sampleEntry(1, 0, 'a'));
    const again = await under.reopen();
    deepEqual(await again.table('t'), { doc: sampleTable('t', { phase: 'playing' }), version: 1 });
    deepEqual(await again.entries('t', 0), [sampleEntry(1, 0, 'a')]);
    deepEqual(await append(again, 't', sampleEntry(2, 0, 'a')), { kind: 'duplicate', index: 0, seq: 1 });
  },
};
