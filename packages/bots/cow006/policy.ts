import { HAND, ROW_FULL, ROWS } from '@izvilina/games/cow006/state.ts';
import { below, type Fast, unit } from '../fast.ts';
import { WEIGHTS } from './policy-weights.ts';
import type { Table } from './simulator.ts';

/** How a seat picks during rollouts: the place in its hand. */
export type Policy = (table: Table, seat: number, fast: Fast) => number;

export const anyCard: Policy = (table, _seat, fast) => below(fast, table.left);

/*
 * The weights estimate how much better than its hand's average a card is, in penalty points, from what meets the eye:
 * the stage of the round, the room and penalty of the card's row, and its distance from the row's end.
 * They were fitted by least squares to values of Monte Carlo searches in self-play, twice over.
 */
const STAGE = [0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 3];
const DISTANCES = [0, 1, 2, 4, 7, 12, 20, 35, 104];
const SLOTS = 5;
const ROOM = DISTANCES.length * SLOTS;
const LOW_BANDS = 6;
const BELOW = ROOM + SLOTS;
const CHEAPEST = BELOW + LOW_BANDS;
export const PER_STAGE = CHEAPEST + 1;

const DISTANCE_BAND = Uint8Array.from({ length: 105 }, (_, gap) => DISTANCES.findIndex((most) => gap <= most));

/** Higher than any difference between two cards of equal looks: keeps rollouts from being all alike. */
export const SPREAD = 2;

/** Picks the card that looks best, give or take `SPREAD`. */
export function sensible(players: number, spread = SPREAD): Policy {
  const weights = WEIGHTS[players] as Float64Array;
  return (table, seat, fast) => {
    const { left, hands, last, count, weight } = table;
    if (left === 1) return 0;
    const base = (STAGE[left] as number) * PER_STAGE;
    const start = seat * HAND;
    let best = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < left; at++) {
      const card = hands[start + at] as number;
      let row = -1;
      let end = 0;
      for (let i = 0; i < ROWS; i++) {
        const here = last[i] as number;
        if (here < card && here > end) {
          end = here;
          row = i;
        }
      }
      const looks =
        row < 0 ? lowLooks(weights, base, table, card) : rowLooks(weights, base, count, weight, row, card - end - 1);
      const value = looks + spread * unit(fast);
      if (value > highest) {
        highest = value;
        best = at;
      }
    }
    return best;
  };
}

function rowLooks(
  weights: Float64Array,
  base: number,
  count: Uint8Array,
  weight: Uint8Array,
  row: number,
  gap: number,
): number {
  const room = ROW_FULL - (count[row] as number);
  const seen = weights[base + room * DISTANCES.length + (DISTANCE_BAND[gap] as number)] as number;
  return seen + (weights[base + ROOM + room] as number) * (weight[row] as number);
}

function lowLooks(weights: Float64Array, base: number, { weight }: Table, card: number): number {
  let cheapest = weight[0] as number;
  for (let row = 1; row < ROWS; row++) cheapest = Math.min(cheapest, weight[row] as number);
  const band = Math.min(LOW_BANDS - 1, card >> 3);
  return (weights[base + BELOW + band] as number) + (weights[base + CHEAPEST] as number) * cheapest;
}
