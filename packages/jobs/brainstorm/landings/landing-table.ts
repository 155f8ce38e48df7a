import type { Grip } from '@izvilina/games/brainstorm/throwing/throw.ts';
import type { Landing, Manner } from './landings.ts';

/** mm/s. */
export const TABLE_SPEEDS = [500, 750, 1000, 1250, 1500, 2000, 2500, 3000] as const;

type Row = readonly (readonly [distance: number, along: number, across: number])[];

/**
 * Where throws end on an empty table, by speed: mm from the edge, and the standard deviation along and across. Measured
 * with `measureLanding`; `bench throws` prints new values and the tests compare. A weak slap does not reach the table.
 */
export const LANDING_TABLE: Readonly<Record<Manner, Readonly<Record<Grip, Row>>>> = {
  low: {
    flat: [
      [62, 23, 16],
      [110, 23, 17],
      [188, 35, 20],
      [282, 43, 26],
      [397, 53, 32],
      [680, 74, 35],
      [1034, 111, 43],
      [1479, 134, 46],
    ],
    tumble: [
      [79, 40, 31],
      [157, 56, 35],
      [227, 53, 44],
      [330, 85, 48],
      [467, 87, 54],
      [758, 127, 72],
      [1115, 134, 78],
      [1588, 133, 86],
    ],
  },
  arc: {
    flat: [
      [98, 47, 37],
      [187, 68, 41],
      [254, 66, 44],
      [380, 81, 45],
      [522, 96, 70],
      [834, 94, 75],
      [1259, 91, 67],
      [1791, 136, 94],
    ],
    tumble: [
      [123, 69, 57],
      [216, 83, 62],
      [295, 98, 68],
      [462, 114, 77],
      [567, 134, 83],
      [966, 198, 117],
      [1391, 203, 140],
      [1885, 209, 144],
    ],
  },
  lob: {
    flat: [
      [78, 47, 45],
      [137, 52, 41],
      [216, 57, 46],
      [320, 77, 57],
      [445, 89, 56],
      [709, 128, 69],
      [1060, 138, 119],
      [1543, 169, 156],
    ],
    tumble: [
      [93, 58, 57],
      [179, 79, 62],
      [276, 96, 78],
      [346, 98, 82],
      [507, 127, 107],
      [822, 178, 142],
      [1199, 234, 150],
      [1657, 236, 208],
    ],
  },
  skim: {
    flat: [
      [23, 4, 4],
      [73, 8, 6],
      [142, 13, 7],
      [235, 24, 10],
      [342, 22, 10],
      [611, 43, 13],
      [955, 64, 23],
      [1368, 84, 25],
    ],
    tumble: [
      [36, 12, 15],
      [98, 22, 16],
      [168, 28, 18],
      [263, 37, 22],
      [370, 43, 24],
      [659, 80, 34],
      [1025, 103, 46],
      [1477, 145, 62],
    ],
  },
  slap: {
    flat: [
      [0, 0, 0],
      [0, 0, 0],
      [25, 16, 13],
      [93, 31, 25],
      [146, 41, 41],
      [331, 97, 84],
      [573, 164, 120],
      [824, 180, 177],
    ],
    tumble: [
      [0, 0, 0],
      [0, 0, 0],
      [29, 18, 12],
      [89, 36, 22],
      [162, 50, 43],
      [325, 103, 81],
      [502, 143, 110],
      [796, 238, 161],
    ],
  },
};

/** The speed (mm/s) at which a die on average comes to rest this far from the edge, within the range of the table. */
export function speedFor(manner: Manner, grip: Grip, distance: number): number {
  const row = LANDING_TABLE[manner][grip];
  const next = row.findIndex(([far]) => far >= distance);
  if (next < 0) return TABLE_SPEEDS.at(-1)!;
  if (next === 0) return TABLE_SPEEDS[0];
  const [from, to] = [row[next - 1]![0], row[next]![0]];
  const [slow, fast] = [TABLE_SPEEDS[next - 1]!, TABLE_SPEEDS[next]!];
  return Math.round(slow + ((fast - slow) * (distance - from)) / (to - from));
}

/** Where a throw of this speed ends and its deviations, interpolated between the columns of the table. */
export function landingAt(manner: Manner, grip: Grip, speed: number): Omit<Landing, 'stays'> {
  const row = LANDING_TABLE[manner][grip];
  const next = TABLE_SPEEDS.findIndex((column) => column >= speed);
  const [low, high] = next < 0 ? [row.length - 1, row.length - 1] : [Math.max(0, next - 1), next];
  const width = TABLE_SPEEDS[high]! - TABLE_SPEEDS[low]!;
  const part = width === 0 ? 0 : (speed - TABLE_SPEEDS[low]!) / width;
  const mix = (column: 0 | 1 | 2) => row[low]![column] + (row[high]![column] - row[low]![column]) * part;
  return { distance: mix(0), along: mix(1), across: mix(2) };
}
