import type { Axial } from '@izvilina/games/ingenious/pieces/board.ts';
import { polygon } from '../../../pieces/geometry.ts';

/** Side of a cell in the board's units. Cells have a flat top, so there is a neighbour straight up. */
export const SIDE = 30;
const ROOT3 = Math.sqrt(3);
/** Distance between the centres of neighbouring cells. */
export const PITCH = ROOT3 * SIDE;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const centre = ([q, r]: Axial): Point => ({ x: 1.5 * SIDE * q, y: PITCH * (r + q / 2) });

export const short = (value: number): string => String(+value.toFixed(2));

export const hex = ({ x, y }: Point, size = 1): string => polygon(x, y, SIDE * size, 6);

/** Outline of the cardboard under `rings` rings of cells, a corner at the top. `margin` is in cell sides. */
export const boardEdge = (rings: number, margin: number): string =>
  polygon(0, 0, PITCH * (rings + 0.5) + margin * SIDE, 6, 30);

export const boardBox = (rings: number, margin: number): string => {
  const high = PITCH * (rings + 0.5) + margin * SIDE + 3;
  const wide = (high * ROOT3) / 2;
  return `${short(-wide - 2)} ${short(-high - 1)} ${short(2 * wide + 7)} ${short(2 * high + 9)}`;
};

/** The waist between the two halves of a tile. */
export function waist(a: Point, b: Point, width: number): string {
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const [along, across] = [SIDE * 0.3, SIDE * width];
  const corner = (u: number, v: number) => `${short(mx + u * dx - v * dy)} ${short(my + u * dy + v * dx)}`;
  return `M${corner(-along, across)}L${corner(along, across)}L${corner(along, -across)}L${corner(-along, -across)}Z`;
}

export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
