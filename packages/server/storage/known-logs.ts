import type { EventRow } from './requests.ts';

/** About 20 MB. Tables that are not played at any more are forgotten first. */
const MOST_KEYS = 500_000;

type Command = Pick<EventRow, 'by' | 'client'>;

/** A log that can be added to: its last seq (0 while it is empty), and who sent its commands under which keys. */
export interface KnownLog {
  readonly last: number;
  readonly commands: Iterable<Command>;
}

interface Remembered {
  last: number;
  readonly hashes: Set<number>;
}

/**
 * How far the logs of tables that are played at now have come and which commands were carried out there, so that none is
 * carried out twice. An index in the database would say the same and double what every move writes. Of a key only a hash
 * is kept: `mayKnow` is certain when it says no, and otherwise the log has to be searched.
 */
export class KnownLogs {
  readonly #read: (table: string) => KnownLog | null;
  readonly #most: number;
  /** The table that was used last is the last one. */
  readonly #byTable = new Map<string, Remembered>();
  /** Of hashes, and of tables. */
  #count = 0;

  /** `read` says what the database has; null when nothing can be added there. */
  constructor(read: (table: string) => KnownLog | null, most = MOST_KEYS) {
    this.#read = read;
    this.#most = most;
  }

  /** The seq of the last event; null when nothing can be added. */
  last(table: string): number | null {
    return this.#of(table)?.last ?? null;
  }

  mayKnow(table: string, command: Command): boolean {
    return this.#of(table)?.hashes.has(hashOf(command)) ?? false;
  }

  /** Must be called for everything that is written. */
  add(table: string, rows: readonly EventRow[]): void {
    const log = this.#of(table);
    if (!log) return;
    this.#count -= log.hashes.size;
    for (const row of rows) {
      log.last = Math.max(log.last, row.seq);
      if (row.client !== null) log.hashes.add(hashOf(row));
    }
    this.#count += log.hashes.size;
  }

  forget(table: string): void {
    const log = this.#byTable.get(table);
    if (!log) return;
    this.#byTable.delete(table);
    this.#count -= log.hashes.size + 1;
  }

  /** Nothing of what was said to be written can be relied on. */
  clear(): void {
    this.#byTable.clear();
    this.#count = 0;
  }

  #of(table: string): Remembered | null {
    const log = this.#byTable.get(table) ?? this.#load(table);
    if (!log) return null;
    this.#byTable.delete(table);
    this.#byTable.set(table, log);
    for (const oldest of this.#byTable.keys()) {
      if (this.#count <= this.#most || oldest === table) break;
      this.forget(oldest);
    }
    return log;
  }

  #load(table: string): Remembered | null {
    const read = this.#read(table);
    if (!read) return null;
    const hashes = new Set<number>();
    for (const command of read.commands) if (command.client !== null) hashes.add(hashOf(command));
    this.#count += hashes.size + 1;
    return { last: read.last, hashes };
  }
}

/** FNV-1a. */
function hashOf({ by, client }: Command): number {
  const text = `${by} ${client}`;
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
