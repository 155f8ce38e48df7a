import { advanced, endsPassed } from './simulator.ts';

/** More than any cell can score. */
export const GAINS = 64;

/** What points on a marker are worth to its owner: `worth[GAINS * marker + points]`, never falling with the points. */
export type Worth = Float64Array;

export interface Taste {
  /** Each notch is worth this share of the one below it: low markers first. */
  readonly decay: number;
  /** What a bonus placement is worth, in notches of a marker at 0. */
  readonly bonus: number;
}

/** `height(marker)` is the worth of having a marker there; a step up is the difference. */
export function worthOf({ decay, bonus }: Taste, end: number): Worth {
  const worth = new Float64Array((end + 1) * GAINS);
  const height = (marker: number): number => (1 - decay ** marker) / (1 - decay) + 0.002 * marker;
  for (let marker = 0; marker <= end; marker++)
    for (let points = 0; points < GAINS; points++) {
      const after = advanced(marker, points, end);
      const earned = bonus * endsPassed(marker, after, end);
      worth[GAINS * marker + points] = height(after) - height(marker) + earned;
    }
  return worth;
}

