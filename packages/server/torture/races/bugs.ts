import type { Bus } from '@izvilina/authority/bus.ts';
import type { MemoryData, MemoryStore } from '@izvilina/authority/testing/memory-store.ts';
import type { Scheduler } from 'fast-check';

/** What is between the nodes and the stored data. */
export interface Parts {
  readonly store: MemoryStore;
  readonly data: MemoryData;
  readonly bus: Bus;
  readonly scheduler: Scheduler;
}

type Plant = (parts: Parts) => Partial<Pick<Parts, 'store' | 'bus'>>;

/* Planted bugs. Each must be found within the few interleavings of the short run. */
export const BUGS = {
  /** Acknowledges first and writes afterwards, whatever the outcome. */
  'acknowledges before it commits': ({ store, scheduler }) => ({
    store: {
      ...store,
      async commit(table, change) {
        if (change.doc) return store.commit(table, change);
        void scheduler.schedule(Promise.resolve(), 'late write').then(() => store.commit(table, change));
        return { kind: 'committed' };
      },
    },
  }),

  /** Does not compare the keys of commands: a repeated one is carried out again. */
  'does not look for duplicates': ({ store, data }) => ({
    store: {
      ...store,
      async commit(table, change) {
        const entries = change.entries ?? [];
        const keyless = { ...change, entries: entries.map((entry) => ({ ...entry, client: null })) };
        const committed = await store.commit(table, keyless);
        const clients = new Map(entries.map(({ seq, client }) => [seq, client]));
        const log = data.entries.get(table) ?? [];
        if (committed.kind === 'committed')
          data.entries.set(
            table,
            log.map((entry) => ({ ...entry, client: clients.get(entry.seq) ?? entry.client })),
          );
        return committed;
      },
      seqOf: async () => null,
    },
  }),

  /** The last writer of a seq wins. */
  'overwrites the log': ({ store, data }) => ({
    store: {
      ...store,
      async commit(table, change) {
        const written = new Set(change.entries?.map(({ seq }) => seq));
        const log = data.entries.get(table) ?? [];
        data.entries.set(
          table,
          log.filter(({ seq }) => !written.has(seq)),
        );
        return store.commit(table, change);
      },
    },
  }),

  /** Documents are saved without checking their version. */
  'saves documents without compare-and-swap': ({ store, data }) => ({
    store: {
      ...store,
      commit(table, { doc, ...rest }) {
        const version = data.tables.get(table)?.version ?? 1;
        return store.commit(table, doc ? { ...rest, doc: { ...doc, version } } : rest);
      },
    },
  }),

  /** An existing table is replaced by a new one. */
  'makes a table twice': ({ store, data }) => ({
    store: {
      ...store,
      async insertTable(doc, most) {
        data.tables.delete(doc.id);
        return store.insertTable(doc, most);
      },
    },
  }),

  /** News of one node never reaches the other. */
  'loses news': ({ bus }) => ({ bus: { ...bus, publish: () => undefined } }),
} as const satisfies Record<string, Plant>;

export type Bug = keyof typeof BUGS;
