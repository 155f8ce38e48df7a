import type { Options } from '../options.ts';
import { isDrafted } from '../rules/deal.ts';
import { HAND, ROW_FULL, ROWS, type State } from '../state.ts';

/**
 * An upper bound on events. In a round each player picks ten times, each turn asks for at most one row (CW-R8),
 * and a draft takes one event for every card in hand.
 */
export function longest(players: State['players'], options: Options): number {
  const picks = players * HAND;
  const perRound = picks + HAND + (isDrafted(options) ? picks : 0);
  return perRound * (options.rounds ?? mostRounds(players, options.endAt));
}

/**
 * Of the 4 + 10·n cards of a round at most 4 · 5 are in the rows at its end; the others are in bases and cost at least
 * one point each. Before the last round no player has `endAt`, so all totals together stay under n · endAt. One more
 * round for a game set up in the middle of a round, which may cost nothing.
 */
function mostRounds(players: number, endAt: number): number {
  const leastPenalty = ROWS + players * HAND - ROWS * ROW_FULL;
  return 2 + Math.floor((players * (endAt - 1)) / leastPenalty);
}
