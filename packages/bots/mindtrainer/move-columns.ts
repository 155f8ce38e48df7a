import { BLANK_BIT } from '@izvilina/games/mindtrainer/movegen/layout.ts';
import {
  firstCellOf,
  MOVE,
  type MoveList,
  moveList,
  sizeOf,
  tileOfMove,
} from '@izvilina/games/mindtrainer/movegen/move-list.ts';

/** Copies one move, because the generator overwrites its list with the next call. */
export function copyMove(from: MoveList, move: number, to: MoveList, at: number): void {
  for (let i = 0; i < MOVE; i++) to.numbers[at * MOVE + i] = from.numbers[move * MOVE + i]!;
}

/** A new list with some moves of a list, in this order. */
export function pickMoves(from: MoveList, moves: readonly number[]): MoveList {
  const to = moveList(Math.max(1, moves.length));
  for (const move of moves) copyMove(from, move, to, to.count++);
  return to;
}

/** Place and letters of a move, regardless of which tiles are blanks. */
export function spelling(list: MoveList, move: number): string {
  const letters = Array.from({ length: sizeOf(list, move) }, (_, i) => tileOfMove(list, move, i) & ~BLANK_BIT);
  return `${firstCellOf(list, move)}:${letters.join()}`;
}
