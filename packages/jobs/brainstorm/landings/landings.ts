import type { Table } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { releaseOf, type Throw } from '@izvilina/games/brainstorm/throwing/release.ts';
import type { Grip, ThrowJob } from '@izvilina/games/brainstorm/throwing/throw.ts';
import { chances } from '@izvilina/kernel/chance.ts';
import type { Physics } from '../rapier.ts';
import { simulate } from '../simulate.ts';

/** Ways to throw that together cover the table; the player chooses the other parameters of a throw. */
export const MANNERS = {
  /** Straight out of a low hand: the die bounces and slides. */
  low: { style: 'toss', pitch: 0, height: 60 },
  arc: { style: 'toss', pitch: 20, height: 120 },
  lob: { style: 'toss', pitch: 45, height: 120 },
  skim: { style: 'skim', pitch: 0, height: 20 },
  slap: { style: 'slap', pitch: 70, height: 0 },
} as const satisfies Record<string, Pick<Throw, 'style' | 'pitch' | 'height'>>;
export type Manner = keyof typeof MANNERS;

/** Where dice thrown alike come to rest: mm from the table's edge, and one standard deviation along and across. */
export interface Landing {
  readonly distance: number;
  readonly along: number;
  readonly across: number;
  /** Share that came to rest on the table. */
  readonly stays: number;
}

/** Large enough that nothing rolls off the far side. */
const PLAIN: Table = { width: 8000, depth: 4000 };
const EMPTY: ThrowJob = { kind: 'throw', table: PLAIN, tiles: [], box: null, die: 'red', release: null, drop: null };
const MIDDLE_OF_NEAR_SIDE = PLAIN.width / 2 / (2 * (PLAIN.width + PLAIN.depth));

/** Throws `count` dice straight in from the edge, with the unsteadiness of a hand, and measures where they end. */
export function measureLanding(physics: Physics, manner: Manner, grip: Grip, speed: number, count: number): Landing {
  const chanceOf = chances(`landing ${manner} ${grip} ${speed}`);
  const wanted: Throw = {
    type: 'throw',
    die: 'red',
    edge: MIDDLE_OF_NEAR_SIDE,
    yaw: 0,
    speed,
    grip,
    ...MANNERS[manner],
  };
  const ends: (readonly [number, number])[] = [];
  for (let i = 0; i < count; i++) {
    const { rest } = simulate(physics, { ...EMPTY, release: releaseOf(wanted, chanceOf(i)) });
    if (rest.outcome === 'table') ends.push([rest.at[0], rest.at[1] + PLAIN.depth / 2]);
  }
  const [across, along] = [spread(ends.map(([x]) => x)), spread(ends.map(([, y]) => y))];
  return { distance: along.mean, along: along.deviation, across: across.deviation, stays: ends.length / count };
}

function spread(values: readonly number[]): { mean: number; deviation: number } {
  if (values.length === 0) return { mean: 0, deviation: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(square) };
}
