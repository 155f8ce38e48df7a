import { HOLE_SIDE, HOLES } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { RestOutcome, ThrowJob } from '@izvilina/games/brainstorm/throwing/throw.ts';
import { DIE_HALF } from './die.ts';
import type { Surface } from './scene.ts';
import { axesOf, CM, type Rotation, type Vector } from './space.ts';
import { cosOf, sinOf } from './trig.ts';

export interface Pose {
  readonly at: Vector;
  readonly rotation: Rotation;
}

/** A die on one of its faces leans less than a degree. */
const FLAT = 0.99985;
/** Half the height of a tile above table level: a die with its centre higher than this is not on the table. */
const TABLE_LEVEL = DIE_HALF + 0.06;

/** BS-R5: what a resting die lies on; 'leaning' = the box holds it up by its side; null = it balances and will fall. */
export function judge(
  { at, rotation }: Pose,
  touched: ReadonlySet<Surface>,
  { table, tiles, boxRise }: Pick<ThrowJob, 'table' | 'tiles'> & { readonly boxRise: number | null },
): RestOutcome | 'leaning' | null {
  const flat = axesOf(rotation).some(([, , z]) => Math.abs(z) > FLAT);
  if (flat && at[2] < TABLE_LEVEL) {
    if (tiles.some((tile) => inHole(at, tile))) return 'tile';
    if (Math.abs(at[0]) < (table.width / 2) * CM && Math.abs(at[1]) < (table.depth / 2) * CM) return 'table';
  }
  if (touched.has('box') && boxRise !== null) {
    if (at[2] > boxRise) return 'box';
    if (!flat) return 'leaning';
  }
  return touched.has('tile') ? 'tile' : null;
}

/** Whether the die's centre is within one of the tile's square holes. */
function inHole(die: Vector, { tile, face, at, angle }: ThrowJob['tiles'][number]): boolean {
  const [dx, dy] = [die[0] / CM - at[0], die[1] / CM - at[1]];
  const [sin, cos] = [sinOf(angle), cosOf(angle)];
  const x = dx * cos + dy * sin;
  const y = (dy * cos - dx * sin) * (face === 'front' ? 1 : -1);
  const within = (a: number, b: number) => Math.abs(a - b) <= HOLE_SIDE / 2;
  return HOLES[tile].some(([hx, hy]) => within(x, hx!) && within(y, hy!));
}
