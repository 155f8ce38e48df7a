import type { View } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Level } from '../bot.ts';

/** What makes a puzzle of one game. */
export interface PuzzleKind<V extends View, Move> {
  /** Who plays the games that positions are taken from: the name of a bot per seat. */
  readonly seats: readonly string[];
  readonly options: Json;
  /** What the first look takes; the check takes ten times as many. */
  readonly nodes: number;
  /** How far the best move must be ahead of every other, in the unit of the bots' values. */
  readonly margin: number;
  /** A choice that this level finds at a glance is no puzzle. Null: `isWorthAsking` sees to it. */
  readonly tooEasyFor: Level | null;
  /** How many positions of one game at most. */
  readonly mostOfGame: number;
  /** Whether a position is worth a question at all: enough to choose from, and not just the beginning. */
  isWorthAsking(view: V): boolean;
  /** Whether somebody could come upon this answer. */
  isFair?(view: V, best: Move): boolean;
  /** Whether a move comes to the same as the best one: another spelling of it, or another way to the same result. */
  isAsGood(view: V, best: Move, move: Move): boolean;
  /** Where nothing is hidden: the position itself, which is shorter than the way to it. */
  position?(view: V): unknown;
  /** How far ahead the best is, where its bots' values do not tell. Null: it is not. */
  lead?(view: V, best: Move): number | null;
}

export type AnyPuzzleKind = PuzzleKind<View, unknown>;
