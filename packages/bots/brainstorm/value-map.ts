import { type Outline, outlinesOf } from '@izvilina/games/brainstorm/geometry/outline.ts';
import { covers } from '@izvilina/games/brainstorm/geometry/touch.ts';
import type { Point, Table } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { State } from '@izvilina/games/brainstorm/state.ts';
import type { Millis, Seat } from '@izvilina/kernel/game.ts';
import { type Missile, posesOf, valuer } from './lays.ts';
import { leadOf } from './value.ts';

/** The value of a die at rest for every cell of the table, as a gain over a failed throw. */
export interface ValueMap {
  readonly table: Table;
  readonly columns: number;
  readonly rows: number;
  /** Row by row from the near left corner. 0 where a tile lies, because the throw fails there. */
  readonly gains: Float64Array;
  /** 1 where a die comes to rest on free table. */
  readonly free: Uint8Array;
  /** Poses examined. */
  readonly nodes: number;
}

export interface MapEffort {
  /** Approximate number of poses to examine. */
  readonly nodes: number;
  readonly until: Millis;
  readonly progress: (nodes: number) => void;
}

/** Every eighth cell is computed first, then every fourth, … Cells not reached in time copy the coarser cell. */
const STRIDES = [8, 4, 2, 1];
/** Smallest cell (mm): half a die, because a finer map adds nothing. */
const FINEST = 8;
/** A die lies at any angle: neighbouring cells try different ones. */
const ANGLES = [0, 45, 15, 60, 30, 75];

export function mapOf(state: State, seat: Seat, missile: Missile, effort: MapEffort): ValueMap {
  const { table } = state;
  const poses = posesOf(missile);
  const cell = Math.max(FINEST, Math.sqrt((table.width * table.depth * poses) / effort.nodes));
  const columns = Math.max(4, Math.round(table.width / cell));
  const rows = Math.max(4, Math.round(table.depth / cell));
  const gains = new Float64Array(columns * rows);
  const free = new Uint8Array(columns * rows);
  const outlines = outlinesOf(state.tiles);
  const { best } = valuer(state, seat, missile);
  const failed = leadOf(state, seat);
  let nodes = 0;
  let late = false;
  const parent = (column: number, row: number, stride: number) =>
    (row - (row % stride)) * columns + (column - (column % stride));
  for (const [pass, stride] of STRIDES.entries())
    for (let row = 0; row < rows; row += stride) {
      late ||= (pass > 0 || row > 0) && performance.now() > effort.until;
      for (let column = 0; column < columns; column += stride) {
        const index = row * columns + column;
        const above = parent(column, row, 2 * stride);
        if (pass > 0 && above === index) continue;
        if (late) {
          gains[index] = gains[above] as number;
          free[index] = free[above] as number;
          continue;
        }
        const at = centreOf(table, columns, rows, index);
        if (!isFree(at, outlines)) continue;
        free[index] = 1;
        gains[index] = best(at, ANGLES[(column + 2 * row) % ANGLES.length] as number, false) - failed;
        nodes += poses;
      }
      effort.progress(nodes);
    }
  return { table, columns, rows, gains, free, nodes };
}

/** Rounds to hundredths of a millimetre, as the state does. */
const hundredth = (mm: number): number => Math.round(mm * 100) / 100;

export function centreOf({ width, depth }: Table, columns: number, rows: number, index: number): Point {
  const column = index % columns;
  const row = (index - column) / columns;
  return [hundredth(((column + 0.5) / columns - 0.5) * width), hundredth(((row + 0.5) / rows - 0.5) * depth)];
}

/** The cell of a point; −1 off the table. */
export function cellAt({ table: { width, depth }, columns, rows }: ValueMap, x: number, y: number): number {
  const column = Math.floor((x / width + 0.5) * columns);
  const row = Math.floor((y / depth + 0.5) * rows);
  return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column;
}

/** Between half the side and half the diagonal of a die, in hundredths of a millimetre. */
const DIE_REACH = 950;
const AROUND: readonly Point[] = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => [
  Math.round(DIE_REACH * Math.cos((eighth * Math.PI) / 4)),
  Math.round(DIE_REACH * Math.sin((eighth * Math.PI) / 4)),
]);

/** Whether a die here would lie on no tile. */
function isFree([atX, atY]: Point, outlines: readonly Outline[]): boolean {
  const [x, y] = [100 * atX, 100 * atY];
  for (const outline of outlines) {
    const { left, right, near, far } = outline;
    if (x < left - DIE_REACH || x > right + DIE_REACH || y < near - DIE_REACH || y > far + DIE_REACH) continue;
    if (covers(outline, x, y)) return false;
    for (const [dx, dy] of AROUND) if (covers(outline, x + dx, y + dy)) return false;
  }
  return true;
}
