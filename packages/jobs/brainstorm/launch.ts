import { DIE_SIDE, type Point, type Table } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { Drop, Release, Style } from '@izvilina/games/brainstorm/throwing/throw.ts';
import { CM, compose, type Rotation, turnXTo, unit, type Vector } from './space.ts';
import { cosOf, sinOf } from './trig.ts';

/** How a die begins its flight: cm, cm/s, rad/s. */
export interface Launch {
  readonly at: Vector;
  readonly velocity: Vector;
  readonly rotation: Rotation;
  readonly spin: Vector;
}

/** Limits of a hand in each style, in degrees and mm; a release beyond them is clamped to the nearest possible one. */
export const STYLE_LIMITS = {
  /** An arc from a hand held beside the table. */
  toss: { height: [10, 500], pitch: [-60, 85], outside: 30 },
  /** Low and flat, turning about the vertical like a stone over water. */
  skim: { height: [10, 40], pitch: [-10, 10], outside: 30 },
  /** Flicked up from the palm below the edge: it starts under the table top. */
  slap: { height: [-20, -20], pitch: [45, 85], outside: 50 },
} as const satisfies Record<Style, { height: readonly number[]; pitch: readonly number[]; outside: number }>;

const clamp = (value: number, [low, high]: readonly [number, number]): number =>
  value < low ? low : value > high ? high : value;

export function launchOf(release: Release, table: Table): Launch {
  const { height, pitch, outside } = STYLE_LIMITS[release.style];
  const { point, inward } = onPerimeter(release.edge, table);
  const rise = clamp(release.pitch, pitch);
  const forward: Point = turned(inward, release.yaw);
  const speed = release.speed * CM;
  const along = speed * cosOf(rise);
  return {
    at: [
      (point[0] - inward[0] * outside) * CM,
      (point[1] - inward[1] * outside) * CM,
      (clamp(release.height, height) + DIE_SIDE / 2) * CM,
    ],
    velocity: [forward[0] * along, forward[1] * along, speed * sinOf(rise)],
    ...held(release, forward, along),
  };
}

/** How the die is oriented in the hand and how it spins when released. */
function held({ grip, style, spin }: Release, forward: Point, along: number): Pick<Launch, 'rotation' | 'spin'> {
  const facing = turnXTo(...forward);
  const [a, b, c] = spin;
  const roll: Vector = [-forward[1], forward[0], 0];
  if (grip === 'flat') {
    const about = style === 'skim' ? 9 : 1;
    const wobble = style === 'slap' ? 3 : 0.6;
    return { rotation: facing, spin: [a * wobble, b * wobble, c * about] };
  }
  // Rolling off the fingers: forwards about as fast as a wheel of the die's size would roll, and a little sideways.
  const rate = style === 'skim' ? 6 + along * 0.04 : 10 + along * 0.08;
  const forwards = rate * (1 + 0.3 * a);
  return {
    rotation: compose(facing, unit([a, b, c, 1])),
    spin: [roll[0] * forwards + 4 * b, roll[1] * forwards + 4 * c, 3 * (a + b + c)],
  };
}

const DROP_HEIGHT = 14;

/** BS-R11: dropped above a point of the table, or of what stands there, tilted and spinning a little. */
export function launchOfDrop({ at, turn: [a, b, c] }: Drop, above: number): Launch {
  return {
    at: [at[0] * CM, at[1] * CM, above + DROP_HEIGHT],
    velocity: [14 * b, 14 * c, 0],
    rotation: unit([a, b, c, 0.6]),
    spin: [12 * c, 12 * a, 12 * b],
  };
}

/** The point at this fraction of the perimeter, counter-clockwise from the near left corner, and the way inwards. */
export function onPerimeter(edge: number, { width, depth }: Table): { point: Point; inward: Point } {
  let along = (edge - Math.floor(edge)) * 2 * (width + depth);
  if (along < width) return { point: [along - width / 2, -depth / 2], inward: [0, 1] };
  along -= width;
  if (along < depth) return { point: [width / 2, along - depth / 2], inward: [-1, 0] };
  along -= depth;
  if (along < width) return { point: [width / 2 - along, depth / 2], inward: [0, -1] };
  return { point: [-width / 2, depth / 2 - (along - width)], inward: [1, 0] };
}

const turned = ([x, y]: Point, degrees: number): Point => {
  const [sin, cos] = [sinOf(degrees), cosOf(degrees)];
  return [x * cos - y * sin, x * sin + y * cos];
};
