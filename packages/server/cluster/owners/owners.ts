import type { Millis } from '@izvilina/kernel/game.ts';

/** Who serves a table. `token` grows with every claim: a takeover names the one it found, and fails where it has changed. */
export interface Owner {
  readonly node: string;
  readonly token: number;
}

/**
 * Which node serves which table. It is kept in the store, where every node sees the same and time is one: a node is alive
 * for `ttl` after it last said so, by the store's own clock. A claim of a table whose owner is not alive succeeds.
 */
export interface Owners {
  /** The node is alive for another `ttl`. `lapsed`: until now it was taken for dead, and others may have its tables. */
  renew(node: string, ttl: Millis): Promise<{ readonly lapsed: boolean }>;
  isAlive(node: string): Promise<boolean>;
  /** The last by name of the others that are alive. Nodes are named so that this is the one that was started last. */
  newestBeside(node: string): Promise<string | null>;
  /** Who serves the table from now on: `node`, unless another one does that is alive. Null: there is no such table. */
  claim(table: string, node: string): Promise<Owner | null>;
  /** Nothing happens if it was claimed again since. */
  release(table: string, owner: Owner): Promise<void>;
  /** The tables that are still its own after it had lapsed, each claimed anew: whoever was about to take one is late. */
  reclaim(node: string): Promise<ReadonlyMap<string, Owner>>;
  /** Whether a node that is alive serves it. */
  isServed(table: string): Promise<boolean>;
  /** The node ends: all its tables are free at once. */
  leave(node: string): Promise<void>;
}
