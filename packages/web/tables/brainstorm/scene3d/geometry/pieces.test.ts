import {
  BOX,
  DIE_SIDE,
  FOOTPRINTS,
  HOLE_SIDE,
  HOLES,
  STANCES,
  TILE_THICKNESS,
} from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { type BufferGeometry, Euler, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { seenFaces } from '../../scene/drawing/cube.ts';
import { BURNER_HOLE, PIECES, type Piece } from '../../scene/drawing/shapes.ts';
import { projectionFrom } from '../../scene/projection.ts';
import { BOX_FACES, boxGeometry, STANCE_TURNS } from './box.ts';
import { dieGeometry, FACES, pipGeometry } from './die.ts';
import { PAWN_HEIGHT, PAWN_RADIUS, pawnGeometry } from './pawn.ts';
import { areaOf } from './rings.ts';
import { TABLETOP_THICKNESS, tabletopGeometry } from './tabletop.ts';
import { ringOf, tileGeometry } from './tile.ts';

/** Corners of the triangles, in their order. */
function corners(geometry: BufferGeometry): Vector3[] {
  const position = geometry.getAttribute('position');
  const order = geometry.index ? Array.from(geometry.index.array) : Array.from({ length: position.count }, (_, i) => i);
  return order.map((i) => new Vector3().fromBufferAttribute(position, i));
}

/** Positive only where all triangles face outwards. */
function volumeOf(geometry: BufferGeometry): number {
  const all = corners(geometry);
  let six = 0;
  for (let i = 0; i < all.length; i += 3)
    six += (all[i] as Vector3).dot(new Vector3().crossVectors(all[i + 1] as Vector3, all[i + 2] as Vector3));
  return six / 6;
}

const sizeOf = (geometry: BufferGeometry): Vector3 => {
  geometry.computeBoundingBox();
  return geometry.boundingBox?.getSize(new Vector3()) ?? new Vector3();
};

const cutOut = (piece: Piece): number =>
  piece === 'burner' ? Math.PI * BURNER_HOLE ** 2 : HOLES[piece].length * HOLE_SIDE ** 2;

describe('a tile', () => {
  it.each(PIECES)('%s is as thick as cardboard, with its holes cut, on both faces', (piece) => {
    const solid = (Math.abs(areaOf(ringOf(piece))) - cutOut(piece)) * TILE_THICKNESS;
    for (const face of ['front', 'back'] as const) {
      const volume = volumeOf(tileGeometry(piece, face));
      expect(Math.abs(volume / solid - 1)).toBeLessThan(0.002);
    }
  });

  it('carries the same picture on both faces, mirrored', () => {
    const prints = (face: 'front' | 'back') => {
      const geometry = tileGeometry('medium', face);
      const [position, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')];
      const mirror = face === 'back' ? -1 : 1;
      return new Map(
        Array.from({ length: position.count }, (_, i) => [
          `${position.getX(i)} ${(mirror * position.getY(i)).toFixed(3)}`,
          `${uv.getX(i).toFixed(4)} ${uv.getY(i).toFixed(4)}`,
        ]),
      );
    };
    const [front, back] = [prints('front'), prints('back')];
    expect(front.size).toBeGreaterThan(20);
    expect(new Map([...back].sort())).toEqual(new Map([...front].sort()));
    for (const at of front.values())
      for (const share of at.split(' ').map(Number)) {
        expect(share).toBeGreaterThan(0);
        expect(share).toBeLessThan(1);
      }
  });
});

describe('a die', () => {
  it('is a rounded cube', () => {
    const size = sizeOf(dieGeometry());
    for (const side of size.toArray()) expect(side).toBeCloseTo(DIE_SIDE);
    expect(volumeOf(dieGeometry())).toBeLessThan(DIE_SIDE ** 3);
    expect(volumeOf(dieGeometry())).toBeGreaterThan(DIE_SIDE ** 3 * 0.9);
  });

  it('has 21 pips, opposite faces make seven', () => {
    expect(FACES.reduce((sum, { pips }) => sum + pips, 0)).toBe(21);
    for (const { pips, normal } of FACES) {
      const opposite = FACES.find((face) => face.normal.every((part, i) => part === -(normal[i] ?? 0)));
      expect(pips + (opposite?.pips ?? 0)).toBe(7);
    }
    const size = sizeOf(pipGeometry());
    for (const side of size.toArray()) expect(side).toBeCloseTo(DIE_SIDE, 0);
  });

  it('shows the same face up as the 2D table', () => {
    const up = seenFaces([0, 0, 0, 1], projectionFrom({ width: 810, depth: 585 }, 'near'));
    expect(up.map(({ name }) => name)).toEqual([FACES.find(({ normal }) => normal[2] === 1)?.pips]);
  });

  it('has its pips turned outwards', () => {
    const all = corners(pipGeometry());
    for (let i = 0; i < all.length; i += 3) {
      const [a, b, c] = all.slice(i, i + 3) as [Vector3, Vector3, Vector3];
      const out = b.clone().sub(a).cross(c.clone().sub(a));
      expect(out.dot(a)).toBeGreaterThan(0);
    }
  });
});

describe('what stands on the table', () => {
  it('is a pawn on its foot', () => {
    const geometry = pawnGeometry();
    const { x, y, z } = sizeOf(geometry);
    expect([x, y, z].map(Math.round)).toEqual([2 * PAWN_RADIUS, 2 * PAWN_RADIUS, PAWN_HEIGHT].map(Math.round));
    expect(geometry.boundingBox?.min.z).toBeCloseTo(0);
    expect(volumeOf(geometry)).toBeGreaterThan(0);
  });

  it.each(STANCES)('is a box that fills its footprint: %s', (stance) => {
    const [x, y, z] = STANCE_TURNS[stance];
    const geometry = boxGeometry(BOX.length, BOX.width, BOX.height);
    expect(volumeOf(geometry)).toBeCloseTo(BOX.length * BOX.width * BOX.height, 0);
    const lid = new Vector3(0, 0, 1).applyEuler(new Euler(x, y, z));
    const far = new Vector3(BOX.length, BOX.width, BOX.height).divideScalar(2).applyEuler(new Euler(x, y, z));
    const { length, width, rise } = FOOTPRINTS[stance];
    expect(far.toArray().map((part) => Math.round(Math.abs(part) * 2))).toEqual([length, width, rise]);
    expect(lid.toArray().map(Math.round).map(Math.abs)).toEqual(stance === 'flat' ? [0, 0, 1] : [0, 1, 0]);
    expect(geometry.groups).toHaveLength(BOX_FACES.length);
  });
});

it('a table top is a slab whose face is the level of the table', () => {
  const geometry = tabletopGeometry({ width: 540, depth: 390 });
  expect(sizeOf(geometry).toArray().map(Math.round)).toEqual([540, 390, TABLETOP_THICKNESS]);
  expect(geometry.boundingBox?.max.z).toBeCloseTo(0);
});
