import { HUES, type Sim } from '../simulation/simulator.ts';

/** More than any cell, or two beside each other, can score. */
export const GAINS = 64;

/** What points are worth to a player: `worth[GAINS * colour + points]`; none are worth 0, and more never less. */
export type Worth = Float64Array;
export const noWorth = (): Worth => new Float64Array(HUES * GAINS);

/** Writes what points are worth to a seat as things stand, as far as a tile can score at all. */
export type Appraise = (sim: Sim, seat: number, worth: Worth) => void;

/** The most points one tile can bring in this colour: with both halves, each on the best cell. */
export const mostPoints = ({ peak }: Sim, colour: number): number => Math.min(GAINS - 1, 2 * (peak[colour] as number));
