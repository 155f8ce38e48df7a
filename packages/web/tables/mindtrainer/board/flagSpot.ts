import { type Cell, isOnBoard } from '@izvilina/games/mindtrainer/pieces/board.ts';
import type { LaidWord } from '@izvilina/games/mindtrainer/state.ts';

/** Where a flag hangs: on this cell, at this side of its word. */
export interface FlagSpot extends Cell {
  readonly side: 'right' | 'below' | 'left' | 'above' | 'over';
}

/** The free cell behind the word; at the edge of the board the one before it; if it fills the line, its last letter. */
export function flagSpot({ x, y, word, down }: LaidWord): FlagSpot {
  const at = (step: number): Cell => (down ? { x, y: y + step } : { x: x + step, y });
  const [behind, before] = [at(word.length), at(-1)];
  if (isOnBoard(behind)) return { ...behind, side: down ? 'below' : 'right' };
  if (isOnBoard(before)) return { ...before, side: down ? 'above' : 'left' };
  return { ...at(word.length - 1), side: 'over' };
}
