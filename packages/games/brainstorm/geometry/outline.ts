import {
  type BoxPose,
  FACES,
  type Face,
  FOOTPRINTS,
  OUTLINES,
  type PlacedTile,
  type Point,
  type Size,
  type Stance,
} from '../pieces/pieces.ts';
import { rememberLatest } from './remember-latest.ts';
import { cosine, rounded, sine } from './sines.ts';
import { FULL_TURN, toHundredths, toTenths } from './units.ts';

/**
 * The area a piece covers seen from above, holes filled, in hundredths of a millimetre. Vertices and cores are relative
 * to its own origin, so that all places where it may lie share one turned shape.
 */
export interface Outline extends Turned {
  /** Position of its origin. */
  readonly x: number;
  readonly y: number;
}

/** Bounds are relative to the same origin as `x` and `y`: the table's centre, or its own origin if it is not placed. */
interface Turned {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly left: number;
  readonly right: number;
  readonly near: number;
  readonly far: number;
  /** Circles inside the shape, as x, y, radius in turn: if circles of two pieces meet, the pieces touch. */
  readonly cores: readonly number[];
  /** Circles that together cover the shape, in the same format: if none comes near another piece's, they are apart. */
  readonly covers: readonly number[];
}

/** A shape about its own origin. */
type Shape = Pick<Turned, 'xs' | 'ys' | 'cores' | 'covers'>;

type Kind = Size | 'burner';

/** Points inside each shape with plenty of room around them, in millimetres. */
const CORES: Readonly<Record<Kind, readonly Point[]>> = {
  small: [
    [0, 0],
    [21, 0],
    [34, 0],
  ],
  medium: [
    [0, 0],
    [21, 21],
    [-21, 21],
    [-21, -21],
    [21, -21],
  ],
  large: [
    [0, 0],
    [27, 0],
    [-27, 0],
    [46, 18],
    [-46, 18],
    [-46, -18],
    [46, -18],
  ],
  burner: [
    [0, 0],
    [-30, 0],
    [-55, 0],
    [-60, 35],
    [-60, -35],
  ],
};

/** Circles that together cover each shape, in millimetres. */
const COVERS: Readonly<Record<Kind, readonly (readonly [x: number, y: number, radius: number])[]>> = {
  small: [
    [0, 0, 20.4],
    [22, 0, 20],
    [41, 0, 12.4],
  ],
  medium: [
    [17, 17, 24.3],
    [-17, 17, 24.3],
    [-17, -17, 24.3],
    [17, -17, 24.3],
  ],
  large: [
    [0, 0, 34.4],
    [38, 0, 35.4],
    [-38, 0, 35.4],
  ],
  burner: [
    [-8, 0, 32.2],
    [-55, 25, 32],
    [-55, -25, 32],
  ],
};

/** Each radius is reduced by this much, because rounding moves a vertex and a centre by up to a hundredth each. */
const MARGIN = 5;

function shapeOf(kind: Kind, face: Face): Shape {
  const mirror = face === 'back' ? -1 : 1;
  const xs = OUTLINES[kind].map(([x]) => toHundredths(x as number));
  const ys = OUTLINES[kind].map(([, y]) => mirror * toHundredths(y as number) + 0);
  const cores = CORES[kind].flatMap(([x, y]) => {
    const [cx, cy] = [toHundredths(x), mirror * toHundredths(y)];
    return [cx, cy, roomAround(xs, ys, cx, cy) - MARGIN];
  });
  const covers = COVERS[kind].flatMap(([x, y, radius]) => [
    toHundredths(x),
    mirror * toHundredths(y),
    toHundredths(radius) + MARGIN,
  ]);
  return { xs, ys, cores, covers };
}

/** How far a point is from the nearest edge, rounded down. */
function roomAround(xs: readonly number[], ys: readonly number[], x: number, y: number): number {
  let room = Number.POSITIVE_INFINITY;
  for (let i = 0; i < xs.length; i++) {
    const j = (i + 1) % xs.length;
    const [ax, ay] = [(xs[i] as number) - x, (ys[i] as number) - y];
    const [ex, ey] = [(xs[j] as number) - x - ax, (ys[j] as number) - y - ay];
    const along = Math.max(0, Math.min(1, -(ax * ex + ay * ey) / (ex * ex + ey * ey)));
    const [px, py] = [ax + along * ex, ay + along * ey];
    room = Math.min(room, Math.floor(Math.sqrt(px * px + py * py)));
  }
  return room;
}

const SHAPES = Object.fromEntries(
  (['small', 'medium', 'large', 'burner'] as const).map((kind) => [
    kind,
    Object.fromEntries(FACES.map((face) => [face, shapeOf(kind, face)])),
  ]),
) as Readonly<Record<Kind, Readonly<Record<Face, Shape>>>>;

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

function turnedShape(shape: Shape, tenths: number): Turned {
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

/** `x`, `y` in hundredths. */
const placed = ({ xs, ys, left, right, near, far, cores, covers }: Turned, x: number, y: number): Outline => ({
  x,
  y,
  xs,
  ys,
  left: left + x,
  right: right + x,
  near: near + y,
  far: far + y,
  cores,
  covers,
});

const outlineAt = (shape: Shape, at: Point, angle: number): Outline =>
  placed(turnedShape(shape, toTenths(angle)), toHundredths(at[0]), toHundredths(at[1]));

export const newOutline = ({ tile, face, at, angle }: PlacedTile): Outline => outlineAt(SHAPES[tile][face], at, angle);

/** The outline of a laid tile, cached because states share tiles. */
export const outlineOf: (tile: PlacedTile) => Outline = rememberLatest(64, newOutline);

/** The outlines of all tiles of a state, in order. */
export const outlinesOf: (tiles: readonly PlacedTile[]) => readonly Outline[] = rememberLatest(4, (tiles) =>
  tiles.map(outlineOf),
);

/** BS-24: the round hole lies over the die's centre. */
export const burnerOutline = (at: Point, angle: number): Outline => outlineAt(SHAPES.burner.front, at, angle);

function footprint(stance: Stance): Shape {
  const { length, width } = FOOTPRINTS[stance];
  const [x, y] = [toHundredths(length / 2), toHundredths(width / 2)];
  return {
    xs: [x, -x, -x, x],
    ys: [y, y, -y, -y],
    cores: [0, 0, Math.min(x, y) - MARGIN],
    covers: [0, 0, Math.ceil(Math.sqrt(x * x + y * y)) + MARGIN],
  };
}

const BOXES: Readonly<Record<Stance, Shape>> = {
  flat: footprint('flat'),
  side: footprint('side'),
  end: footprint('end'),
};

export const boxOutline = ({ at, angle, stance }: BoxPose): Outline => outlineAt(BOXES[stance], at, angle);

/** The same in millimetres, for drawing. */
export const verticesOf = ({ x, y, xs, ys }: Outline): Point[] =>
  xs.map((vx, i): Point => [(x + vx) / 100, (y + (ys[i] as number)) / 100]);
