type Point = readonly [x: number, y: number];
type Polygon = readonly Point[];

/**
 * Cuts a polygon with holes (all wound counter-clockwise) into convex polygons: holes are joined to the outline by a
 * cut, the result is triangulated, and triangles are merged as long as they stay convex. Only + − × and comparisons in
 * a fixed order, so that every machine gets the same parts.
 */
export function convexParts(outline: Polygon, holes: readonly Polygon[]): Point[][] {
  let ring = [...outline];
  for (const hole of holes) ring = joinHole(ring, hole, holes);
  return mergeConvex(triangles(ring));
}

/** Twice the signed area of a triangle: positive when it turns left. */
const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** Opens the ring at the shortest free cut to the hole and goes around the hole in the opposite direction. */
function joinHole(ring: Polygon, hole: Polygon, holes: readonly Polygon[]): Point[] {
  let best: { length: number; from: number; to: number } | null = null;
  const clear = (a: Point, b: Point) => [ring, ...holes].every((polygon) => !crossesAny(a, b, polygon));
  for (let from = 0; from < ring.length; from++)
    for (let to = 0; to < hole.length; to++) {
      const a = ring[from]!;
      const b = hole[to]!;
      const length = (a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]);
      if ((best === null || length < best.length) && clear(a, b)) best = { length, from, to };
    }
  if (best === null) throw new Error('a hole outside its outline');
  const { from, to } = best;
  const around = Array.from({ length: hole.length + 1 }, (_, i) => hole[(to - i + hole.length) % hole.length]!);
  return [...ring.slice(0, from + 1), ...around, ...ring.slice(from)];
}

const crossesAny = (a: Point, b: Point, polygon: Polygon): boolean =>
  polygon.some((c, i) => {
    const d = polygon[(i + 1) % polygon.length]!;
    return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
  });

/** Ear clipping. */
function triangles(polygon: Polygon): Point[][] {
  const ring = [...polygon];
  const ears: Point[][] = [];
  while (ring.length > 3) {
    const ear = ring.findIndex((_, i) => isEar(ring, i));
    if (ear < 0) throw new Error('not a simple polygon');
    ears.push([at(ring, ear - 1), at(ring, ear), at(ring, ear + 1)]);
    ring.splice(ear, 1);
  }
  return [...ears, ring];
}

const at = (ring: Polygon, i: number): Point => ring[(i + ring.length) % ring.length]!;

function isEar(ring: Polygon, i: number): boolean {
  const [a, b, c] = [at(ring, i - 1), at(ring, i), at(ring, i + 1)];
  if (turn(a, b, c) <= 0) return false;
  return !ring.some(
    (p) => !same(p, a) && !same(p, b) && !same(p, c) && turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0,
  );
}

/** Merges two parts over a common edge wherever the result stays convex, until no two can be merged. */
function mergeConvex(parts: Point[][]): Point[][] {
  const left = [...parts];
  for (let i = 0; i < left.length; i++)
    for (let k = i + 1; k < left.length; k++) {
      const joined = join(left[i]!, left[k]!);
      if (joined === null) continue;
      left[i] = joined;
      left.splice(k, 1);
      k = i; // the grown part may now merge with one that was skipped
    }
  return left;
}

function join(one: Polygon, other: Polygon): Point[] | null {
  for (let i = 0; i < one.length; i++)
    for (let k = 0; k < other.length; k++) {
      if (!same(at(one, i), at(other, k + 1)) || !same(at(one, i + 1), at(other, k))) continue;
      const whole: Point[] = [];
      for (let n = 1; n <= one.length; n++) whole.push(at(one, i + n));
      for (let n = 2; n < other.length; n++) whole.push(at(other, k + n));
      return isConvex(whole) ? whole : null;
    }
  return null;
}

export const isConvex = (ring: Polygon): boolean =>
  ring.every((b, i) => turn(at(ring, i - 1), b, at(ring, i + 1)) >= 0);
