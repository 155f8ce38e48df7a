import { type Cell, isOnBoard } from '@izvilina/games/mindtrainer/pieces/board.ts';
import type { LaidWord } from '@izvilina/games/mindtrainer/state.ts';

/** Where a flag hangs: its cell, and on which side of its word that is. */
export interface FlagSpot extends Cell {
  readonly side: 'right' | 'below' | 'left' | 'above' | 'over';
}

/** The cell after the word; at the edge of the board the cell before it; if the word fills the line, its last one. */
export function flagSpot({ x, y, word, down }: LaidWord): FlagSpot {
  const at = (step: number): Cell => (down ? { x, y: y + step } : { x: x + step, y });
  const [behind, before] = [at(word.length), at(-1)];
  if (isOnBoard(behind)) return { ...behind, side: down ? 'below' : 'right' };
  if (isOnBoard(before)) return { ...before, side: down ? 'above' : 'left' };
  return { ...at(word.length - 1), side: 'over' };
}
