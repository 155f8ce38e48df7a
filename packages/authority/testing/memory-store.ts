import type { Millis } from '@izvilina/kernel/game.ts';
import { endedAt, isSeated, type TableDoc } from '../document/document.ts';
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

/** The data of a memory store. Passed to another store, it simulates a restart. */
export interface MemoryData {
  readonly tables: Map<string, Versioned<TableDoc>>;
  readonly entries: Map<string, Entry[]>;
  readonly wakes: Map<string, Millis>;
  /** How often each table was claimed. */
  readonly claims: Map<string, number>;
  /** When a table was last written to, or marked by `keepTable`. */
  readonly active: Map<string, Millis>;
}

export const emptyData = (): MemoryData => ({
  tables: new Map(),
  entries: new Map(),
  wakes: new Map(),
  claims: new Map(),
  active: new Map(),
});

export type MemoryStore = Store & WakeIndex & Upkeep;

const isPerson = ({ kind }: TableDoc['chairs'][number]): boolean => kind === 'person';

/** A store for tests that obeys the same laws as the real ones. Arguments and results are copied. */
export function memoryStore(data: MemoryData = emptyData()): MemoryStore {
  const { tables, entries, wakes, claims, active } = data;
  const docs = (): TableDoc[] => [...tables.values()].map(({ doc }) => structuredClone(doc));
  const gatheringAt = (code: string | null) =>
    code === null ? undefined : docs().find((doc) => doc.phase === 'gathering' && doc.code === code);
  const logOf = (table: string): readonly Entry[] => entries.get(table) ?? [];
  const setWake = (table: string, when: Millis | null) => {
    if (when !== null) wakes.set(table, when);
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
    async commit(table, { doc, entries: added = [], wakeAt }) {
      for (const [index, { event, client }] of added.entries()) {
        const same = find(table, event.by, client);
        if (same) return { kind: 'duplicate', index, seq: same.seq };
      }
      const stored = tables.get(table);
      if (!stored) return { kind: 'gone' };
      const newest = Math.max(0, ...logOf(table).map(({ seq }) => seq));
      if (added.some(({ seq }, index) => seq !== newest + index + 1)) return { kind: 'conflict' };
      if (doc && doc.version !== stored.version) return { kind: 'conflict' };
      entries.set(table, [...logOf(table), ...structuredClone(added)]);
      if (doc) {
        tables.set(table, { doc: structuredClone(doc.doc), version: stored.version + 1 });
        active.set(table, doc.doc.changed);
      }
      if (wakeAt !== undefined) setWake(table, wakeAt);
      return { kind: 'committed' };
    },
    async tableByCode(code) {
      return gatheringAt(code)?.id ?? null;
    },
    async tablesOf(guest, limit) {
      return docs()
        .filter((doc) => isSeated(doc, guest))
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
        .filter((doc) => doc.phase === 'over' && isSeated(doc, guest))
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
    async entries(table, after, limit) {
      return structuredClone(
        logOf(table)
          .filter(({ seq }) => seq > after)
          .sort((a, b) => a.seq - b.seq)
          .slice(0, limit),
      );
    },
    async seqOf(table, by, client) {
      return find(table, by, client)?.seq ?? null;
    },

    async claimDue(now, leaseUntil, limit) {
      const due = [...wakes].filter(([, when]) => when <= now).sort(([, a], [, b]) => a - b);
      return due.slice(0, limit).map(([table]) => {
        const token = (claims.get(table) ?? 0) + 1;
        claims.set(table, token);
        wakes.set(table, leaseUntil);
        return { table, token };
      });
    },
    async wakeAt(table, when, known) {
      const isNewest =
        'token' in known ? claims.get(table) === known.token : logOf(table).every(({ seq }) => seq <= known.seq);
      if (tables.has(table) && isNewest) setWake(table, when);
    },

    async quietTables(phase, { before, limit }) {
      const quiet = docs().filter((doc) => doc.phase === phase && lastWrite(doc.id) < before);
      return { tables: quiet.slice(0, limit).map(({ id }) => id), more: quiet.length >= limit };
    },
    async removeTable(id, before) {
      if (!tables.has(id) || lastWrite(id) >= before) return false;
      for (const map of [tables, entries, wakes, claims, active]) map.delete(id);
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
