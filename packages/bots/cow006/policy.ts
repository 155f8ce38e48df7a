import { HAND, ROW_FULL } from '@izvilina/games/cow006/state.ts';
import { below, type Fast, unit } from '../fast.ts';
import { cheapestRow, rowFor, type Table } from './simulator.ts';

/** How a seat picks during rollouts: the place in its hand. */
export type Policy = (table: Table, seat: number, fast: Fast) => number;

export const anyCard: Policy = (table, _seat, fast) => below(fast, table.left);

/*
 * Weights estimate how much better than its hand's average a card is, in penalty points, from what meets the eye:
 * the stage of the round, the room and penalty of the card's row, and its distance from the row's end.
 * `fit-policy.ts` makes them.
 */
const STAGE = [0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 3];
const DISTANCES = [0, 1, 2, 4, 7, 12, 20, 35, 104];
const ROOMS = 5;
const LOW_BANDS = 6;
/** Within a stage: a constant by room and distance, a slope by room; then the same for cards below every row. */
const ROOM_SLOPE = DISTANCES.length * ROOMS;
const LOW = ROOM_SLOPE + ROOMS;
const LOW_SLOPE = LOW + LOW_BANDS;
const PER_STAGE = LOW_SLOPE + 1;
export const POLICY_WEIGHTS = 4 * PER_STAGE;

const DISTANCE_BAND = Uint8Array.from({ length: 105 }, (_, gap) => DISTANCES.findIndex((most) => gap <= most));

/** What a card looks like: which constant and which slope are its own, and the penalty the slope is for. */
export interface Looks {
  constant: number;
  slope: number;
  penalty: number;
}

export function lookAt(table: Table, card: number, looks: Looks): void {
  const base = (STAGE[table.left] as number) * PER_STAGE;
  const row = rowFor(table, card);
  if (row < 0) {
    const band = card >> 3;
    looks.constant = base + LOW + (band < LOW_BANDS ? band : LOW_BANDS - 1);
    looks.slope = base + LOW_SLOPE;
    looks.penalty = table.weight[cheapestRow(table)] as number;
  } else {
    const room = ROW_FULL - (table.count[row] as number);
    const gap = card - (table.last[row] as number) - 1;
    looks.constant = base + room * DISTANCES.length + (DISTANCE_BAND[gap] as number);
    looks.slope = base + ROOM_SLOPE + room;
    looks.penalty = table.weight[row] as number;
  }
}

/** As much as two equally good cards may seem to differ: keeps rollouts from being all alike. */
const SPREAD = 2;

/** Picks the card that looks best, give or take `SPREAD`. */
export function sensible(weights: Float64Array): Policy {
  const looks: Looks = { constant: 0, slope: 0, penalty: 0 };
  return (table, seat, fast) => {
    const { left, hands } = table;
    if (left === 1) return 0;
    const start = seat * HAND;
    let best = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < left; at++) {
      lookAt(table, hands[start + at] as number, looks);
      const slope = weights[looks.slope] as number;
      const value = (weights[looks.constant] as number) + slope * looks.penalty + SPREAD * unit(fast);
      if (value > highest) {
        highest = value;
        best = at;
      }
    }
    return best;
  };
}
