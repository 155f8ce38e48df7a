import { advance, endsReached } from '@izvilina/games/ingenious/pieces/tracks.ts';
import type { Sim } from './simulation/simulator.ts';

/** More than any cell, or two beside each other, can score. */
export const GAINS = 64;

/** What points on a marker are worth to its owner: `worth[GAINS * marker + points]`, never falling with the points. */
export type Worth = Float64Array;

interface Taste {
  /** Each notch is worth this share of the one below it: while the board is empty, and when it is full. */
  readonly early: number;
  readonly late: number;
  /** What a bonus placement is worth, in notches of a marker at 0. */
  readonly bonus: number;
}

/** Points are points at first; the fuller the board, the more the lowest markers count. */
export interface Worths {
  readonly byRoom: readonly Worth[];
  /** Free pairs of cells per step of `byRoom`. */
  readonly pairsPerStep: number;
}

const STEPS = 20;
/** Among equals, more points. */
const ANY_POINT = 0.002;

const TASTE: Taste = { early: 0.95, late: 0.8, bonus: 0.5 };
const made = new Map<string, Worths>();

/** For games of this mode and number of players. */
export function worthsFor({ mode, players, end, field }: Sim): Worths {
  const key = `${mode} ${players}`;
  const worths = made.get(key) ?? worthsOf(TASTE, end, field.low.length);
  made.set(key, worths);
  return worths;
}

function worthsOf(taste: Taste, end: number, pairs: number): Worths {
  const byRoom = Array.from({ length: STEPS + 1 }, (_, step) => {
    const decay = taste.late + ((taste.early - taste.late) * step) / STEPS;
    return worthOf(decay, taste.bonus, end);
  });
  return { byRoom, pairsPerStep: pairs / STEPS };
}

export const worthIn = ({ byRoom, pairsPerStep }: Worths, { freePairs }: Sim): Worth =>
  byRoom[Math.round(freePairs / pairsPerStep)] as Worth;

function worthOf(decay: number, bonus: number, end: number): Worth {
  const worth = new Float64Array((end + 1) * GAINS);
  const height = (marker: number): number => (1 - decay ** marker) / (1 - decay) + ANY_POINT * marker;
  for (let marker = 0; marker <= end; marker++)
    for (let points = 0; points < GAINS; points++) {
      const after = advance(marker, points, end);
      const earned = bonus * endsReached(marker, after, end);
      worth[GAINS * marker + points] = height(after) - height(marker) + earned;
    }
  return worth;
}
