import type { Seat } from '@izvilina/kernel/game.ts';
import type { Point, Table } from '../pieces/pieces.ts';
import { toHundredths } from './units.ts';

export type Side = 'near' | 'right' | 'far' | 'left';

/** Clockwise seen from above, so that the next seat is the next player (BS-04). */
const SIDES: Readonly<Record<number, readonly Side[]>> = {
  2: ['near', 'far'],
  3: ['near', 'left', 'right'],
  4: ['near', 'left', 'far', 'right'],
};

export const sideOf = (players: number, seat: Seat): Side => SIDES[players]?.[seat] as Side;

/** Where a side begins and ends on the perimeter, as fractions counter-clockwise from the near left corner. */
export function stretchOf({ width, depth }: Table, side: Side): readonly [from: number, to: number] {
  const round = 2 * (width + depth);
  switch (side) {
    case 'near':
      return [0, width / round];
    case 'right':
      return [width / round, 0.5];
    case 'far':
      return [0.5, (2 * width + depth) / round];
    case 'left':
      return [(2 * width + depth) / round, 1];
  }
}

/** How far a point is from a side, in hundredths. */
function distanceTo({ width, depth }: Table, side: Side, [x, y]: Point): number {
  const [dx, dy] = [toHundredths(x), toHundredths(y)];
  switch (side) {
    case 'near':
      return toHundredths(depth / 2) + dy;
    case 'far':
      return toHundredths(depth / 2) - dy;
    case 'left':
      return toHundredths(width / 2) + dx;
    case 'right':
      return toHundredths(width / 2) - dx;
  }
}

/** BS-04, BS-R11: the seat nearest to a point; null if two are equally near. */
export function nearestSeat(table: Table, players: number, at: Point): Seat | null {
  const distances = (SIDES[players] ?? []).map((side) => distanceTo(table, side, at));
  const least = Math.min(...distances);
  const seat = distances.indexOf(least);
  return distances.lastIndexOf(least) === seat ? seat : null;
}

export const isOnTable = ({ width, depth }: Table, [x, y]: Point): boolean =>
  Math.abs(toHundredths(x)) <= toHundredths(width / 2) && Math.abs(toHundredths(y)) <= toHundredths(depth / 2);
