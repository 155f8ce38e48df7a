import { deepEqual, equal, rejects } from 'node:assert/strict';
import { type Chair, endedAt, type TableDoc } from '../document/document.ts';
import { DOC_FORMAT } from '../document/document-format.ts';
import type { Committed, Entry, FinishedPage, Store } from '../store.ts';

/** How a suite gets at one kind of store. `reopen` is what a restart is: the same data, another process. */
export interface StoreUnderTest<S extends Store = Store> {
  readonly store: S;
  reopen(): Promise<S>;
  /** Lets go of everything, the data included. */
  discard(): Promise<void>;
}

const person = (guest: string): Chair => ({ kind: 'person', guest, name: guest, entropy: null, standIn: null });

export const sampleTable = (id: string, changes: Partial<TableDoc> = {}): TableDoc => ({
  format: DOC_FORMAT,
  id,
  game: 'cow006',
  rules: 1,
  options: { variant: 'standard' },
  pace: 'calm',
  watchers: true,
  phase: 'gathering',
  host: 'anna',
  code: null,
  chairs: [person('anna'), { kind: 'bot', level: 'novice' }, { kind: 'open' }],
  serverSeed: 'ab'.repeat(32),
  seed: null,
  dealing: false,
  hash: null,
  closed: null,
  hints: null,
  banned: [],
  rematch: null,
  created: 1,
  changed: 1,
  ...changes,
});

export const sampleEntry = (seq: number, by: number | 'referee', client: string | null, at = seq): Entry => ({
  seq,
  client,
  event: by === 'referee' ? { at, by, act: { type: 'timeout' } } : { at, by, move: { card: seq } },
});

/** Adds these lines to the log of a table. */
export const append = (store: Store, table: string, ...entries: Entry[]): Promise<Committed> =>
  store.commit(table, { entries });

/** Puts a document in the place of its version. */
export const save = (store: Store, doc: TableDoc, version: number): Promise<Committed> =>
  store.commit(doc.id, { doc: { doc, version } });

async function insertTables(store: Store, ...ids: string[]): Promise<void> {
  for (const id of ids) await store.insertTable(sampleTable(id));
}

export type StoreLaw = (under: StoreUnderTest) => Promise<void>;

