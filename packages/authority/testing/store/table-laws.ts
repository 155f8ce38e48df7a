import { deepEqual, equal, rejects } from 'node:assert/strict';
import { endedAt, type TableDoc } from '../../document/document.ts';
import type { FinishedPage } from '../../store.ts';
import { append, person, type StoreLaw, sampleEntry, sampleTable, save } from './samples.ts';

/** Tables, and the lists of a guest's tables. */
export const TABLE_LAWS: Readonly<Record<string, StoreLaw>> = {
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
    await over('c', { changed: 20 }); // written by a version that did not store when it ended
    for (const id of ['d', 'e', 'f']) await over(id, { ended: 30 }); // all at the same moment
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
    deepEqual(await made(['f']), [false]); // room for one more that gathers, but not for one more in play
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
};
