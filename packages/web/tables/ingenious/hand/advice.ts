import type { Move } from '@izvilina/games/ingenious/moves/move-shapes.ts';
import type { Axial } from '@izvilina/games/ingenious/pieces/board.ts';
import type { Tile } from '@izvilina/games/ingenious/pieces/tiles.ts';
import type { IngeniousProps } from '../props.ts';

export interface Advice {
  readonly place: number;
  readonly tile: Tile;
  readonly cells: readonly [Axial, Axial];
}

const ADVISED = 3;

/** The bot's best placements, best first. */
export const placementsAdvised = (hint: IngeniousProps['hint']): Advice[] =>
  (hint ?? []).slice(0, ADVISED).flatMap(({ move }, index) => {
    return move.type === 'place' ? [{ place: index + 1, tile: move.tile, cells: move.cells }] : [];
  });

/** The type of the bot's best move, for questions that are not a placement: swap, keep or skip. */
export const answerAdvised = (hint: IngeniousProps['hint']): Move['type'] | null => hint?.[0]?.move.type ?? null;
