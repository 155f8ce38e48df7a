import type { Entry, Store, Versioned } from '../store.ts';
import type { TableDoc } from '../table/document.ts';

/** What a memory store keeps. Give it to another store, and that one has been "restarted". */
export interface MemoryData {
  readonly tables: Map<string, Versioned<TableDoc>>;
  readonly entries: Map<string, Entry[]>;
}

export const emptyData = (): MemoryData => ({ tables: new Map(), entries: new Map() });

/** A store for tests, with the same laws as the real ones. What it is given and what it gives are copies. */
export function memoryStore(data: MemoryData = emptyData()): Store {
  const { tables, entries } = data;
  const docs = (): TableDoc[] => [...tables.values()].map(({ doc }) => structuredClone(doc));
  const gatheringAt = (code: string | null) =>
    code === null ? undefined : docs().find((doc) => doc.phase === 'gathering' && doc.code === code);
  const isAt = (guest: string) => (doc: TableDoc) =>
    doc.chairs.some((chair) => chair.kind === 'person' && chair.guest === guest);

  return {
    async insertTable(doc) {
      if (tables.has(doc.id)) throw new Error(`there is a table ${doc.id}`);
      if (doc.phase === 'gathering' && gatheringAt(doc.code)) throw new Error(`there is a table with code ${doc.code}`);
      tables.set(doc.id, { doc: structuredClone(doc), version: 1 });
    },
    async table(id) {
      return structuredClone(tables.get(id)) ?? null;
    },
    async saveTable(doc, version) {
      if (tables.get(doc.id)?.version !== version) return false;
      tables.set(doc.id, { doc: structuredClone(doc), version: version + 1 });
      return true;
    },
    async tableByCode(code) {
      return gatheringAt(code)?.id ?? null;
    },
    async tablesOf(guest, limit) {
      return docs()
        .filter(isAt(guest))
        .sort((a, b) => b.changed - a.changed)
        .slice(0, limit);
    },
    async unfinished(host) {
      const count = (phase: TableDoc['phase']) =>
        docs().filter((doc) => doc.host === host && doc.phase === phase).length;
      return { gathering: count('gathering'), playing: count('playing') };
    },
    async playing() {
      return docs()
        .filter(({ phase }) => phase === 'playing')
        .map(({ id }) => id);
    },
    async append(entry) {
      const log = entries.get(entry.table) ?? [];
      const same = log.find(
        ({ client, event }) => client !== null && client === entry.client && event.by === entry.event.by,
      );
      if (same) return { kind: 'duplicate', seq: same.seq };
      if (log.some(({ seq }) => seq === entry.seq)) return { kind: 'conflict' };
      entries.set(entry.table, [...log, structuredClone(entry)]);
      return { kind: 'appended' };
    },
    async entries(table, after) {
      return structuredClone((entries.get(table) ?? []).filter(({ seq }) => seq > after).sort((a, b) => a.seq - b.seq));
    },
  };
}
