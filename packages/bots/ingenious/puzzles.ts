import type { Move } from '@izvilina/games/ingenious/moves/move-shapes.ts';
import { cellAt } from '@izvilina/games/ingenious/pieces/board.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';
import type { PuzzleKind } from '../puzzles/kind.ts';

/** Enough on the board to have something to look for. */
const LEAST_LAID = 8;

/** Where to put which tile; the values are chances to win. */
export const puzzles: PuzzleKind<IngeniousView, Move> = {
  seats: ['strong', 'strong'],
  options: {},
  nodes: 600,
  margin: 0.08,
  tooEasyFor: 'casual',
  mostOfGame: 1,
  isWorthAsking: ({ phase, laid }) => phase === 'place' && laid.length >= LEAST_LAID,
  isAsGood: (_, best, move) => symbolsOf(best) === symbolsOf(move),
};

/** What lies where afterwards: a tile may be named from either of its ends. */
const symbolsOf = (move: Move): string =>
  move.type === 'place'
    ? ([0, 1] as const)
        .map((half) => `${cellAt(move.cells[half])} ${move.tile[half]}`)
        .sort()
        .join()
    : move.type;
