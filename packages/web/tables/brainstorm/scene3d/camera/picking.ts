import type { Point } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { ScenePawn } from '../../scene/scene.ts';
import { PAWN_HEIGHT, PAWN_RADIUS } from '../geometry/pawn.ts';
import { axesOf, eyeOf, FIELD_OF_VIEW, type Vector, type View } from './view.ts';

export interface Ray {
  readonly from: Vector;
  readonly way: Vector;
}

/** The ray through a point of the picture: `x`, `y` in −1…1 from its middle, y up. */
export function rayThrough(view: View, [x, y]: Point, aspect: number): Ray {
  const { right, up, back } = axesOf(view);
  const t = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
  const along = (i: 0 | 1 | 2) => right[i] * x * t * aspect + up[i] * y * t - back[i];
  return { from: eyeOf(view), way: [along(0), along(1), along(2)] };
}

/** The point where a ray meets the plane at height z; null if it points above the horizon. */
export function meets({ from, way }: Ray, z: number): Point | null {
  if (way[2] >= -1e-6) return null;
  const t = (z - from[2]) / way[2];
  return [from[0] + way[0] * t, from[1] + way[1] * t];
}

/** Factor by which a pawn is wider for a finger than it is drawn. */
const GENEROUS = 1.5;

/**
 * The point on the table that is pointed at. Pointing at the head of a pawn means the pawn, not what is visible behind
 * the head; this applies only to pawns that can be chosen.
 */
export function pointedAt(ray: Ray, pawns: readonly ScenePawn[]): Point | null {
  const [low, high] = [meets(ray, 0), meets(ray, PAWN_HEIGHT)];
  const hit =
    low && high && pawns.find(({ at, open }) => open && distanceToSegment(at, low, high) < PAWN_RADIUS * GENEROUS);
  return hit ? hit.at : low;
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - dx * t, y - ay - dy * t);
}
