import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import { exp } from '../exp.ts';
import type { Table } from './simulator.ts';

/** How good the end of a round is for one seat; higher is better. */
export type Value = (table: Table) => number;

/** For the round: the seat's own penalty, negated. */
export const ownPenalty =
  (seat: Seat): Value =>
  (table) =>
    -(table.taken[seat] as number);

/** Typical difference between two players' results of one round (logistic scale). */
const ROUND_SCALE = 5;
/** Weight of the margin, which decides among lines that all win or all lose. */
const MARGIN = 0.0001;

type Standing = Pick<CowView, 'options' | 'round' | 'totals' | 'players'>;

/** For the match: the chance to win it, given the totals and how near its end is. A shared win counts as its share. */
export function matchWin({ options, round, totals, players }: Standing, seat: Seat): Value {
  const { rounds, endAt } = options;
  const perRound = 4 + players;
  return ({ taken }) => {
    const mine = (totals[seat] as number) + (taken[seat] as number);
    let highest = mine;
    let sum = 0;
    let better = 0;
    let equal = 0;
    for (let other = 0; other < players; other++) {
      const theirs = (totals[other] as number) + (taken[other] as number);
      sum += theirs;
      if (theirs > highest) highest = theirs;
      if (theirs < mine) better++;
      else if (theirs === mine) equal++;
    }
    const margin = MARGIN * ((sum - mine) / (players - 1) - mine);
    const over = rounds === null ? highest >= endAt : round >= rounds;
    if (over) return (better > 0 ? 0 : 1 / equal) + margin;
    const roundsLeft = rounds === null ? Math.max(1, (endAt - highest) / perRound) : rounds - round;
    const scale = ROUND_SCALE * Math.sqrt(roundsLeft);
    let against = 0;
    for (let other = 0; other < players; other++) {
      const theirs = (totals[other] as number) + (taken[other] as number);
      against += exp((mine - theirs) / scale);
    }
    return 1 / against + margin;
  };
}
