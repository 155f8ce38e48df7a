import type { Board, Laid } from '../pieces/board.ts';
import { RACK } from '../pieces/letters.ts';
import type { LaidWord } from '../state.ts';
import { wordsOf } from './words.ts';

/** MT-13, MT-R9: for laying a whole rack of seven; added at the end and not multiplied. */
export const BONUS = 50;

export interface Score {
  readonly words: readonly LaidWord[];
  readonly bonus: number;
  readonly total: number;
}

export function scoreOf(board: Board, tiles: readonly Laid[]): Score {
  const words = wordsOf(board, tiles);
  const bonus = tiles.length === RACK ? BONUS : 0;
  return { words, bonus, total: words.reduce((sum, { score }) => sum + score, bonus) };
}
