import { capitalOf } from '../lexicon/alphabet.ts';
import type { FastBoard } from './fast-board.ts';
import type { LaidTile, Lay } from './lay-shape.ts';
import { BLANK_BIT, CELLS, LINE, lineOf, PLANE, positionOf, TILE_BITS, TILE_MASK } from './layout.ts';

/** Generated moves, four numbers each: position, score, and the tiles, seven bits each: four, then the others. */
export interface MoveList {
  count: number;
  numbers: Int32Array;
}

export const MOVE = 4;
/** First number: cell of the first tile (in the plane of the move), number of tiles, what is left of the rack. */
export const SIZE_SHIFT = 9;
export const STATE_SHIFT = 12;

export const moveList = (room = 1 << 12): MoveList => ({ count: 0, numbers: new Int32Array(room * MOVE) });

export const firstCellOf = ({ numbers }: MoveList, move: number): number => numbers[move * MOVE]! & (CELLS - 1);
export const sizeOf = ({ numbers }: MoveList, move: number): number => (numbers[move * MOVE]! >> SIZE_SHIFT) & 7;
/** A state of the generator's rack: what is left after the move. */
export const stateOf = ({ numbers }: MoveList, move: number): number => numbers[move * MOVE]! >> STATE_SHIFT;
export const scoreOfMove = ({ numbers }: MoveList, move: number): number => numbers[move * MOVE + 1]!;
export const tileOfMove = ({ numbers }: MoveList, move: number, i: number): number =>
  (i < 4 ? numbers[move * MOVE + 2]! >> (i * TILE_BITS) : numbers[move * MOVE + 3]! >> ((i - 4) * TILE_BITS)) &
  TILE_MASK;

/** Calls back with cell and tile for every tile of a move, on the board that it was generated for. */
export function eachTile(
  list: MoveList,
  move: number,
  board: FastBoard,
  visit: (cell: number, tile: number) => void,
): void {
  let cell = firstCellOf(list, move);
  for (let i = 0; i < sizeOf(list, move); i++, cell++) {
    while (board.letterAt(cell) >= 0) cell++;
    visit(cell, tileOfMove(list, move, i));
  }
}

/** Lays a generated move on the board that it was generated for. */
export function play(list: MoveList, move: number, board: FastBoard): void {
  let cell = firstCellOf(list, move);
  const size = sizeOf(list, move);
  for (let i = 0; i < size; i++) {
    while (board.letterAt(cell) >= 0) cell++;
    board.put(cell, tileOfMove(list, move, i));
  }
  board.settle();
}

export function layOf(list: MoveList, move: number, board: FastBoard): Lay {
  const tiles: LaidTile[] = [];
  eachTile(list, move, board, (cell, tile) => {
    const [position, line] = [positionOf(cell), lineOf(cell) % LINE];
    const [x, y] = (cell & PLANE) === 0 ? [position, line] : [line, position];
    const letter = capitalOf(tile & ~BLANK_BIT);
    tiles.push((tile & BLANK_BIT) === 0 ? { x, y, letter } : { x, y, letter, blank: true });
  });
  return { tiles };
}
