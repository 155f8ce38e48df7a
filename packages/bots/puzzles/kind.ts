import type { View } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Level } from '../bot.ts';

/** How puzzles of one game are found and judged. */
export interface PuzzleKind<V extends View, Move> {
  /** The bots that play the games from which positions are taken, by seat. */
  readonly seats: readonly string[];
  readonly options: Json;
  /** Nodes of the first search; the check uses ten times as many. */
  readonly nodes: number;
  /** How far the best move must be ahead of every other, in the unit of the bots' values. */
  readonly margin: number;
  /** A choice that this level finds at a glance is no puzzle. Null: `isWorthAsking` sees to it. */
  readonly tooEasyFor: Level | null;
  /** Most positions taken from one game. */
  readonly mostOfGame: number;
  /** Whether a position is worth a question at all: enough to choose from, and not just the beginning. */
  isWorthAsking(view: V): boolean;
  /** Whether a person could find this answer. */
  isFair?(view: V, best: Move): boolean;
  /** Whether a move is equivalent to the best one: the same in other notation, or with the same result. */
  isAsGood(view: V, best: Move, move: Move): boolean;
  /** For games without hidden information: the position itself, which is shorter than the events that lead to it. */
  position?(view: V): unknown;
  /** How far the best move is ahead, if the bots' values do not tell. Null: it is not ahead. */
  lead?(view: V, best: Move): number | null;
}

export type AnyPuzzleKind = PuzzleKind<View, unknown>;
