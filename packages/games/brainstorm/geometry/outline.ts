import type { BoxPose, PlacedTile, Point } from '../pieces/pieces.ts';
import { rememberLatest } from './remember-latest.ts';
import { BOX_SHAPES, SHAPES, type Shape } from './shapes.ts';
import { type Turned, turnedShape } from './turned-shape.ts';
import { toHundredths, toTenths } from './units.ts';

/**
 * The area a piece covers seen from above, holes filled, in hundredths of a millimetre. Vertices and cores are relative
 * to its own origin, so that all places where it may lie share one turned shape.
 */
export interface Outline extends Turned {
  /** Position of its origin. */
  readonly x: number;
  readonly y: number;
}

/** `x`, `y` in hundredths. */
const placed = ({ xs, ys, left, right, near, far, cores, covers }: Turned, x: number, y: number): Outline => ({
  x,
  y,
  xs,
  ys,
  left: left + x,
  right: right + x,
  near: near + y,
  far: far + y,
  cores,
  covers,
});

const outlineAt = (shape: Shape, at: Point, angle: number): Outline =>
  placed(turnedShape(shape, toTenths(angle)), toHundredths(at[0]), toHundredths(at[1]));

export const newOutline = ({ tile, face, at, angle }: PlacedTile): Outline => outlineAt(SHAPES[tile][face], at, angle);

/** The outline of a laid tile, cached because states share tiles. */
export const outlineOf: (tile: PlacedTile) => Outline = rememberLatest(64, newOutline);

/** The outlines of all tiles of a state, in order. */
export const outlinesOf: (tiles: readonly PlacedTile[]) => readonly Outline[] = rememberLatest(4, (tiles) =>
  tiles.map(outlineOf),
);

/** BS-24: the round hole lies over the die's centre. */
export const burnerOutline = (at: Point, angle: number): Outline => outlineAt(SHAPES.burner.front, at, angle);

export const boxOutline = ({ at, angle, stance }: BoxPose): Outline => outlineAt(BOX_SHAPES[stance], at, angle);

/** The same in millimetres, for drawing. */
export const verticesOf = ({ x, y, xs, ys }: Outline): Point[] =>
  xs.map((vx, i): Point => [(x + vx) / 100, (y + (ys[i] as number)) / 100]);
