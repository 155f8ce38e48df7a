import { tilesOn } from '@izvilina/games/mindtrainer/pieces/board.ts';
import { tilesIn, unseen } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import type { MindtrainerView } from '@izvilina/games/mindtrainer/view/view.ts';
import type { Choices } from '../choices.ts';
import type { Knowledge } from '../knowledge.ts';
import { leadOf, type Sim } from '../simulation/simulator.ts';
import type { Limits, Weighed, Weighing } from '../weighed.ts';
import { reason } from '../why/reasons.ts';
import { solveEndgame } from './endgame.ts';

/** Two players, an empty bag, and no tiles missing from a set-up game: the unseen tiles are the opponent's rack. */
export function isOpenBook({ players, bag, board, rack, seats, turn }: MindtrainerView): boolean {
  if (players !== 2 || bag > 0) return false;
  return unseen([...tilesOn(board), ...tilesIn(rack)]).length === seats[1 - turn]!.rackSize;
}

/** Solves the rest of an open game, as far as the limits allow. */
export function byCounting(known: Knowledge, sim: Sim, { lays, list, pass }: Choices, limits: Limits): Weighing {
  const { gains, exact, nodes } = solveEndgame(known.player, sim, known.board, list, limits);
  const lead = leadOf(sim.scores, known.seat);
  const order = [...lays, pass]
    .map((choice, at) => ({ choice, gain: gains[at]! }))
    .sort((a, b) => (a.gain === b.gain ? b.choice.looks - a.choice.looks : b.gain - a.gain));
  let ceiling = Number.POSITIVE_INFINITY;
  const weighed = order.map(({ choice, gain }, rank): Weighed => {
    // Moves that were not searched are ordered by looks, below the searched ones.
    ceiling = Math.min(ceiling, Number.isFinite(gain) ? gain : choice.looks);
    // Of all but the best it is only known that they are no better.
    const found = exact && rank === 0 ? [reason('counted', { lead: lead + gain })] : [];
    return { choice, value: ceiling, found };
  });
  return { weighed, nodes };
}
