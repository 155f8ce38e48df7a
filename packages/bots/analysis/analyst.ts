import type { Chance } from '@izvilina/kernel/chance.ts';
import type { GameState, Seat, View } from '@izvilina/kernel/game.ts';
import type { Candidate, Reason } from '../bot.ts';
import { exp } from '../exp.ts';

/** How much is examined. Fixed counts instead of a clock: the analysis of a record is the same on every machine. */
export interface Effort {
  /** Nodes of the bot whose choice is compared. */
  readonly nodes: number;
  /** Worlds in which the bot's choice and the player's are compared. */
  readonly worlds: number;
  /** Playouts of each of those worlds. */
  readonly playouts: number;
  /** Playouts of each position of the chance line. */
  readonly linePlayouts: number;
}

/** What changes the chances besides decisions: the deal of cards, the draw of tiles or the throw of dice. */
export type Luck = 'deal' | 'draw' | 'throw';

/** What one game adds to the analysis of finished games. */
export interface Analyst<State extends GameState, V extends View, Move> {
  readonly effort: Effort;
  /** Null where luck cannot be told from skill: in a race the rest is quickness. */
  readonly luck: Luck | null;
  /** Seats of one side win together. */
  sideOf(state: State, seat: Seat): number;
  /**
   * By seat: the chance to win from here among equally good players, for an observer who sees everything except future
   * chance. Only for a game that is not over.
   */
  chances(state: State, playouts: number, chance: Chance): readonly number[];
  /** Whether a move is a choice that can be judged by the position it leads to. */
  isDecision(state: State, move: Move): boolean;
  /** The position by which a move (null: none) is judged: with everything that surely follows from it. */
  after(state: State, seat: Seat, move: Move | null, chance: Chance): State;
  /** Reasons about a move that the bot did not choose. */
  explain(view: V, move: Move, chance: Chance): readonly Reason[];
  /** Whether two moves are the same plan to a human player and differ only in notation. */
  samePlan(view: V, one: Move, other: Move): boolean;
  /** The order in which moves are advised to people, if it is not the bot's own. */
  forPeople?(view: V, best: readonly Candidate<Move>[]): readonly Candidate<Move>[];
}

export type AnyAnalyst = Analyst<GameState, View, unknown>;

/** Shares that add up to 1, as the softmax of standings / scale (the logistic curve for more than two). */
export function shares(standings: ArrayLike<number>, scale: number): number[] {
  const all = Array.from(standings);
  const best = Math.max(...all);
  const weights = all.map((standing) => exp((standing - best) / scale));
  const sum = weights.reduce((so, weight) => so + weight, 0);
  return weights.map((weight) => weight / sum);
}
