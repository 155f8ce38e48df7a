import type { Shape } from './shapes.ts';
import { cosine, rounded, sine } from './sines.ts';
import { FULL_TURN } from './units.ts';

/** A turned shape. Bounds are relative to the table's centre, or to its own origin if it is not placed. */
export interface Turned extends Shape {
  readonly left: number;
  readonly right: number;
  readonly near: number;
  readonly far: number;
}

/** A shape turned by an angle, and by that plus one, two and three quarters. */
type Quarters = readonly [Turned, Turned, Turned, Turned];

/**
 * BS-R3: turned by the sine table, every vertex rounded to a hundredth. `angle` is in tenths and less than a quarter:
 * the other three quarters have the same numbers before rounding, swapped and with other signs. A preview needs all
 * four.
 */
function inQuarters({ xs, ys, cores, covers }: Shape, angle: number): Quarters {
  const at = turnedPoints(xs, ys, sine(angle), cosine(angle));
  const [inside, around] = [turnedCircles(cores, angle), turnedCircles(covers, angle)];
  return [
    turned(at.x, at.y, inside[0], around[0]),
    turned(at.minusY, at.x, inside[1], around[1]),
    turned(at.minusX, at.minusY, inside[2], around[2]),
    turned(at.y, at.minusX, inside[3], around[3]),
  ];
}

/** Rounded coordinates along one axis, with the least and the greatest. Plain loops: previews wait for them. */
interface Coordinates {
  readonly values: number[];
  least: number;
  most: number;
}

const noCoordinates = (): Coordinates => ({ values: [], least: 0, most: 0 });

function add(to: Coordinates, fixed: number): void {
  const value = rounded(fixed) | 0;
  to.values.push(value);
  if (value < to.least) to.least = value;
  if (value > to.most) to.most = value;
}

function turnedPoints(xs: readonly number[], ys: readonly number[], sin: number, cos: number) {
  const [x, y, minusX, minusY] = [noCoordinates(), noCoordinates(), noCoordinates(), noCoordinates()];
  for (let i = 0; i < xs.length; i++) {
    const px = xs[i] as number;
    const py = ys[i] as number;
    const across = px * cos - py * sin;
    const along = px * sin + py * cos;
    add(x, across);
    add(y, along);
    add(minusX, -across);
    add(minusY, -along);
  }
  return { x, y, minusX, minusY };
}

const turned = (x: Coordinates, y: Coordinates, cores: readonly number[], covers: readonly number[]): Turned => ({
  xs: x.values,
  ys: y.values,
  left: x.least,
  right: x.most,
  near: y.least,
  far: y.most,
  cores,
  covers,
});

/** Only the centres of circles turn, by angle and quarters like the vertices. */
function turnedCircles(circles: readonly number[], angle: number): readonly [number[], number[], number[], number[]] {
  const [sin, cos] = [sine(angle), cosine(angle)];
  const quarters: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let i = 0; i < circles.length; i += 3) {
    const across = (circles[i] as number) * cos - (circles[i + 1] as number) * sin;
    const along = (circles[i] as number) * sin + (circles[i + 1] as number) * cos;
    const radius = circles[i + 2] as number;
    quarters[0].push(rounded(across) | 0, rounded(along) | 0, radius);
    quarters[1].push(rounded(-along) | 0, rounded(across) | 0, radius);
    quarters[2].push(rounded(-across) | 0, rounded(-along) | 0, radius);
    quarters[3].push(rounded(along) | 0, rounded(-across) | 0, radius);
  }
  return quarters;
}

/** The poses of a preview share two angles and their quarters, so the latest are cached. */
const TURNED = new Map<Shape, Map<number, Quarters>>();
const TURNS_KEPT = 64;
const QUARTER = FULL_TURN / 4;

export function turnedShape(shape: Shape, tenths: number): Turned {
  const angle = tenths % QUARTER;
  const quarter = (tenths - angle) / QUARTER;
  let kept = TURNED.get(shape);
  const known = kept?.get(angle);
  if (known !== undefined) return known[quarter] as Turned;
  if (kept === undefined || kept.size >= TURNS_KEPT) {
    kept = new Map();
    TURNED.set(shape, kept);
  }
  const made = inQuarters(shape, angle);
  kept.set(angle, made);
  return made[quarter] as Turned;
}
