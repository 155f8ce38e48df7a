import { type Chance, chances as streams } from '@izvilina/kernel/chance.ts';
import type { AnyGame, GameState, Seat } from '@izvilina/kernel/game.ts';
import { type Match, viewOf } from '@izvilina/kernel/match.ts';
import { sharesAtTheEnd } from './accounts.ts';
import type { AnyAnalyst } from './analyst.ts';

/** By seat: the chance to win, or the share of the win if the game is over. */
export function chancesOf(
  game: AnyGame,
  analyst: AnyAnalyst,
  state: GameState,
  playouts: number,
  chance: Chance,
): readonly number[] {
  const { places } = game.result(state);
  // A solo game has no winner: its end is judged by the score reached, too.
  if (!game.turn(state).over || places === null || places.length === 1) return analyst.chances(state, playouts, chance);
  return sharesAtTheEnd(places, (seat) => analyst.sideOf(state, seat));
}

/** A choice of a seat, and the seed of the worlds in which it is judged. */
export interface Choosing {
  readonly game: AnyGame;
  readonly analyst: AnyAnalyst;
  readonly match: Match;
  readonly seat: Seat;
  readonly seed: string;
}

/** A move counts as worse only if it is behind by this many standard errors. */
const CLEARLY = 2;

/**
 * The chance to win that `move` gives away compared with `best`, in worlds that the seat could not tell from the real
 * one. Both are tried in the same worlds with the same luck. 0 if the difference may be chance.
 */
export function costOf({ game, analyst, match, seat, seed }: Choosing, best: unknown, move: unknown): number {
  const view = viewOf(match, seat);
  const worlds = streams(seed);
  const differences = Array.from({ length: analyst.effort.worlds }, (_, world) => {
    const state = game.imagine(view, worlds(3 * world));
    const worth = (tried: unknown): number => {
      const next = analyst.after(state, seat, tried, worlds(3 * world + 1));
      return chancesOf(game, analyst, next, analyst.effort.playouts, worlds(3 * world + 2))[seat] as number;
    };
    return worth(best) - worth(move);
  });
  return clearMean(differences);
}

function clearMean(differences: readonly number[]): number {
  const count = differences.length;
  const mean = differences.reduce((sum, one) => sum + one, 0) / count;
  const variance = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0) / count;
  return mean > CLEARLY * Math.sqrt(variance / count) ? mean : 0;
}
