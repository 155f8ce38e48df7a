import { isOnTable } from '@izvilina/games/brainstorm/geometry/seats.ts';
import { type BoxPose, FOOTPRINTS, type Point, type Table } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { Release } from '@izvilina/games/brainstorm/throwing/throw.ts';
import { launchOf } from './launch.ts';
import { CM, type Vector } from './space.ts';
import { cosOf, sinOf } from './trig.ts';

/** The arc of a throw until the die first hits something: positions of its centre in mm, z up from the table top. */
export interface Preview {
  readonly points: readonly Vector[];
  readonly meets: 'table' | 'box' | 'nothing';
}

/** Half a die, in mm: the distance between its centre and what it hits. */
const HALF = 8;
const SECONDS = 1 / 240;
const GRAVITY = 9810;
/** Every how many steps a point of the arc is kept. */
const EVERY = 4;
const FALLEN = -100;

/** Only a parabola: no physics library, and no promise of what happens after the first bounce. */
export function flightPreview(release: Release, table: Table, box: BoxPose | null): Preview {
  const { at, velocity } = launchOf(release, table);
  const [x, y, z] = inMm(at);
  const [vx, vy, vz] = inMm(velocity);
  const pointAt = (t: number): Vector => [x + vx * t, y + vy * t, z + vz * t - (GRAVITY / 2) * t * t];
  const landing = landingTime(z, vz);
  const landsOnTable = landing !== null && isOnTable(table, xyOf(pointAt(landing)));
  const points: Vector[] = [];
  for (let step = 0; ; step++) {
    const t = step * SECONDS;
    const landed = landsOnTable && t >= landing;
    const point = pointAt(landed ? landing : t);
    const meets =
      box !== null && insideBox(point, box) ? 'box' : landed ? 'table' : point[2] < FALLEN ? 'nothing' : null;
    if (meets !== null || step % EVERY === 0) points.push(point);
    if (meets !== null) return { points, meets };
  }
}

/** When the die comes down to table height; null when it never rises above it. */
function landingTime(z: number, vz: number): number | null {
  const square = vz * vz + 2 * GRAVITY * (z - HALF);
  return square < 0 ? null : (vz + Math.sqrt(square)) / GRAVITY;
}

const xyOf = ([x, y]: Vector): Point => [x, y];
const inMm = ([x, y, z]: Vector): Vector => [x / CM, y / CM, z / CM];

function insideBox([x, y, z]: Vector, { at, angle, stance }: BoxPose): boolean {
  const { length, width, rise } = FOOTPRINTS[stance];
  const [dx, dy] = [x - at[0], y - at[1]];
  const along = dx * cosOf(angle) + dy * sinOf(angle);
  const across = dy * cosOf(angle) - dx * sinOf(angle);
  return Math.abs(along) <= length / 2 + HALF && Math.abs(across) <= width / 2 + HALF && z <= rise + HALF;
}
