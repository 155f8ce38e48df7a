import type { AnyEvent, Millis } from '@izvilina/kernel/game.ts';
import type { TableDoc } from './document/document.ts';

/** A document with the version it was read at: a save names it and fails when someone was faster. */
export interface Versioned<T> {
  readonly doc: T;
  readonly version: number;
}

/** One line of a match's log. `client` is unique per (table, by): a retry finds what it already did. */
export interface Entry {
  /** 1-based; with the table it is the primary key. */
  readonly seq: number;
  readonly client: string | null;
  readonly event: AnyEvent;
}

/** What is written to one table at once: all of it or nothing. */
export interface Change {
  /** The new document, with the version it was made from. */
  readonly doc?: Versioned<TableDoc>;
  /** New lines of the log. They follow one another, and the first follows the newest there is. */
  readonly entries?: readonly Entry[];
  /** When the table must be woken up though nobody looks (`WakeIndex`); null: never; left out: as it was. */
  readonly wakeAt?: Millis | null;
}

export type Committed =
  | { readonly kind: 'committed' }
  /** The document or the log is not what this was decided on, mostly because someone else was faster: decide again. */
  | { readonly kind: 'conflict' }
  /** The command of the entry at `index`, the first such, was already carried out, as this seq. */
  | { readonly kind: 'duplicate'; readonly index: number; readonly seq: number }
  /** There is no such table any more. */
  | { readonly kind: 'gone' };

/** Where a page of finished games begins: behind this one, in the order of their ends and then of their ids. */
export interface FinishedPage {
  readonly after: { readonly ended: Millis; readonly table: string } | null;
  readonly limit: number;
}

/** Tables that are not over. */
export interface Unfinished {
  readonly gathering: number;
  readonly playing: number;
}

/** Whether somebody who hosts these may have one more. */
export const fits = (hosted: Unfinished, most: Unfinished): boolean =>
  hosted.gathering < most.gathering && hosted.playing < most.playing;

/**
 * Where the truth lives. Every promise resolves only after the write is durable.
 * SQLite (one machine), PostgreSQL (many), IndexedDB (local play) fit behind it.
 */
export interface Store {
  /** False: its host has as many unfinished tables as `most` says already. Rejects when there is a table with this id or code. */
  insertTable(doc: TableDoc, most?: Unfinished): Promise<boolean>;
  table(id: string): Promise<Versioned<TableDoc> | null>;
  /** The one way to change a table. */
  commit(table: string, change: Change): Promise<Committed>;
  /** Only tables that are still gathering have a code. */
  tableByCode(code: string): Promise<string | null>;
  /** Newest first. */
  tablesOf(guest: string, limit: number): Promise<readonly TableDoc[]>;
  /** The tables that strangers may sit down at (`isListed`), the last changed first. None on one device. */
  openTables(limit: number): Promise<readonly TableDoc[]>;
  /** The games this guest has finished, the latest first; `after` names the last one of the page before. */
  finishedOf(guest: string, page: FinishedPage): Promise<readonly TableDoc[]>;
  /** How many tables this guest hosts that are not over. */
  unfinished(host: string): Promise<Unfinished>;
  /** Removes a table with its log, unless something was written to it since `before`. */
  removeTable(id: string, before: Millis): Promise<boolean>;
  /** Removes the one of their gathering tables at which nobody sits that has been quiet for longest. False: there is none. */
  removeEmpty(host: string): Promise<boolean>;
  /** In order, from `after` + 1; no more than `limit` of them. */
  entries(table: string, after: number, limit?: number): Promise<readonly Entry[]>;
  /** As which seq this very command was carried out; null if it was not. */
  seqOf(table: string, by: AnyEvent['by'], client: string): Promise<number | null>;
}

/** A table that one node is given for a while. The token grows with each claim: an older one is worth nothing. */
export interface Claim {
  readonly table: string;
  readonly token: number;
}

/** What a new time of a table is based on: the newest event its writer knows of, or the writer's claim. */
export type Knowledge = { readonly seq: number } | { readonly token: number };

/**
 * Finds the tables at which something must happen though nobody looks at them. A claim is a lease: until it ends no
 * other node is given the table, and a node that dies meanwhile loses nothing. Whoever still works on a table whose
 * lease has ended does no harm: of two writers of one seq the store lets one win, and an outdated token moves nothing.
 */
export interface WakeIndex {
  /** At most `limit` tables whose time has come, the longest overdue first. None is given again before `leaseUntil`. */
  claimDue(now: Millis, leaseUntil: Millis, limit: number): Promise<readonly Claim[]>;
  /** Sets a table's next time, or null for never, unless its log has gone on since, or another node has claimed it. */
  wakeAt(table: string, when: Millis | null, known: Knowledge): Promise<void>;
}

/** A time before which something must have been quiet, and how many rows may be looked at: sweeps come in small steps. */
export interface SweepStep {
  readonly before: Millis;
  readonly limit: number;
}

/** What keeps a store small over the years. Each call is short; whoever calls it pauses in between. */
export interface Upkeep {
  /** Tables in this phase that nothing was written to since `before`, and whether there may be more of them. */
  quietTables(
    phase: 'gathering' | 'playing',
    step: SweepStep,
  ): Promise<{ readonly tables: readonly string[]; readonly more: boolean }>;
  /** Counts the table as written to at `at`: somebody is still there. */
  keepTable(id: string, at: Millis): Promise<void>;
  /** Packs the logs of finished games; they read as before, but for the keys of their commands. How many it packed. */
  packFinished(step: SweepStep): Promise<number>;
}
