import { FREE } from '../simulation/field.ts';
import type { Sim } from '../simulation/simulator.ts';

/** What the best cells promise a colour, on average: 0, 1, 2 … points. */
export const PROMISES = 12;

const BEST = 4;
const best = new Uint8Array(BEST);

/** What the board promises a colour: the average of the best cells where a tile still fits. */
export const promise = (sim: Sim, colour: number): number =>
  Math.min(PROMISES - 1, Math.round(bestCells(sim, colour) / BEST));

/** What the best cells where a tile still fits score together. */
export function bestCells({ cells, room, gains, hot, hotCount, field }: Sim, colour: number): number {
  const base = colour * field.stride;
  best.fill(0);
  for (let i = (hotCount[colour] as number) - 1; i >= 0; i--) {
    const cell = hot[base + i] as number;
    const points = gains[base + cell] as number;
    if (points <= (best[BEST - 1] as number) || cells[cell] !== FREE || room[cell] === 0) continue;
    let at = BEST - 1;
    for (; at > 0 && (best[at - 1] as number) < points; at--) best[at] = best[at - 1] as number;
    best[at] = points;
  }
  let sum = 0;
  for (let i = 0; i < BEST; i++) sum += best[i] as number;
  return sum;
}

/** How many cells there are where a tile still fits and this colour scores. */
export function scoringCells({ cells, room, hot, hotCount, field }: Sim, colour: number): number {
  const base = colour * field.stride;
  let count = 0;
  for (let i = (hotCount[colour] as number) - 1; i >= 0; i--) {
    const cell = hot[base + i] as number;
    if (cells[cell] === FREE && (room[cell] as number) > 0) count++;
  }
  return count;
}
