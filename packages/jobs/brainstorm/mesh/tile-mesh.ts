import {
  type Face,
  HOLE_SIDE,
  HOLES,
  OUTLINES,
  type Size,
  TILE_THICKNESS,
} from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { CM } from '../space.ts';
import { convexParts } from './convex-parts.ts';

/** A closed surface of triangles, wound with their fronts outside; cm. */
export interface Mesh {
  readonly vertices: Float32Array;
  readonly indices: Uint32Array;
}

type Point = readonly [number, number];

const meshes = new Map<string, Mesh>();

/** A tile as a solid 1.5 mm thick with its square holes open; made once per size and face. */
export function tileMesh(size: Size, face: Face): Mesh {
  const key = `${size} ${face}`;
  const known = meshes.get(key);
  if (known) return known;
  const made = solid(tileParts(size, face), TILE_THICKNESS);
  meshes.set(key, made);
  return made;
}

/** The tile seen from above, in mm, cut into convex parts. */
export function tileParts(size: Size, face: Face): Point[][] {
  const mirror = (points: Point[]): Point[] =>
    face === 'front' ? points : points.map(([x, y]): Point => [x, -y]).reverse();
  const outline = mirror(OUTLINES[size].map(([x, y]): Point => [x!, y!]));
  return convexParts(
    outline,
    HOLES[size].map(([x, y]) => mirror(square(x!, y!, HOLE_SIDE / 2))),
  );
}

const square = (x: number, y: number, half: number): Point[] => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
];

function solid(parts: readonly Point[][], thickness: number): Mesh {
  const vertices: number[] = [];
  const known = new Map<string, number>();
  const vertex = ([x, y]: Point, z: number): number => {
    const key = `${x} ${y} ${z}`;
    const index = known.get(key) ?? vertices.push(x * CM, y * CM, z * CM) / 3 - 1;
    known.set(key, index);
    return index;
  };
  const indices: number[] = [];
  const triangle = (...corners: [number, number, number]) => indices.push(...corners);
  for (const part of parts)
    for (let i = 1; i + 1 < part.length; i++) {
      const [a, b, c] = [part[0]!, part[i]!, part[i + 1]!];
      triangle(vertex(a, thickness), vertex(b, thickness), vertex(c, thickness));
      triangle(vertex(a, 0), vertex(c, 0), vertex(b, 0));
    }
  for (const [a, b] of rims(parts)) {
    triangle(vertex(a, 0), vertex(b, 0), vertex(b, thickness));
    triangle(vertex(a, 0), vertex(b, thickness), vertex(a, thickness));
  }
  return { vertices: new Float32Array(vertices), indices: new Uint32Array(indices) };
}

/** Edges that belong to only one part: the outline and the holes. */
function rims(parts: readonly Point[][]): [Point, Point][] {
  const open = new Map<string, [Point, Point]>();
  for (const part of parts)
    part.forEach((a, i) => {
      const b = part[(i + 1) % part.length]!;
      if (!open.delete(`${b} ${a}`)) open.set(`${a} ${b}`, [a, b]);
    });
  return [...open.values()];
}
