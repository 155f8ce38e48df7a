import {
  type Half,
  halvesOf,
  kindsOn,
  moveOf,
  type Place,
  placementsOn,
} from '@izvilina/games/ingenious/moves/placements.ts';
import type { Board, Grid } from '@izvilina/games/ingenious/pieces/board.ts';
import { type Colour, colourOf } from '@izvilina/games/ingenious/pieces/colours.ts';
import type { TileId } from '@izvilina/games/ingenious/pieces/tiles.ts';
import { pointsAt } from '@izvilina/games/ingenious/rules/lines.ts';

type Scored = { readonly colour: Colour; readonly points: number };

export interface Best {
  readonly place: Place;
  readonly halves: readonly [Scored, Scored];
}

/** The strategy of these tests' players: the placement with the highest score, the first of equals. */
export function bestPlace(board: Board, grid: Grid, rack: readonly TileId[], pairs: readonly number[]): Best {
  let best: Best | null = null;
  let most = -1;
  for (const id of placementsOn(kindsOn(rack), pairs)) {
    const [one, other] = halvesOf(id);
    const scored = ({ cell, colour }: Half): Scored => ({
      colour: colourOf(colour),
      points: pointsAt(board, grid, cell, colour),
    });
    const halves = [scored(one), scored(other)] as const;
    const points = halves[0].points + halves[1].points;
    if (points > most) [best, most] = [{ place: moveOf(id), halves }, points];
  }
  if (best === null) throw new Error('there is no placement');
  return best;
}
