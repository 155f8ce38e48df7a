import { burnerOutline, newOutline, outlinesOf } from '@izvilina/games/brainstorm/geometry/outline.ts';
import { placementOf } from '@izvilina/games/brainstorm/geometry/placement.ts';
import { touches } from '@izvilina/games/brainstorm/geometry/touch.ts';
import type { Move } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import type { Table } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';

/** Throws of one die aim at the same place if edge (mm), yaw (degrees) and speed (share) differ by less than this. */
const SAME_EDGE = 40;
const SAME_YAW = 6;
const SAME_SPEED = 0.15;

/** The same plan: tiles that touch the same others, burners over the same tiles, throws at the same place. */
export function samePlan(view: BrainstormView, one: Move, other: Move): boolean {
  if (one.type === 'dice' && other.type === 'dice')
    return [...one.pair].sort().join() === [...other.pair].sort().join();
  if (one.type === 'throw' && other.type === 'throw') return samePlace(view, one, other);
  if ((one.type === 'lay' && other.type === 'lay') || (one.type === 'burn' && other.type === 'burn'))
    return touched(view, one) === touched(view, other);
  return JSON.stringify(one) === JSON.stringify(other);
}

type Throw = Extract<Move, { type: 'throw' }>;

const samePlace = ({ table }: BrainstormView, one: Throw, other: Throw): boolean =>
  one.die === other.die &&
  alongTheEdge(table, one.edge, other.edge) < SAME_EDGE &&
  Math.abs(one.yaw - other.yaw) < SAME_YAW &&
  Math.abs(one.speed - other.speed) < SAME_SPEED * one.speed;

/** The shorter way round the table between two points of its perimeter (mm). */
function alongTheEdge({ width, depth }: Table, one: number, other: number): number {
  const part = Math.abs(one - other);
  return 2 * (width + depth) * Math.min(part, 1 - part);
}

function touched({ rest, tiles }: BrainstormView, move: Extract<Move, { type: 'lay' | 'burn' }>): string {
  if (rest === null) return '';
  const own = move.type === 'lay' ? newOutline(placementOf(rest, move)) : burnerOutline(rest.at, move.angle);
  return outlinesOf(tiles)
    .flatMap((outline, index) => (touches(own, outline) ? [index] : []))
    .join();
}
