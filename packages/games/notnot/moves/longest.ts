import { PRINTS } from '../pieces/cards.ts';
import { IDLE_ROUNDS } from '../rules/close.ts';

/** Most cards that a set-up position may have in the deck, and won by all players together. */
export const MOST_IN_DECK = PRINTS.length;
export const MOST_WON = PRINTS.length;

/**
 * An upper bound on events. A round that gives a card takes at least one from the cross, which the deck must replace,
 * so there are at most `MOST_IN_DECK + 1` of them; a round that only costs cards needs one that was won, at the start
 * or by one of at most `MOST_IN_DECK + 4` awards; between two of either at most 29 rounds change nothing (NN-R12).
 */
export function longest(players: number): number {
  const busy = MOST_IN_DECK + 1 + MOST_WON + MOST_IN_DECK + 4;
  const rounds = (busy + 1) * IDLE_ROUNDS;
  return rounds * (players + 2);
}
