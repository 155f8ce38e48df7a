import { FACES, HOLE_SIDE, HOLES, OUTLINES, SIZES } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { describe, expect, it } from 'vitest';
import { convexParts, isConvex } from './convex-parts.ts';
import { tileMesh, tileParts } from './tile-mesh.ts';

type Ring = readonly (readonly number[])[];

const area = (ring: Ring): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length]!;
    return sum + (x! * nextY! - nextX! * y!) / 2;
  }, 0);

describe.each(SIZES.flatMap((size) => FACES.map((face) => [size, face] as const)))('a %s tile, %s up', (size, face) => {
  const parts = tileParts(size, face);

  it('is cut into convex parts that cover it and leave its holes open', () => {
    expect(parts.every(isConvex)).toBe(true);
    const whole = area(OUTLINES[size]) - HOLES[size].length * HOLE_SIDE ** 2;
    expect(parts.reduce((sum, part) => sum + area(part), 0)).toBeCloseTo(whole, 6);
    const mirror = face === 'front' ? 1 : -1;
    for (const [x, y] of HOLES[size]) expect(parts.some((part) => contains(part, [x!, y! * mirror]))).toBe(false);
  });

  it('is a closed solid: every edge is shared by two triangles that run along it in opposite ways', () => {
    const { indices } = tileMesh(size, face);
    const edges = new Set<string>();
    for (let i = 0; i < indices.length; i += 3)
      for (let k = 0; k < 3; k++) {
        const edge = `${indices[i + k]} ${indices[i + ((k + 1) % 3)]}`;
        expect(edges.has(edge)).toBe(false);
        edges.add(edge);
      }
    for (const edge of edges) expect(edges.has(edge.split(' ').reverse().join(' '))).toBe(true);
  });
});

const contains = (ring: Ring, [x, y]: readonly [number, number]): boolean =>
  ring.every(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]!;
    return (bx! - ax!) * (y - ay!) - (by! - ay!) * (x - ax!) >= 0;
  });

describe('cutting', () => {
  it('leaves a convex polygon whole', () => {
    const square = [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
    ] as const;
    expect(convexParts(square, [])).toHaveLength(1);
  });

  it('refuses a polygon that is wound the wrong way', () => {
    const clockwise = [
      [0, 0],
      [0, 2],
      [2, 2],
      [2, 0],
    ] as const;
    expect(() => convexParts(clockwise, [])).toThrow('not a simple polygon');
  });
});
