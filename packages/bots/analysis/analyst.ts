import type { Chance } from '@izvilina/kernel/chance.ts';
import type { GameState, Seat, View } from '@izvilina/kernel/game.ts';
import type { Candidate, Reason } from '../bot.ts';
import { exp } from '../exp.ts';

/** How much is looked at. Fixed numbers and no clock: the analysis of a record says the same twice and everywhere. */
export interface Effort {
  /** Nodes of the bot that says what it would have done. */
  readonly nodes: number;
  /** Worlds in which its choice and the player's are compared. */
  readonly worlds: number;
  /** How often each of those worlds is played on. */
  readonly playouts: number;
  /** How often each position of the chance line is played on. */
  readonly linePlayouts: number;
}

/** What moves the chances besides decisions: how cards are dealt, tiles are drawn or dice fall. */
export type Luck = 'deal' | 'draw' | 'throw';

/** What one game adds to the analysis of finished games. */
export interface Analyst<State extends GameState, V extends View, Move> {
  readonly effort: Effort;
  /** Null where luck cannot be told from skill: in a race the rest is quickness. */
  readonly luck: Luck | null;
  /** Seats of one side win together. */
  sideOf(state: State, seat: Seat): number;
  /**
   * By seat: how likely it wins from here with equally good players, for somebody who sees everything but what chance
   * brings next. Of a game that is still going on.
   */
  chances(state: State, playouts: number, chance: Chance): readonly number[];
  /** Whether a move is a choice that can be judged by the position it leads to. */
  isDecision(state: State, move: Move): boolean;
  /** The position by which a move (null: none) is judged: with everything that surely follows from it. */
  after(state: State, seat: Seat, move: Move | null, chance: Chance): State;
  /** What can be said about a move that the bot did not choose. */
  explain(view: V, move: Move, chance: Chance): readonly Reason[];
  /** Whether two moves are one plan to a person who plays: only the spelling differs. */
  samePlan(view: V, one: Move, other: Move): boolean;
  /** The order in which moves are advised to people, if it is not the bot's own. */
  forPeople?(view: V, best: readonly Candidate<Move>[]): readonly Candidate<Move>[];
}

export type AnyAnalyst = Analyst<GameState, View, unknown>;

/** The shares that add up to 1 and differ by so many `scale`s as the standings do: the logistic curve for many. */
export function shares(standings: ArrayLike<number>, scale: number): number[] {
  const all = Array.from(standings);
  const best = Math.max(...all);
  const weights = all.map((standing) => exp((standing - best) / scale));
  const sum = weights.reduce((so, weight) => so + weight, 0);
  return weights.map((weight) => weight / sum);
}
