import type { Millis } from '@izvilina/kernel/game.ts';
import { endedAt, type TableDoc } from '../document/document.ts';
import { isListed } from '../document/open-to-all.ts';
import {
  type Entry,
  fits,
  type Store,
  type Unfinished,
  type Upkeep,
  type Versioned,
  type WakeIndex,
} from '../store.ts';

/** What a memory store keeps. Give it to another store, and that one has been "restarted". */
export interface MemoryData {
  readonly tables: Map<string, Versioned<TableDoc>>;
  readonly entries: Map<string, Entry[]>;
  readonly wakes: Map<string, Millis>;
  /** When a table was last written to, or kept. */
  readonly active: Map<string, Millis>;
}

export const emptyData = (): MemoryData => ({
  tables: new Map(),
  entries: new Map(),
  wakes: new Map(),
  active: new Map(),
});

export type MemoryStore = Store & WakeIndex & Upkeep;

const isPerson = ({ kind }: TableDoc['chairs'][number]): boolean => kind === 'person';

/** A store for tests, with the same laws as the real ones. What it is given and what it gives are copies. */
export function memoryStore(data: MemoryData = emptyData()): MemoryStore {
  const { tables, entries, wakes, active } = data;
  const docs = (): TableDoc[] => [...tables.values()].map(({ doc }) => structuredClone(doc));
  const gatheringAt = (code: string | null) =>
    code === null ? undefined : docs().find((doc) => doc.phase === 'gathering' && doc.code === code);
  const isAt = (guest: string) => (doc: TableDoc) =>
    doc.chairs.some((chair) => chair.kind === 'person' && chair.guest === guest);
  const logOf = (table: string): readonly Entry[] => entries.get(table) ?? [];
  const setWake = (table: string, when: Millis | null | undefined) => {
    if (typeof when === 'number') wakes.set(table, when);
    else wakes.delete(table);
  };
  const lastWrite = (id: string): Millis => Math.max(active.get(id) ?? 0, logOf(id).at(-1)?.event.at ?? 0);
  const find = (table: string, by: Entry['event']['by'], client: string | null) =>
    client === null ? undefined : logOf(table).find((entry) => entry.client === client && entry.event.by === by);

  const unfinished = (host: string): Unfinished => {
    const count = (phase: TableDoc['phase']) => docs().filter((doc) => doc.host === host && doc.phase === phase).length;
    return { gathering: count('gathering'), playing: count('playing') };
  };

  return {
    async insertTable(doc, most) {
      if (most && !fits(unfinished(doc.host), most)) return false;
      if (tables.has(doc.id)) throw new Error(`there is a table ${doc.id}`);
      if (doc.phase === 'gathering' && gatheringAt(doc.code)) throw new Error(`there is a table with code ${doc.code}`);
      tables.set(doc.id, { doc: structuredClone(doc), version: 1 });
      active.set(doc.id, doc.changed);
      return true;
    },
    async table(id) {
      return structuredClone(tables.get(id)) ?? null;
    },
    async saveTable(doc, version, wakeAt) {
      if (tables.get(doc.id)?.version !== version) return false;
      tables.set(doc.id, { doc: structuredClone(doc), version: version + 1 });
      active.set(doc.id, doc.changed);
      setWake(doc.id, wakeAt);
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
    async openTables(limit) {
      return docs()
        .filter(isListed)
        .sort((a, b) => b.changed - a.changed)
        .slice(0, limit);
    },
    async finishedOf(guest, { after, limit }) {
      const end = (doc: TableDoc): Millis => endedAt(doc) ?? 0;
      const isLater = (a: { ended: Millis; table: string }, b: { ended: Millis; table: string }) =>
        a.ended > b.ended || (a.ended === b.ended && a.table > b.table);
      const placeOf = (doc: TableDoc) => ({ ended: end(doc), table: doc.id });
      return docs()
        .filter((doc) => doc.phase === 'over' && isAt(guest)(doc))
        .filter((doc) => after === null || isLater(after, placeOf(doc)))
        .sort((a, b) => (isLater(placeOf(a), placeOf(b)) ? -1 : 1))
        .slice(0, limit);
    },
    unfinished: async (host) => unfinished(host),
    async removeEmpty(host) {
      const [oldest] = docs()
        .filter((doc) => doc.host === host && doc.phase === 'gathering' && !doc.chairs.some(isPerson))
        .sort((a, b) => a.changed - b.changed);
      return oldest !== undefined && tables.delete(oldest.id);
    },
    async append(added, wakeAt) {
      for (const [index, { table, event, client }] of added.entries()) {
        const same = find(table, event.by, client);
        if (same) return { kind: 'duplicate', index, seq: same.seq };
      }
      for (const { table, seq } of added) {
        if (logOf(table).some((entry) => entry.seq === seq)) return { kind: 'conflict' };
        if (!tables.has(table)) return { kind: 'gone' };
      }
      for (const entry of added) {
        entries.set(entry.table, [...logOf(entry.table), structuredClone(entry)]);
        if (wakeAt !== undefined) setWake(entry.table, wakeAt);
      }
      return { kind: 'appended' };
    },
    async entries(table, after) {
      return structuredClone(
        logOf(table)
          .filter(({ seq }) => seq > after)
          .sort((a, b) => a.seq - b.seq),
      );
    },
    async seqOf(table, by, client) {
      return find(table, by, client)?.seq ?? null;
    },

    async claimDue(now, leaseUntil, limit) {
      const due = [...wakes].filter(([, when]) => when <= now).sort(([, a], [, b]) => a - b);
      const claimed = due.slice(0, limit).map(([id]) => id);
      for (const id of claimed) wakes.set(id, leaseUntil);
      return claimed;
    },
    async wakeAt(table, when, seq) {
      if (tables.has(table) && logOf(table).every((entry) => entry.seq <= seq)) setWake(table, when);
    },

    async quietTables(phase, { before, limit }) {
      const quiet = docs().filter((doc) => doc.phase === phase && lastWrite(doc.id) < before);
      return { tables: quiet.slice(0, limit).map(({ id }) => id), more: quiet.length >= limit };
    },
    async removeTable(id, before) {
      if (!tables.has(id) || lastWrite(id) >= before) return false;
      for (const map of [tables, entries, wakes, active]) map.delete(id);
      return true;
    },
    async keepTable(id, at) {
      if (tables.has(id)) active.set(id, at);
    },
    async packFinished({ before, limit }) {
      const unpacked = docs().filter(
        ({ id, phase, changed }) =>
          phase === 'over' && changed < before && logOf(id).some(({ client }) => client !== null),
      );
      for (const { id } of unpacked.slice(0, limit))
        entries.set(
          id,
          logOf(id).map((entry) => ({ ...entry, client: null })),
        );
      return Math.min(limit, unpacked.length);
    },
  };
}
