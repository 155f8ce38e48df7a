import { DIE_SIDE, type Point } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { FlightPose } from '@izvilina/games/brainstorm/throwing/frames.ts';
import type { Projection } from '../projection.ts';

type Vector = readonly [number, number, number];

/** A face of the die as it is seen from above: its corners on the screen, and its pips. */
export interface SeenFace {
  readonly name: number;
  readonly corners: readonly Point[];
  readonly pips: readonly Point[];
  /** 1 facing the viewer, 0 seen edge-on. */
  readonly facing: number;
}

const FACES: readonly {
  readonly name: number;
  readonly normal: Vector;
  readonly across: Vector;
  readonly down: Vector;
}[] = [
  { name: 1, normal: [0, 0, 1], across: [1, 0, 0], down: [0, 1, 0] },
  { name: 6, normal: [0, 0, -1], across: [1, 0, 0], down: [0, 1, 0] },
  { name: 2, normal: [0, 1, 0], across: [1, 0, 0], down: [0, 0, 1] },
  { name: 5, normal: [0, -1, 0], across: [1, 0, 0], down: [0, 0, 1] },
  { name: 3, normal: [1, 0, 0], across: [0, 1, 0], down: [0, 0, 1] },
  { name: 4, normal: [-1, 0, 0], across: [0, 1, 0], down: [0, 0, 1] },
];

const CORNER = 0.5;
const PIPS: Readonly<Record<number, readonly Point[]>> = {
  1: [[0, 0]],
  2: [
    [-CORNER, -CORNER],
    [CORNER, CORNER],
  ],
  3: [
    [-CORNER, -CORNER],
    [0, 0],
    [CORNER, CORNER],
  ],
  4: [
    [-CORNER, -CORNER],
    [CORNER, CORNER],
    [-CORNER, CORNER],
    [CORNER, -CORNER],
  ],
  5: [
    [-CORNER, -CORNER],
    [CORNER, CORNER],
    [-CORNER, CORNER],
    [CORNER, -CORNER],
    [0, 0],
  ],
  6: [
    [-CORNER, -CORNER],
    [CORNER, CORNER],
    [-CORNER, CORNER],
    [CORNER, -CORNER],
    [-CORNER, 0],
    [CORNER, 0],
  ],
};
const SQUARE: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

function turned([x, y, z, w]: FlightPose['turn'], [a, b, c]: Vector): Vector {
  const [tx, ty, tz] = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)];
  return [a + w * tx + y * tz - z * ty, b + w * ty + z * tx - x * tz, c + w * tz + x * ty - y * tx];
}

/** Orientation of a die whose throw is unknown: five up. */
export function layingFlat(angle: number): FlightPose['turn'] {
  const half = (angle * Math.PI) / 360;
  const [s, c] = [Math.sin(half), Math.cos(half)];
  const q = Math.SQRT1_2;
  // A quarter turn about x brings the five up; then the turn about the vertical.
  return [-q * c, -q * s, q * s, q * c];
}

/** The visible faces about the die's centre, in screen millimetres. */
export function seenFaces(turn: FlightPose['turn'], by: Projection): readonly SeenFace[] {
  const half = DIE_SIDE / 2;
  return FACES.flatMap(({ name, normal, across, down }): SeenFace[] => {
    const [nx, ny, facing] = turned(turn, normal);
    if (facing < 0.03) return [];
    const a = turned(turn, across);
    const d = turned(turn, down);
    const at = ([u, v]: Point): Point =>
      by.toScreen([half * (nx + u * a[0] + v * d[0]), half * (ny + u * a[1] + v * d[1])]);
    return [{ name, facing, corners: SQUARE.map(at), pips: (PIPS[name] ?? []).map(at) }];
  });
}
