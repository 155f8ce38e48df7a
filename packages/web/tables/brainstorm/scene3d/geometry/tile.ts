import {
  type Face,
  HOLE_SIDE,
  HOLES,
  OUTLINES,
  type Point,
  TILE_THICKNESS,
} from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { type BufferGeometry, ExtrudeGeometry, Path, Shape, ShapeGeometry, Vector2 } from 'three';
import { BURNER_HOLE, type Piece } from '../../scene/drawing/shapes.ts';
import { counterClockwise, type Ring } from './rings.ts';

export const ringOf = (piece: Piece): Ring => OUTLINES[piece].map(([x = 0, y = 0]): Point => [x, y]);

/** The part of a piece's own plane that its printed picture covers, seen from its front. */
export interface Sheet {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** Margin round the outline (mm), so that rounding never cuts off the picture. */
const BLEED = 1;

export function sheetOf(piece: Piece): Sheet {
  const xs = OUTLINES[piece].map(([x = 0]) => x);
  const ys = OUTLINES[piece].map(([, y = 0]) => y);
  const [left, bottom] = [Math.min(...xs) - BLEED, Math.min(...ys) - BLEED];
  return { left, bottom, width: Math.max(...xs) + BLEED - left, height: Math.max(...ys) + BLEED - bottom };
}

const HALF = HOLE_SIDE / 2;
const CORNERS = [
  [-HALF, -HALF],
  [-HALF, HALF],
  [HALF, HALF],
  [HALF, -HALF],
] as const;

function holesOf(piece: Piece, mirror: number): Path[] {
  if (piece === 'burner') return [new Path().absarc(0, 0, BURNER_HOLE, 0, 2 * Math.PI, true)];
  return HOLES[piece].map(
    ([x = 0, y = 0]) => new Path(CORNERS.map(([dx, dy]) => new Vector2(x + dx, mirror * y + dy))),
  );
}

/** The outline with its holes cut out, with this face up. */
function shapeOf(piece: Piece, face: Face): Shape {
  const mirror = face === 'back' ? -1 : 1;
  const ring = counterClockwise(ringOf(piece).map(([x, y]): Point => [x, mirror * y]));
  const shape = new Shape(ring.map(([x, y]) => new Vector2(x, y)));
  shape.holes.push(...holesOf(piece, mirror));
  return shape;
}

/** Sets texture coordinates. Both faces carry the same picture, mirrored on the back, so one texture serves both. */
function printFrom(geometry: BufferGeometry, piece: Piece, face: Face): void {
  const { left, bottom, width, height } = sheetOf(piece);
  const mirror = face === 'back' ? -1 : 1;
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < position.count; i++)
    uv.setXY(i, (position.getX(i) - left) / width, (mirror * position.getY(i) - bottom) / height);
}

/** A cardboard piece standing on z = 0: group 0 is its two faces, group 1 the cut edges. */
export function tileGeometry(piece: Piece, face: Face): BufferGeometry {
  const geometry = new ExtrudeGeometry(shapeOf(piece, face), {
    depth: TILE_THICKNESS,
    bevelEnabled: false,
    curveSegments: 20,
  });
  printFrom(geometry, piece, face);
  return geometry;
}

/** The face alone, for what is drawn over a tile. Its texture coordinates are millimetres. */
export const tileFaceGeometry = (piece: Piece, face: Face): BufferGeometry =>
  new ShapeGeometry(shapeOf(piece, face), 20);
