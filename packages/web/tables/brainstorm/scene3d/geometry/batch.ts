import type { Point } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { BufferGeometry, Color, Float32BufferAttribute } from 'three';
import { grown, type RimPoint } from './rings.ts';

/** Flat coloured triangles, all facing up. All markings on the table share one mesh. */
export interface Batch {
  readonly positions: number[];
  readonly colours: number[];
}

export const emptyBatch = (): Batch => ({ positions: [], colours: [] });

export interface Paint {
  readonly colour: string;
  readonly alpha?: number;
  readonly z: number;
}

function addTriangle({ positions, colours }: Batch, corners: readonly Point[], { colour, alpha = 1, z }: Paint): void {
  const { r, g, b } = new Color(colour);
  for (const [x, y] of corners) {
    positions.push(x, y, z);
    colours.push(r, g, b, alpha);
  }
}

function addQuad(batch: Batch, [a, b, c, d]: readonly [Point, Point, Point, Point], paint: Paint): void {
  addTriangle(batch, [a, b, c], paint);
  addTriangle(batch, [a, c, d], paint);
}

/** Adds the band between two distances from a ring. */
export function addBand(batch: Batch, rim: readonly RimPoint[], from: number, to: number, paint: Paint): void {
  const [inner, outer] = [grown(rim, from), grown(rim, to)];
  rim.forEach((_, i) => {
    const j = (i + 1) % rim.length;
    addQuad(batch, [inner[i] as Point, outer[i] as Point, outer[j] as Point, inner[j] as Point], paint);
  });
}

/** Adds a line of the given width. */
export function addRibbon(batch: Batch, line: readonly Point[], width: number, paint: Paint): void {
  const sides = line.map(([x, y], i) => {
    const [ax, ay] = line[Math.max(0, i - 1)] as Point;
    const [bx, by] = line[Math.min(line.length - 1, i + 1)] as Point;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [(-(by - ay) / length) * (width / 2), ((bx - ax) / length) * (width / 2)];
    return { left: [x + nx, y + ny] as Point, right: [x - nx, y - ny] as Point };
  });
  for (let i = 1; i < sides.length; i++) {
    const [from, to] = [sides[i - 1] as (typeof sides)[number], sides[i] as (typeof sides)[number]];
    addQuad(batch, [from.right, to.right, to.left, from.left], paint);
  }
}

const DISC_CORNERS = 40;

export function addDisc(
  batch: Batch,
  [x, y]: Point,
  radius: { readonly from: number; readonly to: number },
  paint: Paint,
): void {
  const on = (r: number, i: number): Point => {
    const angle = (2 * Math.PI * i) / DISC_CORNERS;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  };
  for (let i = 0; i < DISC_CORNERS; i++)
    addQuad(batch, [on(radius.from, i), on(radius.to, i), on(radius.to, i + 1), on(radius.from, i + 1)], paint);
}

export function geometryOf({ positions, colours }: Batch): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 4));
  const normals = positions.map((_, i) => (i % 3 === 2 ? 1 : 0));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  return geometry;
}
