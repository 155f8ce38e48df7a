import { type Cell, type Premium, premiumAt } from '@izvilina/games/mindtrainer/pieces/board.ts';

/** `x2l`, `x3w`, …; nothing for a plain cell. */
export function premiumClass({ x, y }: Cell): string {
  const { letter, word }: Premium = premiumAt(x, y);
  if (word > 1) return `x${word}w`;
  return letter > 1 ? `x${letter}l` : '';
}
