import { advance, endsReached } from '@izvilina/games/ingenious/pieces/tracks.ts';
import { HUES, trackBase } from '../simulation/simulator.ts';
import { type Appraise, GAINS, mostPoints } from './worth.ts';

/** Each notch is worth this share of the one below it: while the board is empty, and when it is full. */
const EARLY = 0.95;
const LATE = 0.8;
/** What a bonus placement is worth, in notches of a marker at 0. */
const BONUS = 0.5;
/** Among equals, more points. */
const ANY_POINT = 0.002;
const STEPS = 20;

const made = new Map<number, readonly Float64Array[]>();

/** Points are points at first; the fuller the board, the more the lowest markers count. */
export const appraiseByRoom: Appraise = (sim, seat, worth) => {
  const table = tablesFor(sim.end)[Math.round(sim.freePairs / (sim.field.low.length / STEPS))] as Float64Array;
  const base = trackBase(sim, seat);
  for (let c = 0; c < HUES; c++) {
    const from = GAINS * (sim.tracks[base + c] as number);
    const most = mostPoints(sim, c);
    for (let points = 0; points <= most; points++) worth[GAINS * c + points] = table[from + points] as number;
  }
};

/** By room left, `table[GAINS * marker + points]`. */
function tablesFor(end: number): readonly Float64Array[] {
  const tables =
    made.get(end) ??
    Array.from({ length: STEPS + 1 }, (_, step) => tableOf(LATE + ((EARLY - LATE) * step) / STEPS, end));
  made.set(end, tables);
  return tables;
}

function tableOf(decay: number, end: number): Float64Array {
  const table = new Float64Array((end + 1) * GAINS);
  const height = (marker: number): number => (1 - decay ** marker) / (1 - decay) + ANY_POINT * marker;
  for (let marker = 0; marker <= end; marker++)
    for (let points = 0; points < GAINS; points++) {
      const after = advance(marker, points, end);
      const earned = BONUS * endsReached(marker, after, end);
      table[GAINS * marker + points] = height(after) - height(marker) + earned;
    }
  return table;
}
