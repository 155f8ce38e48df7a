import { endedAt, isSeated, type TableDoc } from '@izvilina/authority/document/document.ts';
import {
  type Committed,
  type Entry,
  fits,
  NoRoom,
  type Store,
  type Unfinished,
  type Versioned,
} from '@izvilina/authority/store.ts';
import type { AnyEvent, Millis } from '@izvilina/kernel/game.ts';
import { type DBSchema, type IDBPObjectStore, openDB } from 'idb';

interface Schema extends DBSchema {
  tables: { key: string; value: StoredTable; indexes: { ended: [ended: Millis, table: string] } };
  entries: {
    key: [table: string, seq: number];
    value: Entry & { readonly table: string; readonly author?: string };
    indexes: { author: string };
  };
}

/** `ended` is set once the game is over, so the index on it contains only finished tables. */
interface StoredTable extends Versioned<TableDoc> {
  readonly ended?: [ended: Millis, table: string];
}

const stored = (doc: TableDoc, version: number): StoredTable => {
  const ended = endedAt(doc);
  return ended === null ? { doc, version } : { doc, version, ended: [ended, doc.id] };
};

/** Key of one client's command by one seat at one table. Unique, so that a repeated command finds what it did. */
const authorOf = (table: string, by: AnyEvent['by'], client: string): string => `${table}:${by}:${client}`;

/** The `Store` in IndexedDB, with the guarantees of the server's: local games survive a reload and a second tab. */
export async function indexedStore(name: string): Promise<Store> {
  const db = await openDB<Schema>(name, 2, {
    async upgrade(opened, age, _, tx) {
      if (age < 1) {
        opened.createObjectStore('tables');
        opened.createObjectStore('entries').createIndex('author', 'author', { unique: true });
      }
      const tables = tx.objectStore('tables');
      tables.createIndex('ended', 'ended');
      for (let at = await tables.openCursor(); at; at = await at.continue())
        await at.update(stored(at.value.doc, at.value.version));
    },
    blocking: () => db.close(), // a newer version of this page waits in another tab for this one to let go
  });
  return {
    async insertTable(doc, most) {
      const tx = db.transaction('tables', 'readwrite', { durability: 'strict' });
      const room = !most || fits(unfinishedIn(await tx.store.getAll(), doc.host), most);
      await Promise.all([room && tx.store.add(stored(doc, 1), doc.id), tx.done]).catch(sayIfFull);
      return room;
    },

    async table(id) {
      const found = await db.get('tables', id);
      return found ? { doc: found.doc, version: found.version } : null;
    },

    async commit(table, { doc, entries: added = [] }): Promise<Committed> {
      const tx = db.transaction(['entries', 'tables'], 'readwrite', { durability: 'strict' });
      const [entries, tables] = [tx.objectStore('entries'), tx.objectStore('tables')];
      const lines = added.map((entry) => storedEntry(table, entry));
      const refused = await whyNot(entries, await tables.get(table), lines, doc?.version);
      const add = async () => {
        for (const line of lines) await entries.add(line, [table, line.seq]);
        if (doc) await tables.put(stored(doc.doc, doc.version + 1), table);
      };
      await Promise.all([!refused && add(), tx.done]).catch(sayIfFull);
      return refused ?? { kind: 'committed' };
    },

    async tableByCode() {
      return null; // no guest is invited to a table on one device
    },

    async tablesOf(guest, limit) {
      const all = await db.getAll('tables');
      return all
        .map(({ doc }) => doc)
        .filter((doc) => isSeated(doc, guest))
        .sort((a, b) => b.changed - a.changed)
        .slice(0, limit);
    },

    async openTables() {
      return []; // tables on this device are never open to strangers
    },

    async finishedOf(guest, { after, limit }) {
      const behind = after && IDBKeyRange.upperBound([after.ended, after.table], true);
      const found: TableDoc[] = [];
      const index = db.transaction('tables').store.index('ended');
      for (let at = await index.openCursor(behind, 'prev'); at && found.length < limit; at = await at.continue())
        if (isSeated(at.value.doc, guest)) found.push(at.value.doc);
      return found;
    },

    unfinished: async (host) => unfinishedIn(await db.getAll('tables'), host),

    async removeEmpty(host) {
      const [oldest] = (await db.getAll('tables'))
        .filter(({ doc }) => doc.host === host && doc.phase === 'gathering')
        .filter(({ doc }) => !doc.chairs.some(({ kind }) => kind === 'person'))
        .sort((a, b) => a.doc.changed - b.doc.changed);
      if (oldest) await db.delete('tables', oldest.doc.id);
      return oldest !== undefined;
    },

    async removeTable(id, before) {
      const tx = db.transaction(['entries', 'tables'], 'readwrite', { durability: 'strict' });
      const [tables, entries] = [tx.objectStore('tables'), tx.objectStore('entries')];
      const [table, log] = [await tables.get(id), await entries.getAll(logOf(id))];
      const lastWrite = Math.max(table?.doc.changed ?? 0, log.at(-1)?.event.at ?? 0);
      const removed = table !== undefined && lastWrite < before;
      if (removed) await Promise.all([tables.delete(id), entries.delete(logOf(id))]);
      await tx.done;
      return removed;
    },

    async entries(table, after, limit) {
      return (await db.getAll('entries', logOf(table, after), limit)).map(({ seq, client, event }) => ({
        seq,
        client,
        event,
      }));
    },

    async seqOf(table, by, client) {
      return (await db.getFromIndex('entries', 'author', authorOf(table, by, client)))?.seq ?? null;
    },
  };
}

/** A full device is told apart from what is our own fault: the player can do something about it. */
function sayIfFull(error: unknown): never {
  throw error instanceof DOMException && error.name === 'QuotaExceededError' ? new NoRoom() : error;
}

const logOf = (table: string, after = 0): IDBKeyRange =>
  IDBKeyRange.bound([table, after + 1], [table, Number.MAX_SAFE_INTEGER]);

function unfinishedIn(tables: readonly Versioned<TableDoc>[], host: string): Unfinished {
  const hosted = tables.filter(({ doc }) => doc.host === host);
  const count = (phase: TableDoc['phase']) => hosted.filter(({ doc }) => doc.phase === phase).length;
  return { gathering: count('gathering'), playing: count('playing') };
}

function storedEntry(table: string, entry: Entry): Schema['entries']['value'] {
  const { client, event } = entry;
  return client === null ? { table, ...entry } : { table, ...entry, author: authorOf(table, event.by, client) };
}

async function whyNot(
  entries: IDBPObjectStore<Schema, ['entries', 'tables'], 'entries', 'readwrite'>,
  table: StoredTable | undefined,
  lines: readonly Schema['entries']['value'][],
  version: number | undefined,
): Promise<Committed | null> {
  for (const [index, { author }] of lines.entries()) {
    const same = author === undefined ? undefined : await entries.index('author').get(author);
    if (same) return { kind: 'duplicate', index, seq: same.seq };
  }
  if (!table) return { kind: 'gone' };
  if (version !== undefined && version !== table.version) return { kind: 'conflict' };
  for (const [index, { table: id, seq }] of lines.entries()) {
    const follows = index > 0 ? lines[index - 1]?.seq === seq - 1 : seq === 1 || (await entries.getKey([id, seq - 1]));
    if (!follows || (await entries.getKey([id, seq]))) return { kind: 'conflict' };
  }
  return null;
}
