import type { Card } from '../state.ts';

const HIGHEST = 104;

/** The cards 1…highest, each once. */
export const cardsUpTo = (highest: number): readonly Card[] => Array.from({ length: highest }, (_, index) => index + 1);

/** CW-02. */
export const DECK = cardsUpTo(HIGHEST);

/** CW-03: a higher rank costs more. */
function rank(card: Card): number {
  if (card === 55) return 7;
  if (card % 11 === 0) return 5; // up to 104 these are 11, 22 … 99
  if (card % 10 === 0) return 3;
  return card % 5 === 0 ? 2 : 1;
}

const RANKS = [0, ...DECK.map(rank)];

export const penalty = (card: Card): number => RANKS[card] as number;

export function penaltyOf(cards: readonly Card[]): number {
  let sum = 0;
  for (const card of cards) sum += penalty(card);
  return sum;
}

export const ascending = (a: Card, b: Card): number => a - b;
