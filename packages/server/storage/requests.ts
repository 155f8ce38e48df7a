import type { Appended, Unfinished } from '@izvilina/authority/store.ts';
import type { StoreFault } from './errors.ts';

/** A table as its row: the document is opaque JSON here, the rest is what is looked up by. */
export interface TableRow {
  readonly id: string;
  readonly code: string | null;
  readonly phase: string;
  readonly changed: number;
  readonly doc: string;
  readonly guests: readonly string[];
}

export interface EventRow {
  readonly table: string;
  readonly seq: number;
  readonly by: string;
  readonly client: string | null;
  readonly event: string;
}

export interface GuestRow {
  readonly id: string;
  readonly token: string;
  readonly name: string | null;
  readonly created: number;
}

/** What can be asked of the worker, and what it answers with. */
export interface Operations {
  ping: { ask: null; answer: null };
  probe: { ask: null; answer: null };
  insertGuest: { ask: GuestRow; answer: null };
  guest: { ask: { readonly token: string }; answer: { readonly id: string; readonly name: string | null } | null };
  renameGuest: { ask: { readonly id: string; readonly name: string }; answer: null };
  insertTable: { ask: TableRow; answer: null };
  table: { ask: { readonly id: string }; answer: { readonly doc: string; readonly version: number } | null };
  saveTable: { ask: { readonly row: TableRow; readonly version: number }; answer: boolean };
  tableByCode: { ask: { readonly code: string }; answer: string | null };
  tablesOf: { ask: { readonly guest: string; readonly limit: number }; answer: readonly string[] };
  unfinished: { ask: { readonly host: string }; answer: Unfinished };
  playing: { ask: null; answer: readonly string[] };
  append: { ask: EventRow; answer: Appended };
  entries: { ask: { readonly table: string; readonly after: number }; answer: readonly EventRow[] };
}
export type Operation = keyof Operations;

export type Request = { [Op in Operation]: { readonly op: Op; readonly ask: Operations[Op]['ask'] } }[Operation];

export type Outcome =
  | { readonly ok: true; readonly answer: unknown }
  | { readonly ok: false; readonly fault: StoreFault; readonly detail: string };

/** To the worker: a batch is one transaction; null closes. From it: one outcome per request, in order. */
export type Batch = readonly Request[] | null;
