import { type Board, type Cell, type Grid, SIDES } from '../pieces/board.ts';
import type { ColourId } from '../pieces/colours.ts';

/**
 * IN-08, IN-09: length of the unbroken run of a colour from a cell in one direction, without the cell itself. Counted
 * on the board as it was before the tile: the tile's other half is then still a free cell, so its direction gives
 * nothing and neither half counts the other.
 */
export function run({ neighbours }: Board, grid: Grid, cell: Cell, direction: number, colour: ColourId): number {
  let count = 0;
  let at = neighbours[SIDES * cell + direction] as number;
  while (at >= 0 && grid[at] === colour) {
    count++;
    at = neighbours[SIDES * at + direction] as number;
  }
  return count;
}

/** What a symbol of this colour scores on this free cell, for any orientation of its tile. */
export function pointsAt(board: Board, grid: Grid, cell: Cell, colour: ColourId): number {
  let points = 0;
  for (let d = 0; d < SIDES; d++) points += run(board, grid, cell, d, colour);
  return points;
}
