import { exp } from '../../exp.ts';

/** Typical change of the lead until the end: points per square root of the tiles not laid yet. */
const SPREAD = 7;
/** Minimum of that change: the last tiles decide more than their number suggests. */
const AT_LEAST = 7;
/** Makes the logistic curve as wide as a normal distribution. */
const NORMAL = 1.7;

/** The scale of the logistic curve of leads while this many tiles are still to be laid. */
export const spreadOf = (tiles: number): number => (AT_LEAST + SPREAD * Math.sqrt(tiles)) / NORMAL;

/** The chance to win with this lead while this many tiles are still to be laid. */
export const winChance = (lead: number, tiles: number): number => 1 / (1 + exp(-lead / spreadOf(tiles)));

/** Chance to win per additional point. */
export const worthOfPoint = (lead: number, tiles: number): number =>
  winChance(lead + 0.5, tiles) - winChance(lead - 0.5, tiles);
