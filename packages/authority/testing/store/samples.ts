import type { Chair, TableDoc } from '../../document/document.ts';
import { DOC_FORMAT } from '../../document/document-format.ts';
import type { Committed, Entry, Store } from '../../store.ts';

/** How a suite gets at one kind of store. `reopen` simulates a restart: the same data in another process. */
export interface StoreUnderTest<S extends Store = Store> {
  readonly store: S;
  reopen(): Promise<S>;
  /** Releases everything and deletes the data. */
  discard(): Promise<void>;
}

export const person = (guest: string): Chair => ({ kind: 'person', guest, name: guest, entropy: null, standIn: null });

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

/** Saves a document over this version. */
export const save = (store: Store, doc: TableDoc, version: number): Promise<Committed> =>
  store.commit(doc.id, { doc: { doc, version } });

export async function insertTables(store: Store, ...ids: string[]): Promise<void> {
  for (const id of ids) await store.insertTable(sampleTable(id));
}

export type StoreLaw = (under: StoreUnderTest) => Promise<void>;
