import {
  type BoxPose,
  FACES,
  type Face,
  FOOTPRINTS,
  OUTLINES,
  type PlacedTile,
  type Point,
  type Size,
} from '../pieces/pieces.ts';
import { cosine, rounded, sine } from './sines.ts';
import { toHundredths, toTenths } from './units.ts';

/** What a piece covers seen from above, holes filled, in hundredths of a millimetre. */
export interface Outline {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly left: number;
  readonly right: number;
  readonly near: number;
  readonly far: number;
  /** Circles that certainly lie inside, as x, y, radius in turn: where two of them meet, nothing more need be computed. */
  readonly cores: readonly number[];
}

/** A shape about its own origin. */
type Shape = Pick<Outline, 'xs' | 'ys' | 'cores'>;

type Kind = Size | 'burner';

/** Points inside each shape with much room around them, in millimetres. */
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

/** Rounding moves a vertex and a centre by less than a hundredth each, so a core gives up a few. */
const CORE_MARGIN = 5;

function shapeOf(kind: Kind, face: Face): Shape {
  const mirror = face === 'back' ? -1 : 1;
  const xs = OUTLINES[kind].map(([x]) => toHundredths(x as number));
  const ys = OUTLINES[kind].map(([, y]) => mirror * toHundredths(y as number) + 0);
  const cores = CORES[kind].flatMap(([x, y]) => {
    const [cx, cy] = [toHundredths(x), mirror * toHundredths(y)];
    return [cx, cy, roomAround(xs, ys, cx, cy) - CORE_MARGIN];
  });
  return { xs, ys, cores };
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

/** BS-R3: turned by the sine table, every vertex rounded to a hundredth. `angle` in tenths. Plain loops: previews wait for it. */
function turned(shape: Shape, angle: number): Outline {
  const sin = sine(angle);
  const cos = cosine(angle);
  const xs = shape.xs.slice();
  const ys = shape.ys.slice();
  const cores = shape.cores.slice();
  let left = 0;
  let right = 0;
  let near = 0;
  let far = 0;
  for (let i = 0; i < xs.length; i++) {
    const px = xs[i] as number;
    const py = ys[i] as number;
    const x = rounded(px * cos - py * sin) | 0;
    const y = rounded(px * sin + py * cos) | 0;
    xs[i] = x;
    ys[i] = y;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < near) near = y;
    if (y > far) far = y;
  }
  for (let i = 0; i < cores.length; i += 3) {
    const px = cores[i] as number;
    const py = cores[i + 1] as number;
    cores[i] = rounded(px * cos - py * sin) | 0;
    cores[i + 1] = rounded(px * sin + py * cos) | 0;
  }
  return { xs, ys, left, right, near, far, cores };
}

/** The sixteen poses of a preview share eight turned shapes, so the latest are kept. */
const TURNED = new Map<Shape, Map<number, Outline>>();
const TURNS_KEPT = 64;

function turnedShape(shape: Shape, angle: number): Outline {
  let kept = TURNED.get(shape);
  if (kept === undefined || kept.size >= TURNS_KEPT) {
    kept = new Map();
    TURNED.set(shape, kept);
  }
  const known = kept.get(angle) ?? turned(shape, angle);
  kept.set(angle, known);
  return known;
}

/** `x`, `y` in hundredths. */
function moved(outline: Outline, x: number, y: number): Outline {
  const xs = outline.xs.slice();
  const ys = outline.ys.slice();
  const cores = outline.cores.slice();
  for (let i = 0; i < xs.length; i++) {
    xs[i] = (xs[i] as number) + x;
    ys[i] = (ys[i] as number) + y;
  }
  for (let i = 0; i < cores.length; i += 3) {
    cores[i] = (cores[i] as number) + x;
    cores[i + 1] = (cores[i + 1] as number) + y;
  }
  const { left, right, near, far } = outline;
  return { xs, ys, left: left + x, right: right + x, near: near + y, far: far + y, cores };
}

const outlineAt = (shape: Shape, at: Point, angle: number): Outline =>
  moved(turnedShape(shape, toTenths(angle)), toHundredths(at[0]), toHundredths(at[1]));

export const newOutline = ({ tile, face, at, angle }: PlacedTile): Outline => outlineAt(SHAPES[tile][face], at, angle);

const KNOWN = new WeakMap<object, Outline>();

/** The outline of a tile that lies: computed once for every tile object, which states share. */
export function outlineOf(tile: PlacedTile): Outline {
  const known = KNOWN.get(tile);
  if (known) return known;
  const outline = newOutline(tile);
  KNOWN.set(tile, outline);
  return outline;
}

const LISTS = new WeakMap<readonly PlacedTile[], readonly Outline[]>();

/** Of all the tiles of a state, in their order. */
export function outlinesOf(tiles: readonly PlacedTile[]): readonly Outline[] {
  const known = LISTS.get(tiles);
  if (known) return known;
  const outlines = tiles.map(outlineOf);
  LISTS.set(tiles, outlines);
  return outlines;
}

/** BS-24: the round hole lies over the die's centre. */
export const burnerOutline = (at: Point, angle: number): Outline => outlineAt(SHAPES.burner.front, at, angle);

export function boxOutline({ at, angle, stance }: BoxPose): Outline {
  const { length, width } = FOOTPRINTS[stance];
  const [x, y] = [toHundredths(length / 2), toHundredths(width / 2)];
  const shape: Shape = {
    xs: [x, -x, -x, x],
    ys: [y, y, -y, -y],
    cores: [0, 0, Math.min(x, y) - CORE_MARGIN],
  };
  return moved(turned(shape, toTenths(angle)), toHundredths(at[0]), toHundredths(at[1]));
}

/** The same in millimetres, for drawing. */
export const verticesOf = ({ xs, ys }: Outline): Point[] => xs.map((x, i): Point => [x / 100, (ys[i] as number) / 100]);