/** What every store must do, whatever it is made of; each law begins with an empty one. */
export const STORE_LAWS: Readonly<Record<string, StoreLaw>> = {
  async 'a table is read as it was written, at version 1'({ store }) {
    const doc = sampleTable('t');
    await store.insertTable(doc);
    deepEqual(await store.table('t'), { doc, version: 1 });
    equal(await store.table('nobody'), null);
  },

  async 'an id cannot be used twice'({ store }) {
    await store.insertTable(sampleTable('t'));
    await rejects(store.insertTable(sampleTable('t', { host: 'boris' })));
    equal((await store.table('t'))?.doc.host, 'anna');
  },

  async 'of two saves of the same version one wins'({ store }) {
    await store.insertTable(sampleTable('t'));
    const hosts = ['boris', 'clara', 'dora'];
    const saves = await Promise.all(hosts.map((host) => save(store, sampleTable('t', { host }), 1)));
    equal(saves.filter(({ kind }) => kind === 'conflict').length, 2);
    const host = hosts[saves.findIndex(({ kind }) => kind === 'committed')] as string;
    deepEqual(await store.table('t'), { doc: sampleTable('t', { host }), version: 2 });
    deepEqual(await save(store, sampleTable('t'), 2), { kind: 'committed' });
    deepEqual(await save(store, sampleTable('unknown'), 1), { kind: 'gone' });
  },

  async 'somebody’s tables are those they sit at, newest first'({ store }) {
    await store.insertTable(sampleTable('old', { changed: 10 }));
    await store.insertTable(sampleTable('new', { changed: 20 }));
    await store.insertTable(sampleTable('others', { chairs: [person('boris')], host: 'boris', changed: 30 }));
    const ids = async (guest: string, limit = 9) => (await store.tablesOf(guest, limit)).map(({ id }) => id);
    deepEqual(await ids('anna'), ['new', 'old']);
    deepEqual(await ids('anna', 1), ['new']);
    await save(store, sampleTable('old', { chairs: [person('anna'), person('boris')], changed: 40 }), 1);
    deepEqual(await ids('anna'), ['old', 'new']);
    deepEqual(await ids('boris'), ['old', 'others']);
    await save(store, sampleTable('old', { chairs: [person('boris')], changed: 50 }), 2);
    deepEqual(await ids('anna'), ['new']);
  },

  async 'a guest on two chairs has the table once'({ store }) {
    await store.insertTable(sampleTable('t', { chairs: [person('anna'), person('anna')] }));
    equal((await store.tablesOf('anna', 9)).length, 1);
  },

  async 'somebody’s finished games come in pages, the latest first, each once'({ store }) {
    const over = (id: string, changes: Partial<TableDoc>) =>
      store.insertTable(sampleTable(id, { phase: 'over', ...changes }));
    await over('a', { ended: 10 });
    await over('b', { ended: 30 });
    await over('c', { changed: 20 }); // by a version that did not write when it ended
    for (const id of ['d', 'e', 'f']) await over(id, { ended: 30 }); // at the same moment
    await over('others', { ended: 25, chairs: [person('boris')], host: 'boris' });
    await store.insertTable(sampleTable('running', { phase: 'playing', changed: 99 }));
    const pages: string[][] = [];
    let after: FinishedPage['after'] = null;
    for (;;) {
      const page: readonly TableDoc[] = await store.finishedOf('anna', { after, limit: 2 });
      const last = page.at(-1);
      if (!last) break;
      pages.push(page.map(({ id }) => id));
      after = { ended: endedAt(last) ?? 0, table: last.id };
    }
    deepEqual(pages, [
      ['f', 'e'],
      ['d', 'b'],
      ['c', 'a'],
    ]);
  },

  async 'a finished game changes hands and its time stays'({ store }) {
    await store.insertTable(sampleTable('t', { phase: 'playing' }));
    deepEqual(await store.finishedOf('anna', { after: null, limit: 9 }), []);
    await save(store, sampleTable('t', { phase: 'over', ended: 5, changed: 5 }), 1);
    await save(store, sampleTable('t', { phase: 'over', ended: 5, changed: 50 }), 2);
    const [found] = await store.finishedOf('anna', { after: { ended: 6, table: 'x' }, limit: 9 });
    equal(found?.changed, 50);
    await save(store, sampleTable('t', { phase: 'over', ended: 5, chairs: [person('boris')] }), 3);
    deepEqual(await store.finishedOf('anna', { after: null, limit: 9 }), []);
    equal((await store.finishedOf('boris', { after: null, limit: 9 })).length, 1);
  },

  async 'a table is removed with its log, unless something was written to it since'({ store }) {
    await store.insertTable(sampleTable('t', { phase: 'over', ended: 5, changed: 5 }));
    await store.insertTable(sampleTable('other', { phase: 'over', ended: 5 }));
    for (const table of ['t', 'other']) await append(store, table, sampleEntry(1, 0, 'a', 7));
    equal(await store.removeTable('t', 7), false);
    equal(await store.removeTable('t', 8), true);
    equal(await store.removeTable('t', 8), false);
    equal(await store.table('t'), null);
    deepEqual(await store.entries('t', 0), []);
    equal((await store.entries('other', 0)).length, 1);
    deepEqual(
      (await store.finishedOf('anna', { after: null, limit: 9 })).map(({ id }) => id),
      ['other'],
    );
  },

  async 'somebody’s unfinished tables are those they host, whoever sits at them'({ store }) {
    for (const id of ['g1', 'g2']) await store.insertTable(sampleTable(id, { chairs: [{ kind: 'open' }] }));
    await store.insertTable(sampleTable('p', { phase: 'playing' }));
    await store.insertTable(sampleTable('o', { phase: 'over' }));
    await store.insertTable(sampleTable('b', { host: 'boris' }));
    deepEqual(await store.unfinished('anna'), { gathering: 2, playing: 1 });
    await save(store, sampleTable('p', { phase: 'over' }), 1);
    await save(store, sampleTable('g1', { host: 'boris' }), 1);
    deepEqual(await store.unfinished('anna'), { gathering: 1, playing: 0 });
    deepEqual(await store.unfinished('nobody'), { gathering: 0, playing: 0 });
  },

  async 'a host has no more unfinished tables than may be, however many are made at once'({ store }) {
    const most = { gathering: 2, playing: 1 };
    const made = (ids: readonly string[], host = 'anna') =>
      Promise.all(ids.map((id) => store.insertTable(sampleTable(id, { host }), most)));
    deepEqual(await made(['a', 'b', 'c', 'd']), [true, true, false, false]);
    deepEqual([await store.table('c'), await store.unfinished('anna')], [null, { gathering: 2, playing: 0 }]);
    deepEqual(await made(['e'], 'boris'), [true]);
    await save(store, sampleTable('a', { phase: 'playing' }), 1);
    deepEqual(await made(['f']), [false]); // there is room for one that gathers, but none to play it
    await save(store, sampleTable('a', { phase: 'over' }), 2);
    deepEqual(await made(['g', 'h']), [true, false]);
  },

  async 'of somebody’s empty tables the longest quiet is removed, and never one at which anybody sits'({ store }) {
    const empty: Partial<TableDoc> = { chairs: [{ kind: 'open' }, { kind: 'bot', level: 'novice' }] };
    await store.insertTable(sampleTable('new', { ...empty, changed: 9 }));
    await store.insertTable(sampleTable('old', { ...empty, changed: 5 }));
    await store.insertTable(sampleTable('taken', { changed: 1 }));
    await store.insertTable(sampleTable('others', { ...empty, host: 'boris', changed: 1 }));
    await store.insertTable(sampleTable('played', { ...empty, phase: 'playing', changed: 1 }));
    const left = async () => {
      const all = await Promise.all(['new', 'old', 'taken', 'others', 'played'].map((id) => store.table(id)));
      return all.flatMap((found) => (found ? [found.doc.id] : []));
    };
    equal(await store.removeEmpty('anna'), true);
    deepEqual(await left(), ['new', 'taken', 'others', 'played']);
    equal(await store.removeEmpty('anna'), true);
    equal(await store.removeEmpty('anna'), false);
    deepEqual(await left(), ['taken', 'others', 'played']);
  },

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

/** How people find a table from elsewhere: by its short code, or because it is open to all. Neither on one device. */
export const FINDING_LAWS: Readonly<Record<string, StoreLaw>> = {
  async 'a code finds a table only while it is gathering'({ store }) {
    await store.insertTable(sampleTable('t', { code: 'K7QF' }));
    equal(await store.tableByCode('K7QF'), 't');
    equal(await store.tableByCode('XXXX'), null);
    equal(await store.tableByCode('\0'), null);
    await save(store, sampleTable('t', { code: 'K7QF', phase: 'playing' }), 1);
    equal(await store.tableByCode('K7QF'), null);
    await store.insertTable(sampleTable('u', { code: 'K7QF' }));
    equal(await store.tableByCode('K7QF'), 'u');
  },

  async 'two gathering tables cannot have one code'({ store }) {
    await store.insertTable(sampleTable('t', { code: 'K7QF' }));
    await rejects(store.insertTable(sampleTable('u', { code: 'K7QF' })));
    equal(await store.tableByCode('K7QF'), 't');
    equal(await store.table('u'), null);
  },

  async 'an open table is found while it gathers and has a free chair, the last changed first'(under) {
    const ids = async (store = under.store, limit = 9) => (await store.openTables(limit)).map(({ id }) => id);
    const open = (id: string, changes: Partial<TableDoc>) => sampleTable(id, { openToAll: true, ...changes });
    const { store } = under;
    await store.insertTable(sampleTable('closed', { changed: 9 }));
    await store.insertTable(open('old', { changed: 10 }));
    await store.insertTable(sampleTable('later', { changed: 9 }));
    deepEqual(await ids(), ['old']);
    await save(store, open('later', { changed: 20 }), 1);
    deepEqual(await ids(), ['later', 'old']);
    deepEqual(await ids(store, 1), ['later']);
    deepEqual(await ids(await under.reopen()), ['later', 'old']);
  },

  ...Object.fromEntries(
    Object.entries<Partial<TableDoc>>({
      'closed again': { openToAll: false },
      full: { chairs: [person('anna'), person('boris')] },
      'left by its host': { chairs: [person('boris'), { kind: 'open' }] },
      'about to be dealt': { dealing: true },
      dealt: { phase: 'playing' },
    }).map(([how, changes]): [string, StoreLaw] => [
      `an open table is not found any more once it is ${how}`,
      async ({ store }) => {
        await store.insertTable(sampleTable('t', { openToAll: true }));
        await save(store, sampleTable('t', { openToAll: true, ...changes }), 1);
        deepEqual(await store.openTables(9), []);
      },
    ]),
  ),
};
