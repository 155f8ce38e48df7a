import { FACES, type Face, FOOTPRINTS, OUTLINES, type Point, type Size, type Stance } from '../pieces/pieces.ts';
import { toHundredths } from './units.ts';

/** A piece seen from above about its own origin, in hundredths of a millimetre. */
export interface Shape {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** Circles inside the shape, as x, y, radius in turn: if circles of two pieces meet, the pieces touch. */
  readonly cores: readonly number[];
  /** Circles that together cover the shape, in the same format: if none comes near another piece's, they are apart. */
  readonly covers: readonly number[];
}

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

export const SHAPES = Object.fromEntries(
  (['small', 'medium', 'large', 'burner'] as const).map((kind) => [
    kind,
    Object.fromEntries(FACES.map((face) => [face, shapeOf(kind, face)])),
  ]),
) as Readonly<Record<Kind, Readonly<Record<Face, Shape>>>>;

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

export const BOX_SHAPES: Readonly<Record<Stance, Shape>> = {
  flat: footprint('flat'),
  side: footprint('side'),
  end: footprint('end'),
};
