import type { Json } from '@izvilina/kernel/json.ts';
import type { Result } from '@izvilina/kernel/result.ts';
import type { OpenTable, ShelfTable } from '@izvilina/protocol/messages.ts';
import type { KeptOutcome } from './document/document.ts';

/**
 * A question about one table that only its owner can answer. Not a command of the protocol: one node asks another, on
 * behalf of a guest.
 */
export type TableQuestion = { readonly table: string } & (
  | { /** The table's entry on this guest's shelf. */ readonly type: 'shelf' }
  | { /** The table's entry in the list of open tables for this guest; null: not listed. */ readonly type: 'offer' }
  | { /** Closes the table to strangers: its host has opened another one. */ readonly type: 'unlist' }
  | { /** The result of a game whose document does not contain it. */ readonly type: 'outcome' }
  | { /** Removes the guest's identity from the table. */ readonly type: 'erase'; readonly tombstone: string }
);

export interface OpenOffer extends OpenTable {
  /** Id of the hosting guest: the list offers only one table per host. */
  readonly hostedBy: string;
}

/** Answers by the type of the question. All of them are JSON. */
export interface QuestionAnswers {
  readonly shelf: ShelfTable;
  readonly offer: OpenOffer | null;
  readonly unlist: null;
  readonly outcome: KeptOutcome | null;
  readonly erase: null;
}

/** Distributes the tables over several nodes: each table is served by one node, its owner. */
export interface Ownership {
  /** Before a table is loaded: from now on it is served here. Refused `ELSEWHERE` where another node serves it. */
  take(table: string): Promise<Result<unknown>>;
  /** The table is no longer in memory here: any node may take it. */
  release(table: string): void;
  /** Asks the owner; without one this node becomes the owner. Refused `UNREACHABLE` when the owner does not answer. */
  ask(guest: string, question: TableQuestion): Promise<Result<Json>>;
}

/** Refusal code that names the node which serves the table. It never reaches a player. */
export const ELSEWHERE = 'ELSEWHERE';

/** No node serves the table, and this one cannot, because a later release has written it. */
export const LATER_RELEASE = Symbol('later release');

/** Thrown by a write to a table that another node has taken over meanwhile. */
export class TakenOver extends Error {}
