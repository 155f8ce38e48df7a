import type { AnyEvent } from '@izvilina/kernel/game.ts';
import type { TableDoc } from './table/document.ts';

/** A document with the version it was read at: a save names it and fails when someone was faster. */
export interface Versioned<T> {
  readonly doc: T;
  readonly version: number;
}

/** One line of a match's log. `client` is unique per (table, by): a retry finds what it already did. */
export interface Entry {
  readonly table: string;
  /** 1-based; with the table it is the primary key. */
  readonly seq: number;
  readonly client: string | null;
  readonly event: AnyEvent;
}

export type Appended =
  | { readonly kind: 'appended' }
  /** Someone else wrote this seq: reload and decide again. */
  | { readonly kind: 'conflict' }
  /** This very command was already carried out, as this seq. */
  | { readonly kind: 'duplicate'; readonly seq: number };

export interface Unfinished {
  readonly gathering: number;
  readonly playing: number;
}

/**
 * Where the truth lives. Every promise resolves only after the write is durable.
 * SQLite (one machine), PostgreSQL (many), IndexedDB (local play) fit behind it.
 */
export interface Store {
  insertTable(doc: TableDoc): Promise<void>;
  table(id: string): Promise<Versioned<TableDoc> | null>;
  /** False when the stored version is no longer `version`. */
  saveTable(doc: TableDoc, version: number): Promise<boolean>;
  /** Only tables that are still gathering have a code. */
  tableByCode(code: string): Promise<string | null>;
  /** Newest first. */
  tablesOf(guest: string, limit: number): Promise<readonly TableDoc[]>;
  /** How many tables this guest hosts that are not over. */
  unfinished(host: string): Promise<Unfinished>;
  /** Every game to go on with after a restart. */
  playing(): Promise<readonly string[]>;
  append(entry: Entry): Promise<Appended>;
  /** In order, from `after` + 1. */
  entries(table: string, after: number): Promise<readonly Entry[]>;
}
