import type { Face, Point } from '@izvilina/games/brainstorm/pieces/pieces.ts';

/** A closed polygon, counter-clockwise seen from above. */
export type Ring = readonly Point[];

export function areaOf(ring: Ring): number {
  return ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length] as Point;
    return sum + (x * ny - nx * y) / 2;
  }, 0);
}

export const counterClockwise = (ring: Ring): Ring => (areaOf(ring) < 0 ? [...ring].reverse() : ring);

/** A ring in a piece's own millimetres, moved to where the piece lies. */
export function placedRing(
  ring: Ring,
  lies: { readonly face: Face; readonly at: Point; readonly angle: number },
): Ring {
  const turn = (lies.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const mirror = lies.face === 'back' ? -1 : 1;
  const points = ring.map(([x, front]): Point => {
    const y = mirror * front;
    return [lies.at[0] + x * cos - y * sin, lies.at[1] + x * sin + y * cos];
  });
  return counterClockwise(points);
}

/** A point of a ring and its outward direction: `at + d · out` is the ring enlarged by `d`, with round corners. */
export interface RimPoint {
  readonly at: Point;
  readonly out: Point;
}

const CORNER_STEP = 0.3;
const LONGEST_MITRE = 1.6;

export function rimOf(ring: Ring): readonly RimPoint[] {
  return ring.flatMap((at, i): RimPoint[] => {
    const before = edgeAngle(ring[(i + ring.length - 1) % ring.length] as Point, at);
    const after = edgeAngle(at, ring[(i + 1) % ring.length] as Point);
    const bend = Math.atan2(Math.sin(after - before), Math.cos(after - before));
    const outward = (angle: number, length = 1): Point => [Math.sin(angle) * length, -Math.cos(angle) * length];
    if (bend <= 0) {
      const mitre = Math.min(LONGEST_MITRE, 1 / Math.cos(bend / 2));
      return [{ at, out: outward(before + bend / 2, mitre) }];
    }
    const steps = Math.ceil(bend / CORNER_STEP);
    return Array.from({ length: steps + 1 }, (_, k) => ({ at, out: outward(before + (bend * k) / steps) }));
  });
}

const edgeAngle = ([ax, ay]: Point, [bx, by]: Point): number => Math.atan2(by - ay, bx - ax);

export const grown = (rim: readonly RimPoint[], distance: number): Ring =>
  rim.map(({ at, out }): Point => [at[0] + out[0] * distance, at[1] + out[1] * distance]);

/** Cuts a line into dashes; a closed line ends at its start. */
export function dashesOf(
  line: readonly Point[],
  { on, off, closed }: { on: number; off: number; closed: boolean },
): Point[][] {
  const points = closed ? [...line, line[0] as Point] : line;
  const dashes: Point[][] = [];
  let drawing = true;
  let left = on;
  let dash: Point[] = [points[0] as Point];
  for (let i = 1; i < points.length; i++) {
    let [x, y] = points[i - 1] as Point;
    const [tx, ty] = points[i] as Point;
    for (let rest = Math.hypot(tx - x, ty - y); rest > 0; ) {
      const step = Math.min(left, rest);
      [x, y] = [x + ((tx - x) * step) / rest, y + ((ty - y) * step) / rest];
      rest -= step;
      left -= step;
      if (drawing) dash.push([x, y]);
      if (left > 1e-9) continue;
      if (drawing) dashes.push(dash);
      drawing = !drawing;
      left = drawing ? on : off;
      dash = [[x, y]];
    }
  }
  if (drawing && dash.length > 1) dashes.push(dash);
  return dashes;
}
