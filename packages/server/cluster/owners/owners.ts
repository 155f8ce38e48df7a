import type { Millis } from '@izvilina/kernel/game.ts';

/** Who serves a table. `token` grows with every claim: a takeover names the one it found, and fails where it has changed. */
export interface Owner {
  readonly node: string;
  readonly token: number;
}

/**
 * Which node serves which table. Kept in the store, where all nodes see the same data and the same clock: a node is
 * alive for `ttl` after its last heartbeat. A claim of a table whose owner is not alive succeeds.
 */
export interface Owners {
  /** Keeps the node alive for another `ttl`. `lapsed`: it counted as dead until now; others may have its tables. */
  renew(node: string, ttl: Millis): Promise<{ readonly lapsed: boolean }>;
  isAlive(node: string): Promise<boolean>;
  /** The last by name of the other living nodes; null if there is none. Names sort by start, so it was started last. */
  newestBeside(node: string): Promise<string | null>;
  /** The owner from now on: `node`, unless another living node has the table. Null: there is no such table. */
  claim(table: string, node: string): Promise<Owner | null>;
  /** Does nothing if the table was claimed again since. */
  release(table: string, owner: Owner): Promise<void>;
  /** The tables still owned by a lapsed node. Each is claimed again, so that a node about to take one is too late. */
  reclaim(node: string): Promise<ReadonlyMap<string, Owner>>;
  /** Whether a living node serves the table. */
  isServed(table: string): Promise<boolean>;
  /** The node ends: all its tables become free at once. */
  leave(node: string): Promise<void>;
}
