import { KINDS, MOST_TILES } from '@izvilina/games/mindtrainer/movegen/layout.ts';
import { KIND_POINTS } from '../kinds.ts';
import { balanceAt, COPIES, copyAt, IS_CONSONANT, IS_VOWEL, type LeaveWeights, pairAt } from './leaves.ts';

/** The value of every possible rest of a rack, by the number the move generator gives it. Reused for every rack. */
export interface RackValues {
  readonly values: Float64Array;
  /** Points on the tiles of each rest. */
  readonly points: Int32Array;
}

const STATES = 1 << MOST_TILES;

export const rackValues = (): RackValues => ({ values: new Float64Array(STATES), points: new Int32Array(STATES) });

const vowels = new Uint8Array(STATES);
const consonants = new Uint8Array(STATES);
/** For each rest: its highest kind, and the rest without that kind. */
const top = new Uint8Array(STATES);
const below = new Uint8Array(STATES);

/** With tiles in the bag: the value of each rest for later turns. */
export function valueLeaves({ values }: RackValues, counts: ArrayLike<number>, leaves: LeaveWeights): void {
  let states = 1;
  values[0] = 0;
  vowels[0] = 0;
  consonants[0] = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const count = counts[kind]!;
    if (count === 0) continue;
    for (let rest = 0; rest < states; rest++) {
      let value = values[rest]!;
      for (let at = rest; at !== 0; at = below[at]!) value += leaves[pairAt(top[at]!, kind)]!;
      for (let copies = 1; copies <= count; copies++) {
        const state = rest + copies * states;
        value += leaves[copyAt(kind, Math.min(copies, COPIES))]!;
        values[state] = value;
        vowels[state] = vowels[rest]! + IS_VOWEL[kind]! * copies;
        consonants[state] = consonants[rest]! + IS_CONSONANT[kind]! * copies;
        top[state] = kind;
        below[state] = rest;
      }
    }
    states *= count + 1;
  }
  for (let state = 0; state < states; state++) values[state]! += leaves[balanceAt(vowels[state]!, consonants[state]!)]!;
}

/** Points on each rest, which the end will cost. Returns the number of rests. */
export function countPoints({ points }: RackValues, counts: ArrayLike<number>): number {
  let states = 1;
  points[0] = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const count = counts[kind]!;
    if (count === 0) continue;
    const each = KIND_POINTS[kind]!;
    for (let state = states; state < states * (count + 1); state++)
      points[state] = points[state % states]! + each * Math.floor(state / states);
    states *= count + 1;
  }
  return states;
}

/** With an empty bag every point left counts against its holder at least once, and twice if the opponent goes out. */
const EACH_POINT_LEFT = 1.6;
const NOT_OUT = 6;

/** With an empty bag: `others` is the total on the other racks, which going out gains and takes from them. */
export function valueRests(table: RackValues, counts: ArrayLike<number>, others: number): void {
  const states = countPoints(table, counts);
  const { values, points } = table;
  for (let state = 1; state < states; state++) values[state] = -EACH_POINT_LEFT * points[state]! - NOT_OUT;
  values[0] = 2 * others;
}
