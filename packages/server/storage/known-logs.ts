import type { EventRow } from './requests.ts';

/** About 20 MB. Tables not used for the longest time are dropped first. */
const MOST_KEYS = 500_000;

type Command = Pick<EventRow, 'by' | 'client'>;

/** A log that can be added to: its last seq (0 if empty), and the senders and keys of its commands. */
export interface KnownLog {
  readonly last: number;
  readonly commands: Iterable<Command>;
}

interface Remembered {
  last: number;
  readonly hashes: Set<number>;
}

/**
 * The last seq and the commands already carried out in the logs of tables in play, so that no command is carried out
 * twice. An index in the database would do the same and double what every move writes. Only a hash of each key is kept:
 * when `mayKnow` says no that is certain; otherwise the log has to be searched.
 */
export class KnownLogs {
  readonly #read: (table: string) => KnownLog | null;
  readonly #most: number;
  /** Least recently used table first. */
  readonly #byTable = new Map<string, Remembered>();
  /** Number of hashes plus number of tables. */
  #count = 0;

  /** `read` returns what the database has; null when nothing can be added there. */
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

  /** Forgets everything, because writes reported by `add` may have been rolled back. */
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
