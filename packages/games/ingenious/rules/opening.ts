import type { Seat } from '@izvilina/kernel/game.ts';
import { type Board, type Cell, freePairs, type Grid, PAIRS, PRINTED, SIDES } from '../pieces/board.ts';
import type { Phase } from '../state.ts';

interface Opening {
  readonly phase: Phase;
  readonly turn: Seat;
  readonly opened: readonly boolean[];
}

/** Where the player to move may lay a tile, as indexes into `PAIRS`. */
export function openPairs(board: Board, grid: Grid, { phase, turn, opened }: Opening): number[] {
  const free = freePairs(board, grid);
  // IN-R7: a bonus placement of the first turn may go anywhere.
  if (phase !== 'place' || opened[turn]) return free;
  const beside = besideUntaken(board, grid);
  const opening = free.filter((pair) => PAIRS[pair]?.some((cell) => beside.has(cell)));
  // Only a set-up position can have no opening pair left; a game never waits for a move that does not exist.
  return opening.length > 0 ? opening : free;
}

/** IN-07, IN-R7: the free cells around printed symbols that no tile touches yet. */
function besideUntaken({ neighbours }: Board, grid: Grid): Set<Cell> {
  const beside = new Set<Cell>();
  for (const { cell } of PRINTED) {
    const around = [...neighbours.subarray(SIDES * cell, SIDES * cell + SIDES)].filter((next) => next >= 0);
    if (around.every((next) => grid[next] === null)) for (const next of around) beside.add(next);
  }
  return beside;
}
