import { BLANK_BIT } from '@izvilina/games/mindtrainer/movegen/layout.ts';
import {
  firstCellOf,
  MOVE,
  type MoveList,
  moveList,
  sizeOf,
  tileOfMove,
} from '@izvilina/games/mindtrainer/movegen/move-list.ts';

/** Copies one move: the generator's list is overwritten by its next call. */
export function copyMove(from: MoveList, move: number, to: MoveList, at: number): void {
  for (let i = 0; i < MOVE; i++) to.numbers[at * MOVE + i] = from.numbers[move * MOVE + i]!;
}

/** Some moves of a list, in this order, in a list of their own. */
export function pickMoves(from: MoveList, moves: readonly number[]): MoveList {
  const to = moveList(Math.max(1, moves.length));
  for (const move of moves) copyMove(from, move, to, to.count++);
  return to;
}

/** Where and what is laid, without regard to which of the tiles are blanks. */
export function spelling(list: MoveList, move: number): string {
  const letters = Array.from({ length: sizeOf(list, move) }, (_, i) => tileOfMove(list, move, i) & ~BLANK_BIT);
  return `${firstCellOf(list, move)}:${letters.join()}`;
}
