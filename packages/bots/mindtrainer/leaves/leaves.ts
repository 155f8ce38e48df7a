import { KINDS, MOST_TILES } from '@izvilina/games/mindtrainer/movegen/layout.ts';
import { LETTERS } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import { kindOf } from '../kinds.ts';

/**
 * The value in points, for later turns, of the tiles kept on the rack, compared with drawing seven new ones: the sum of
 * a weight per tile (the second and third of a kind have their own), one per pair of different tiles, and one for the
 * numbers of vowels and consonants. `fit-leaves.ts` learns them by self-play.
 */
export type LeaveWeights = Float64Array;

/** Further copies of a kind have the weight of this one. */
export const COPIES = 3;
const SIDES = MOST_TILES + 1;

const PAIRS_FROM = KINDS * COPIES;
const BALANCE_FROM = PAIRS_FROM + KINDS * KINDS;
export const LEAVE_WEIGHTS = BALANCE_FROM + SIDES * SIDES;

export const copyAt = (kind: number, copy: number): number => kind * COPIES + copy - 1;
/** Index of a pair of different kinds, the lower one first. */
export const pairAt = (low: number, high: number): number => PAIRS_FROM + low * KINDS + high;
export const balanceAt = (vowels: number, consonants: number): number => BALANCE_FROM + vowels * SIDES + consonants;

const VOWEL_LETTERS: ReadonlySet<string> = new Set('АЕЁИОУЫЭЮЯ');
/** By kind: 1 for a vowel or a consonant. A blank is neither. */
export const IS_VOWEL = new Uint8Array(KINDS);
export const IS_CONSONANT = new Uint8Array(KINDS);
for (const letter of LETTERS) (VOWEL_LETTERS.has(letter) ? IS_VOWEL : IS_CONSONANT)[kindOf(letter)] = 1;

/** Indices of the weights that add up to the value of a rest, given as counts by kind. */
export function weightsOf(counts: ArrayLike<number>): number[] {
  const used: number[] = [];
  let vowels = 0;
  let consonants = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const count = counts[kind]!;
    if (count === 0) continue;
    for (let low = 0; low < kind; low++) if (counts[low]! > 0) used.push(pairAt(low, kind));
    for (let copy = 1; copy <= count; copy++) used.push(copyAt(kind, Math.min(copy, COPIES)));
    vowels += IS_VOWEL[kind]! * count;
    consonants += IS_CONSONANT[kind]! * count;
  }
  used.push(balanceAt(vowels, consonants));
  return used;
}
