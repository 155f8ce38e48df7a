import type { Moves } from '@izvilina/kernel/game.ts';
import { boardOf, cellAt, type Grid } from '../pieces/board.ts';
import { type ColourId, colourId } from '../pieces/colours.ts';
import { tileId } from '../pieces/tiles.ts';
import { openPairs } from '../rules/opening.ts';
import type { IngeniousView } from '../view/view.ts';
import type { Move } from './move-shapes.ts';
import { kindsOn, moveOf, placementsOn } from './placements.ts';

const NONE: Moves<Move> = { finite: true, all: [] };
const SWAP_OR_KEEP: Moves<Move> = { finite: true, all: [{ type: 'swap' }, { type: 'keep' }] };
const SKIP: Move = { type: 'skip' };

/** Only the player whose turn it is has moves; IN-R6: passing is not one of them. */
export function legalMoves(view: IngeniousView): Moves<Move> {
  if (view.phase === 'over' || view.turn !== view.viewer) return NONE;
  if (view.phase === 'swap') return SWAP_OR_KEEP;
  const pairs = openPairs(boardOf(view.radius), gridOf(view), view);
  const all: Move[] = placementsOn(kindsOn(view.rack.map(tileId)), pairs).map(moveOf);
  if (view.phase === 'bonus') all.push(SKIP);
  return { finite: true, all };
}

export function gridOf({ radius, cells }: Pick<IngeniousView, 'radius' | 'cells'>): Grid {
  const grid: (ColourId | null)[] = Array(boardOf(radius).size).fill(null);
  for (const { at, colour } of cells) grid[cellAt(at)] = colourId(colour);
  return grid;
}
