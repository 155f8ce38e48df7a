import type { Move } from '@izvilina/games/notnot/moves/move-shapes.ts';
import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';
import type { PuzzleKind } from '../puzzles/kind.ts';
import { puzzleOf, solve } from './puzzle.ts';
import { logicOf } from './reasons.ts';

/** A roll of fewer steps is seen at once. */
const LEAST_STEPS = 5;

/** A roll with one right card among four, and a long way to it. Logic decides, so a wrong card is worth nothing whatever is searched. */
export const puzzles: PuzzleKind<NotNotView, Move> = {
  seats: ['master', 'strong', 'casual'],
  // The fuse burns for a minute.
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
