import type { AnyEvent, Millis } from '@izvilina/kernel/game.ts';
import type { TableDoc } from './document/document.ts';

/** A document with the version it was read at. A save names that version and fails if another write was faster. */
export interface Versioned<T> {
  readonly doc: T;
  readonly version: number;
}

/** One line of a match's log. `client` is unique per (table, by), so that a retry finds its first attempt. */
export interface Entry {
  /** 1-based; primary key together with the table. */
  readonly seq: number;
  readonly client: string | null;
  readonly event: AnyEvent;
}

/** What is written to one table atomically. */
export interface Change {
  /** The new document, with the version it was made from. */
  readonly doc?: Versioned<TableDoc>;
  /** New lines of the log, consecutive and following its newest line. */
  readonly entries?: readonly Entry[];
  /** When the table must be woken up though nobody looks (`WakeIndex`); null: never; left out: unchanged. */
  readonly wakeAt?: Millis | null;
}

export type Committed =
  | { readonly kind: 'committed' }
  /** The document or the log has changed since this was decided, mostly by a faster write: decide again. */
  | { readonly kind: 'conflict' }
  /** The command of the entry at `index` (the first such entry) was already carried out, as this seq. */
  | { readonly kind: 'duplicate'; readonly index: number; readonly seq: number }
  /** The table no longer exists. */
  | { readonly kind: 'gone' };

/** A page of finished games, ordered by end and then by id. It begins behind `after`. */
export interface FinishedPage {
  readonly after: { readonly ended: Millis; readonly table: string } | null;
  readonly limit: number;
}

/** Numbers of tables that are not over. */
export interface Unfinished {
  readonly gathering: number;
  readonly playing: number;
}

/** Whether a host of this many tables may have one more. */
export const fits = (hosted: Unfinished, most: Unfinished): boolean =>
  hosted.gathering < most.gathering && hosted.playing < most.playing;

/** Thrown by a store that has no room for what it should write. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

/**
 * The source of truth. Every promise resolves only after the write is durable. Implementations: SQLite (one machine),
 * PostgreSQL (many), IndexedDB (local play).
 */
export interface Store {
  /** False if the host already has `most` unfinished tables. Rejects if a table with this id or code exists. */
  insertTable(doc: TableDoc, most?: Unfinished): Promise<boolean>;
  table(id: string): Promise<Versioned<TableDoc> | null>;
  /** The one way to change a table. */
  commit(table: string, change: Change): Promise<Committed>;
  /** Only tables that are still gathering have a code. */
  tableByCode(code: string): Promise<string | null>;
  /** The tables at which this guest sits, newest first. */
  tablesOf(guest: string, limit: number): Promise<readonly TableDoc[]>;
  /** The tables that strangers may join (`isListed`), the last changed first. Empty on one device. */
  openTables(limit: number): Promise<readonly TableDoc[]>;
  /** The guest's finished games, the latest first; `after` names the last one of the previous page. */
  finishedOf(guest: string, page: FinishedPage): Promise<readonly TableDoc[]>;
  /** Numbers of unfinished tables that this guest hosts. */
  unfinished(host: string): Promise<Unfinished>;
  /** Removes a table with its log, unless something was written to it since `before`. */
  removeTable(id: string, before: Millis): Promise<boolean>;
  /** Removes the host's longest quiet gathering table at which nobody sits. False if there is none. */
  removeEmpty(host: string): Promise<boolean>;
  /** Log lines in order, from `after` + 1; at most `limit` of them. */
  entries(table: string, after: number, limit?: number): Promise<readonly Entry[]>;
  /** The seq as which this command was carried out; null if it was not. */
  seqOf(table: string, by: AnyEvent['by'], client: string): Promise<number | null>;
}

/** A table leased to one node. The token grows with each claim, and older tokens are invalid. */
export interface Claim {
  readonly table: string;
  readonly token: number;
}

/** What a new time of a table is based on: the newest event its writer knows of, or the writer's claim. */
export type Knowledge = { readonly seq: number } | { readonly token: number };

/**
 * Finds the tables with due tasks that nobody looks at. A claim is a lease: until it ends no other node is given the
 * table, and if the node dies nothing is lost. A node that still works on a table after its lease ended does no harm:
 * of two writers of one seq the store lets one win, and an outdated token changes nothing.
 */
export interface WakeIndex {
  /** At most `limit` due tables, the longest overdue first. None is given out again before `leaseUntil`. */
  claimDue(now: Millis, leaseUntil: Millis, limit: number): Promise<readonly Claim[]>;
  /** Sets when the table is due next (null: never), unless its log has gone on since or another node has claimed it. */
  wakeAt(table: string, when: Millis | null, known: Knowledge): Promise<void>;
}

/** One small step of a sweep: only rows quiet since `before`, and at most `limit` of them. */
export interface SweepStep {
  readonly before: Millis;
  readonly limit: number;
}

/** What keeps a store small over the years. Each call is short; the caller pauses in between. */
export interface Upkeep {
  /** Tables in this phase that nothing was written to since `before`, and whether there may be more of them. */
  quietTables(
    phase: 'gathering' | 'playing',
    step: SweepStep,
  ): Promise<{ readonly tables: readonly string[]; readonly more: boolean }>;
  /** Counts the table as written to at `at`, because it is still in use. */
  keepTable(id: string, at: Millis): Promise<void>;
  /** Compresses logs of finished games; returns how many. They read as before, except for their command keys. */
  packFinished(step: SweepStep): Promise<number>;
}
