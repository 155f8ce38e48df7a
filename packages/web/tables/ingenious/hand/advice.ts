import type { Axial } from '@izvilina/games/ingenious/board.ts';
import type { Move } from '@izvilina/games/ingenious/move-shapes.ts';
import type { Tile } from '@izvilina/games/ingenious/tiles.ts';
import type { TableProps } from '../../module.ts';

export interface Advice {
  readonly place: number;
  readonly tile: Tile;
  readonly cells: readonly [Axial, Axial];
}

const ADVISED = 3;

/** The bot's best placements, best first. */
export const placementsAdvised = (hint: TableProps['hint']): Advice[] =>
  (hint ?? []).slice(0, ADVISED).flatMap(({ move }, index) => {
    const advised = move as unknown as Move;
    return advised.type === 'place' ? [{ place: index + 1, tile: advised.tile, cells: advised.cells }] : [];
  });

/** What it would answer where nothing is laid: swap, keep or skip. */
export const answerAdvised = (hint: TableProps['hint']): Move['type'] | null =>
  (hint?.[0]?.move as unknown as Move | undefined)?.type ?? null;
