import type { Move } from '@izvilina/games/notnot/moves/move-shapes.ts';
import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';
import type { PuzzleKind } from '../puzzles/kind.ts';
import { puzzleOf, solve } from './puzzle.ts';
import { logicOf } from './reasons.ts';

/** Fewest steps of logic: a roll with fewer is obvious. */
const LEAST_STEPS = 5;

/** A roll with one right card among four, found in several steps. By its logic a wrong card is always worth 0. */
export const puzzles: PuzzleKind<NotNotView, Move> = {
  seats: ['master', 'strong', 'casual'],
  // One minute to answer.
  options: { level: 'extreme', answerMs: 60_000 },
  nodes: 1,
  margin: 1,
  tooEasyFor: null,
  mostOfGame: 1,
  isWorthAsking: (view) => {
    const puzzle = puzzleOf(view);
    return puzzle !== null && solve(puzzle).length === 1 && logicOf(puzzle).length >= LEAST_STEPS;
  },
  isAsGood: (_, best, move) => best.slot === move.slot,
  lead: () => 1,
};
