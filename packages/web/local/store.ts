import type { Appended, Entry, Store, Versioned } from '@izvilina/authority/store.ts';
import type { TableDoc } from '@izvilina/authority/table/document.ts';
import { type DBSchema, openDB } from 'idb';

interface Schema extends DBSchema {
  tables: { key: string; value: Versioned<TableDoc> };
  entries: {
    key: [table: string, seq: number];
    value: Entry & { readonly author?: string };
    indexes: { author: string };
  };
}

/** One client's command at one table, by one seat: unique, so that a retry finds what it did. */
const authorOf = (entry: Entry): string | undefined =>
  entry.client === null ? undefined : `${entry.table}:${entry.event.by}:${entry.client}`;

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

    async playing() {
      const all = await db.getAll('tables');
      return all.filter(({ doc }) => doc.phase === 'playing').map(({ doc }) => doc.id);
    },

    async append(entry): Promise<Appended> {
      const tx = db.transaction('entries', 'readwrite', { durability: 'strict' });
      const author = authorOf(entry);
      const same = author === undefined ? undefined : await tx.store.index('author').get(author);
      const taken = same ? undefined : await tx.store.get([entry.table, entry.seq]);
      if (!same && !taken)
        await tx.store.add(author === undefined ? entry : { ...entry, author }, [entry.table, entry.seq]);
      await tx.done;
      if (same) return { kind: 'duplicate', seq: same.seq };
      return { kind: taken ? 'conflict' : 'appended' };
    },

    async entries(table, after) {
      const range = IDBKeyRange.bound([table, after + 1], [table, Number.MAX_SAFE_INTEGER]);
      return (await db.getAll('entries', range)).map(({ author, ...entry }) => entry);
    },
  };
}
