import {
  FOOTPRINTS,
  HOLE_SIDE,
  HOLES,
  OUTLINES,
  type PlacedTile,
  TILE_THICKNESS,
} from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { ThrowJob } from '@izvilina/games/brainstorm/throwing/throw.ts';
import type { Pose } from '../judge.ts';
import { axesOf, CM, type Vector } from '../space.ts';

/** Half the side of a die without its rounded edge, and the radius of that edge: mm. */
const CORE = 6.8;
const RADIUS = 1.2;

/**
 * How deep, in mm, a resting die is at most inside the table, a tile or the box. Computed from the printed outlines
 * alone, to check the simulation, which works with triangles: points on the surface of the die against each solid.
 */
export function sunkBy(
  { at, rotation }: Pose,
  { table, tiles, box }: Pick<ThrowJob, 'table' | 'tiles' | 'box'>,
): number {
  const axes = axesOf(rotation);
  let deepest = 0;
  for (const [a, b, c] of LATTICE) {
    const point = [0, 1, 2].map(
      (i) => at[i]! / CM + axes[0][i]! * a + axes[1][i]! * b + axes[2][i]! * c,
    ) as unknown as Vector;
    if (Math.abs(point[0]) <= table.width / 2 && Math.abs(point[1]) <= table.depth / 2)
      deepest = Math.max(deepest, RADIUS - point[2]);
    for (const tile of tiles) deepest = Math.max(deepest, depthInTile(point, tile));
    if (box !== null) {
      const { length, width, rise } = FOOTPRINTS[box.stance];
      const [x, y] = local(point, box);
      deepest = Math.max(
        deepest,
        RADIUS + Math.min(length / 2 - Math.abs(x), width / 2 - Math.abs(y), rise - point[2]),
      );
    }
  }
  return deepest;
}

/** Points 1.7 mm apart on the six faces of the core: a ball of the edge's radius about each is inside the die. */
const LATTICE: readonly Vector[] = (() => {
  const ticks = Array.from({ length: 9 }, (_, i) => -CORE + (i * CORE) / 4);
  const points: Vector[] = [];
  for (const a of ticks)
    for (const b of ticks) for (const side of [-CORE, CORE]) points.push([a, b, side], [a, side, b], [side, a, b]);
  return points;
})();

function local([x, y]: Vector, { at, angle }: Pick<PlacedTile, 'at' | 'angle'>): [number, number] {
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [x - at[0], y - at[1]];
  return [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn)];
}

/** How deep a ball of the edge's radius about the point reaches into the tile. */
function depthInTile(point: Vector, tile: PlacedTile): number {
  if (point[2] - RADIUS >= TILE_THICKNESS) return 0;
  const [x, mirrored] = local(point, tile);
  const y = tile.face === 'front' ? mirrored : -mirrored;
  // Signed distance from the material seen from above: positive inside it.
  let inside = distanceInside(OUTLINES[tile.tile], x, y);
  for (const [hx, hy] of HOLES[tile.tile])
    inside = Math.min(inside, Math.max(Math.abs(x - hx!), Math.abs(y - hy!)) - HOLE_SIDE / 2);
  const above = point[2] - TILE_THICKNESS;
  if (inside >= 0 && above <= 0) return RADIUS + Math.min(inside, -above);
  const gap = Math.hypot(Math.max(0, -inside), Math.max(0, above));
  return RADIUS - gap;
}

function distanceInside(outline: readonly (readonly number[])[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  let within = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    const [ex, ey] = [bx! - ax!, by! - ay!];
    const along = Math.max(0, Math.min(1, ((x - ax!) * ex + (y - ay!) * ey) / (ex * ex + ey * ey)));
    nearest = Math.min(nearest, Math.hypot(x - ax! - along * ex, y - ay! - along * ey));
    if (ay! > y !== by! > y && x < ax! + ((y - ay!) / ey) * ex) within = !within;
  });
  return within ? nearest : -nearest;
}
