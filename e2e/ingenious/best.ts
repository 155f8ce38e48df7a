import { halvesOf, kindsOn, moveOf, type Place, placementsOn } from '@izvilina/games/ingenious/moves/placements.ts';
import type { Board, Grid } from '@izvilina/games/ingenious/pieces/board.ts';
import type { TileId } from '@izvilina/games/ingenious/pieces/tiles.ts';
import { pointsAt } from '@izvilina/games/ingenious/rules/lines.ts';

export interface Best {
  readonly place: Place;
  readonly points: number;
}

/** How the players of these tests play: the placement that scores most, the first of equals. */
export function bestPlace(board: Board, grid: Grid, rack: readonly TileId[], pairs: readonly number[]): Best {
  let best: Best | null = null;
  for (const id of placementsOn(kindsOn(rack), pairs)) {
    const points = halvesOf(id).reduce((sum, { cell, colour }) => sum + pointsAt(board, grid, cell, colour), 0);
    if (best === null || points > best.points) best = { place: moveOf(id), points };
  }
  if (best === null) throw new Error('there is no placement');
  return best;
}
