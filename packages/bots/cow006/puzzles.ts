import type { Move } from '@izvilina/games/cow006/moves/move-shapes.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import type { PuzzleKind } from '../puzzles/kind.ts';

const LEAST_HAND = 3;
const MOST_HAND = 8;

/** The question is which card to pick. The game has one round, and values are chances to win it. */
export const puzzles: PuzzleKind<CowView, Move> = {
  seats: ['strong', 'strong', 'strong', 'strong'],
  options: { rounds: 1 },
  nodes: 3000,
  margin: 0.1,
  tooEasyFor: 'casual',
  mostOfGame: 1,
  isWorthAsking: ({ phase, hand }) =>
    phase === 'pick' && hand !== null && hand.length >= LEAST_HAND && hand.length <= MOST_HAND,
  isAsGood: (_, best, move) => best.type === 'pick' && move.type === 'pick' && best.card === move.card,
};
