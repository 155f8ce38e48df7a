import { deepEqual, equal, rejects } from 'node:assert/strict';
import type { TableDoc } from '../../document/document.ts';
import { person, type StoreLaw, sampleTable, save } from './samples.ts';

/** Finding a table from elsewhere: by its short code, or because it is open to all. Not for stores of one device. */
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
