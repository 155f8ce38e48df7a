import type { Point } from '../pieces/pieces.ts';

/** An independent check of touching, in floating point and by brute force: it shares no code with the rules. */

const distanceToEdge = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [ex, ey] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey)));
  return Math.hypot(x - ax - along * ex, y - ay - along * ey);
};

const toOutline = (from: readonly Point[], outline: readonly Point[]): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const point of from)
    for (let i = 0; i < outline.length; i++)
      least = Math.min(least, distanceToEdge(point, outline[i] as Point, outline[(i + 1) % outline.length] as Point));
  return least;
};

/** Distance between two outlines that do not overlap. */
export const distance = (a: readonly Point[], b: readonly Point[]): number =>
  Math.min(toOutline(a, b), toOutline(b, a));

/** Turns a point by Math.sin and Math.cos, to check the sine table. */
export const turned = ([x, y]: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
};
