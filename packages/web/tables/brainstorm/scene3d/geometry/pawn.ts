import { type BufferGeometry, LatheGeometry, SplineCurve, Vector2 } from 'three';

export const PAWN_HEIGHT = 38;
export const PAWN_RADIUS = 11.5;

/** Half of a pawn's outline: radius and height, from the middle of its foot to the top of its head. */
const FOOT = [
  [0, 0],
  [10.8, 0],
  [11.5, 0.8],
  [11.5, 2.8],
] as const;
const BODY = [
  [11.5, 2.8],
  [9.6, 6.4],
  [7, 11],
  [5.4, 16.4],
  [4.9, 19.6],
] as const;
const NECK = 4.9;
const HEAD = { radius: 9.4, centre: 28.6 };

function pawnProfile(): readonly Vector2[] {
  const body = new SplineCurve(BODY.map(([x, y]) => new Vector2(x, y))).getPoints(12);
  const from = Math.asin(NECK / HEAD.radius);
  const head = Array.from({ length: 15 }, (_, i) => {
    const angle = from + ((Math.PI - from) * i) / 14;
    return new Vector2(Math.max(0, HEAD.radius * Math.sin(angle)), HEAD.centre - HEAD.radius * Math.cos(angle));
  });
  return [...FOOT.slice(0, -1).map(([x, y]) => new Vector2(x, y)), ...body.slice(0, -1), ...head];
}

/** The profile rotated round its axis; stands on z = 0. */
export const pawnGeometry = (): BufferGeometry => new LatheGeometry([...pawnProfile()], 36).rotateX(Math.PI / 2);
