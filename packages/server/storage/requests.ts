import type { Claim, Committed, FinishedPage, Knowledge, Unfinished } from '@izvilina/authority/store.ts';
import type { Device, GuestSweep } from '../guests/guests.ts';
import type { StoreFault } from './errors.ts';

/** How the worker opens the database. */
export interface DatabaseOptions {
  /** Most pages of 4 KiB that the file may have. */
  readonly maxPages?: number | undefined;
  /** See `prepareEventLog`. */
  readonly mostWaiting?: number | undefined;
}

/** A table as a row: the document is opaque JSON here, the other columns are for lookups. */
export interface TableRow {
  readonly id: string;
  readonly code: string | null;
  readonly phase: string;
  readonly changed: number;
  /** `changed` while strangers may find the table, else null. */
  readonly listed: number | null;
  readonly doc: string;
  readonly guests: readonly string[];
  /** When the game ended; null before. */
  readonly ended: number | null;
}

export interface EventRow {
  readonly seq: number;
  readonly by: string;
  readonly client: string | null;
  readonly event: string;
}

interface Step {
  readonly before: number;
  readonly limit: number;
}

export interface GuestRow {
  readonly id: string;
  readonly token: string;
  readonly name: string | null;
  readonly created: number;
  readonly device?: string;
  readonly kind?: string;
}

/** The requests to the worker and their answers. */
export interface Operations {
  ping: { ask: null; answer: null };
  probe: { ask: null; answer: null };
  insertGuest: { ask: GuestRow; answer: null };
  /** `now`: marks the guest as seen. */
  guest: {
    ask: { readonly token: string; readonly now: number };
    answer: {
      readonly id: string;
      readonly name: string | null;
      readonly device: string;
      readonly rotated: number;
      readonly newest: boolean;
    } | null;
  };
  renameGuest: { ask: { readonly id: string; readonly name: string }; answer: null };
  rotateToken: {
    ask: { readonly device: string; readonly from: string; readonly to: string; readonly now: number };
    answer: boolean;
  };
  setPushAddress: {
    ask: { readonly guest: string; readonly device: string; readonly endpoint: string | null };
    answer: null;
  };
  pushAddresses: {
    ask: { readonly guest: string };
    answer: readonly { readonly device: string; readonly endpoint: string }[];
  };
  devicesOf: { ask: { readonly guest: string }; answer: readonly Device[] };
  removeDevices: { ask: { readonly guest: string; readonly devices: readonly string[] }; answer: null };
  removeGuest: { ask: { readonly id: string }; answer: null };
  insertTable: {
    ask: { readonly row: TableRow; readonly host: string; readonly most: Unfinished | null };
    answer: boolean;
  };
  table: { ask: { readonly id: string }; answer: { readonly doc: string; readonly version: number } | null };
  commit: {
    ask: {
      readonly table: string;
      readonly doc: { readonly row: TableRow; readonly version: number } | null;
      readonly rows: readonly EventRow[];
      /** Undefined: unchanged. */
      readonly wake: number | null | undefined;
    };
    answer: Committed;
  };
  tableByCode: { ask: { readonly code: string }; answer: string | null };
  tablesOf: { ask: { readonly guest: string; readonly limit: number }; answer: readonly string[] };
  openTables: { ask: { readonly limit: number }; answer: readonly string[] };
  finishedOf: { ask: { readonly guest: string } & FinishedPage; answer: readonly string[] };
  unfinished: { ask: { readonly host: string }; answer: Unfinished };
  removeEmpty: { ask: { readonly host: string }; answer: boolean };
  entries: {
    ask: { readonly table: string; readonly after: number; readonly limit: number };
    answer: readonly EventRow[];
  };
  seqOf: { ask: { readonly table: string; readonly by: string; readonly client: string }; answer: number | null };
  claimDue: {
    ask: { readonly now: number; readonly leaseUntil: number; readonly limit: number };
    answer: readonly Claim[];
  };
  wakeAt: {
    ask: { readonly table: string; readonly when: number | null; readonly known: Knowledge };
    answer: null;
  };
  quietTables: {
    ask: Step & { readonly phase: string };
    answer: { readonly tables: readonly string[]; readonly more: boolean };
  };
  removeTable: { ask: { readonly id: string; readonly before: number }; answer: boolean };
  keepTable: { ask: { readonly id: string; readonly at: number }; answer: null };
  packFinished: { ask: Step; answer: number };
  sweepGuests: { ask: GuestSweep; answer: { readonly removed: number; readonly more: boolean } };
}
export type Operation = keyof Operations;
export type Handlers = { readonly [Op in Operation]: (ask: Operations[Op]['ask']) => Operations[Op]['answer'] };

export type Request = { [Op in Operation]: { readonly op: Op; readonly ask: Operations[Op]['ask'] } }[Operation];

export type Outcome =
  | { readonly ok: true; readonly answer: unknown }
  | { readonly ok: false; readonly fault: StoreFault; readonly detail: string };
