import type { Json } from '@izvilina/kernel/json.ts';
import type { Result } from '@izvilina/kernel/result.ts';

/**
 * What is asked about one table and can be answered only where it is served. No command of the protocol: one node asks
 * it of another, on behalf of a guest.
 */
export type TableQuestion = { readonly table: string } & (
  | { /** How it stands on this guest's shelf. */ readonly type: 'shelf' }
  | { /** How this guest finds it among the open tables; null: not at all. */ readonly type: 'offer' }
  | { /** Its host has opened another one to strangers. */ readonly type: 'unlist' }
  | { /** The result of a game whose document does not say it. */ readonly type: 'outcome' }
  | { /** The guest is to be forgotten. */ readonly type: 'erase'; readonly tombstone: string }
);

/** Where several nodes share the tables: each table is served by one of them, its owner. */
export interface Ownership {
  /** Before a table is loaded: from now on it is served here. Refused `ELSEWHERE` where another node serves it. */
  take(table: string): Promise<Result<unknown>>;
  /** It is no longer in memory: any node may take it. */
  release(table: string): void;
  /** Asks the owner, which is this node if there was none. Refused `UNREACHABLE` when it does not answer. */
  ask(guest: string, question: TableQuestion): Promise<Result<Json>>;
}

/** The code of a refusal that names the node which serves the table. It never reaches a player. */
export const ELSEWHERE = 'ELSEWHERE';

/** No node serves it, and this one cannot: only a later release knows how. */
export const LATER_RELEASE = Symbol('later release');

/** Thrown by a write to a table that another node has taken over meanwhile. */
export class TakenOver extends Error {}
