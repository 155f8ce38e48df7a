import { chanceAt } from '@izvilina/kernel/chance.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { viewOf } from '@izvilina/kernel/match.ts';
import type { Play } from '@izvilina/kernel/scenario.ts';
import type { Trial } from '../trial.ts';

/** How many other moves are tried at every question of a page. */
const TRIES = 24;

/** Moves that a reader may try at this question: all of them, or about TRIES spread evenly. */
export function otherMoves({ match }: Trial, { seat }: Play): readonly Json[] {
  const moves = match.game.moves(viewOf(match, seat));
  if (!moves.finite) {
    const chance = chanceAt('what a reader may try', 0);
    return Array.from({ length: TRIES }, () => moves.sample(chance)).filter((move) => move !== null) as Json[];
  }
  const stride = Math.max(1, Math.ceil(moves.all.length / TRIES));
  return moves.all.filter((_, index) => index % stride === 0) as Json[];
}
