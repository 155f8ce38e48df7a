import type { TableDoc } from '@izvilina/authority/document/document.ts';
import type { Appended, Entry, Store, Versioned } from '@izvilina/authority/store.ts';
import type { AnyEvent } from '@izvilina/kernel/game.ts';
import { type DBSchema, type IDBPObjectStore, openDB } from 'idb';

interface Schema extends DBSchema {
  tables: { key: string; value: Versioned<TableDoc> };
  entries: {
    key: [table: string, seq: number];
    value: Entry & { readonly author?: string };
    indexes: { author: string };
  };
}

/** One client's command at one table, by one seat: unique, so that a retry finds what it did. */
const authorOf = (table: string, by: AnyEvent['by'], client: string): string => `${table}:${by}:${client}`;

/** The same promises as the server's database, kept by the browser: local games survive a reload and a second tab. */
export async function indexedStore(name: string): Promise<Store> {
  const db = await openDB<Schema>(name, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('tables');
      fresh.createObjectStore('entries').createIndex('author', 'author', { unique: true });
    },
  });
  return {
    async insertTable(doc) {
      await db.add('tables', { doc, version: 1 }, doc.id);
    },

    async table(id) {
      return (await db.get('tables', id)) ?? null;
    },

    async saveTable(doc, version) {
      const tx = db.transaction('tables', 'readwrite', { durability: 'strict' });
      const stored = await tx.store.get(doc.id);
      const current = stored?.version === version;
      if (current) await tx.store.put({ doc, version: version + 1 }, doc.id);
      await tx.done;
      return current;
    },

    async tableByCode() {
      return null; // nobody is invited to a table on one device
    },

    async tablesOf(guest, limit) {
      const all = await db.getAll('tables');
      return all
        .map(({ doc }) => doc)
        .filter((doc) => doc.chairs.some((chair) => chair.kind === 'person' && chair.guest === guest))
        .sort((a, b) => b.changed - a.changed)
        .slice(0, limit);
    },

    async unfinished(host) {
      const hosted = (await db.getAll('tables')).filter(({ doc }) => doc.host === host);
      const count = (phase: TableDoc['phase']) => hosted.filter(({ doc }) => doc.phase === phase).length;
      return { gathering: count('gathering'), playing: count('playing') };
    },

    async removeEmpty(host) {
      const [oldest] = (await db.getAll('tables'))
        .filter(({ doc }) => doc.host === host && doc.phase === 'gathering')
        .filter(({ doc }) => !doc.chairs.some(({ kind }) => kind === 'person'))
        .sort((a, b) => a.doc.changed - b.doc.changed);
      if (oldest) await db.delete('tables', oldest.doc.id);
      return oldest !== undefined;
    },

    async append(entry): Promise<Appended> {
      const tx = db.transaction(['entries', 'tables'], 'readwrite', { durability: 'strict' });
      const outcome = await appendIn(tx.objectStore('entries'), tx.objectStore('tables'), entry);
      await tx.done;
      return outcome;
    },

    async entries(table, after) {
      const range = IDBKeyRange.bound([table, after + 1], [table, Number.MAX_SAFE_INTEGER]);
      return (await db.getAll('entries', range)).map(({ author, ...entry }) => entry);
    },

    async seqOf(table, by, client) {
      return (await db.getFromIndex('entries', 'author', authorOf(table, by, client)))?.seq ?? null;
    },
  };
}

type Stores = ['entries', 'tables'];

async function appendIn(
  entries: IDBPObjectStore<Schema, Stores, 'entries', 'readwrite'>,
  tables: IDBPObjectStore<Schema, Stores, 'tables', 'readwrite'>,
  entry: Entry,
): Promise<Appended> {
  const { table, seq, client, event } = entry;
  const author = client === null ? null : authorOf(table, event.by, client);
  const same = author === null ? undefined : await entries.index('author').get(author);
  if (same) return { kind: 'duplicate', seq: same.seq };
  if (await entries.get([table, seq])) return { kind: 'conflict' };
  if ((await tables.getKey(table)) === undefined) return { kind: 'gone' };
  await entries.add(author === null ? entry : { ...entry, author }, [table, seq]);
  return { kind: 'appended' };
}
