/** About 20 MB. Tables that are not played at any more are forgotten first. */
const MOST_KEYS = 500_000;

export interface CommandKey {
  readonly by: string;
  readonly client: string;
}

/**
 * Which commands were carried out at the tables that are played at now, so that none is carried out twice. An index in the
 * database would say the same and double what every move writes. Of a key only a hash is kept: `mayKnow` is certain when
 * it says no, and otherwise the log has to be searched.
 */
export class KnownCommands {
  readonly #read: (table: string) => Iterable<CommandKey>;
  readonly #most: number;
  /** The table that was used last is the last one. */
  readonly #byTable = new Map<string, Set<number>>();
  #count = 0;

  /** `read` gives the keys in a table's log. */
  constructor(read: (table: string) => Iterable<CommandKey>, most = MOST_KEYS) {
    this.#read = read;
    this.#most = most;
  }

  mayKnow(table: string, key: CommandKey): boolean {
    return this.#of(table).has(hashOf(key));
  }

  /** To be told of every key that is written. */
  add(table: string, key: CommandKey): void {
    const hashes = this.#of(table);
    this.#count -= hashes.size;
    hashes.add(hashOf(key));
    this.#count += hashes.size;
  }

  /** Nothing of what was said to be written can be relied on. */
  clear(): void {
    this.#byTable.clear();
    this.#count = 0;
  }

  #of(table: string): Set<number> {
    const known = this.#byTable.get(table);
    const hashes = known ?? new Set(Array.from(this.#read(table), hashOf));
    if (!known) this.#count += hashes.size;
    this.#byTable.delete(table);
    this.#byTable.set(table, hashes);
    for (const [oldest, { size }] of this.#byTable) {
      if (this.#count <= this.#most || oldest === table) break;
      this.#byTable.delete(oldest);
      this.#count -= size;
    }
    return hashes;
  }
}

/** FNV-1a. */
function hashOf({ by, client }: CommandKey): number {
  const text = `${by} ${client}`;
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
