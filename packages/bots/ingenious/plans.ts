import type { Move } from '@izvilina/games/ingenious/moves/move-shapes.ts';
import { type Axial, cellAt } from '@izvilina/games/ingenious/pieces/board.ts';
import { colourId } from '@izvilina/games/ingenious/pieces/colours.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';
import { knowledgeOf } from './knowledge.ts';
import { HUES } from './simulation/simulator.ts';

type PlaceMove = Extract<Move, { type: 'place' }>;

/** Two placements are one plan if they share a cell, or raise the same colours by the same points. */
export function samePlan(view: IngeniousView, one: Move, other: Move): boolean {
  if (one.type !== 'place' || other.type !== 'place') return one.type === other.type;
  const cells = new Set(one.cells.map(cellAt));
  if (other.cells.some((cell) => cells.has(cellAt(cell)))) return true;
  const gains = pointsIn(view);
  return gains(one).join() === gains(other).join();
}

/** By colour: what a placement scores as the board lies. */
function pointsIn(view: IngeniousView): (move: PlaceMove) => readonly number[] {
  const { sim } = knowledgeOf(view, view.viewer === 'watcher' ? 0 : view.viewer);
  const at = (colour: number, cell: Axial): number => sim.gains[colour * sim.field.stride + cellAt(cell)] as number;
  return ({ tile: [a, b], cells: [x, y] }) => {
    const points = Array<number>(HUES).fill(0);
    const [one, other] = [colourId(a), colourId(b)];
    points[one]! += at(one, x);
    points[other]! += at(other, y);
    return points;
  };
}
