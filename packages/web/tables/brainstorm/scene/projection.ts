import type { Side } from '@izvilina/games/brainstorm/geometry/seats.ts';
import type { Point, Table } from '@izvilina/games/brainstorm/pieces/pieces.ts';

/** The table seen from one of its sides: screen millimetres, x to the right and y down from its centre. */
export interface Projection {
  toScreen(at: Point): Point;
  toTable(at: Point): Point;
  /** Degrees clockwise on the screen for an angle on the table. */
  turn(angle: number): number;
  readonly width: number;
  readonly height: number;
}

/** By the viewer's side: the direction to the viewer's right. */
const RIGHT: Readonly<Record<Side, { readonly to: Point; readonly angle: number }>> = {
  near: { to: [1, 0], angle: 0 },
  right: { to: [0, 1], angle: 90 },
  far: { to: [-1, 0], angle: 180 },
  left: { to: [0, -1], angle: 270 },
};

export function projectionFrom({ width, depth }: Table, from: Side): Projection {
  const {
    to: [rx, ry],
    angle: facing,
  } = RIGHT[from];
  const upright = rx === 0;
  return {
    toScreen: ([x, y]) => [x * rx + y * ry + 0, -(y * rx - x * ry) + 0],
    toTable: ([x, y]) => [x * rx + y * ry + 0, x * ry - y * rx + 0],
    turn: (angle) => facing - angle,
    width: upright ? depth : width,
    height: upright ? width : depth,
  };
}

/** The side to look from: the player's own if throws must come from it, else one that fits the screen's format. */
export function sideToShow(
  own: Side,
  { ownSide, upright }: { readonly ownSide: boolean; readonly upright: boolean },
): Side {
  const lengthways = own === 'near' || own === 'far';
  if (ownSide || lengthways !== upright) return own;
  return upright ? 'right' : 'near';
}
