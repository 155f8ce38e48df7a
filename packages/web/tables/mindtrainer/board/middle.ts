import {
  type Board,
  CENTRE,
  type Cell,
  isFree,
  type Laid,
  withTiles,
} from '@izvilina/games/mindtrainer/pieces/board.ts';
import { ROWS } from './cells.ts';

/** The middle of all that lies on the board; of an empty one, its star. */
export function middleOf(view: {
  readonly board: Board;
  readonly pending: { readonly tiles: readonly Laid[] } | null;
}): Cell {
  const { board, pending } = view;
  const laid = pending ? withTiles(board, pending.tiles) : board;
  const taken = ROWS.flat().filter(({ x, y }) => !isFree(laid, x, y));
  return { x: between(taken.map(({ x }) => x)), y: between(taken.map(({ y }) => y)) };
}

const between = (places: readonly number[]): number =>
  places.length === 0 ? CENTRE : Math.round((Math.min(...places) + Math.max(...places)) / 2);
