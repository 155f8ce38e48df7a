import type { Move } from '@izvilina/games/ingenious/moves/move-shapes.ts';
import { type Axial, cellAt } from '@izvilina/games/ingenious/pieces/board.ts';
import { type Colour, colourId } from '@izvilina/games/ingenious/pieces/colours.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';
import { knowledgeOf } from './knowledge.ts';

type PlaceMove = Extract<Move, { type: 'place' }>;

/** Two placements are one plan if they share a cell, or raise the same colours. */
export function samePlan(view: IngeniousView, one: Move, other: Move): boolean {
  if (one.type !== 'place' || other.type !== 'place') return one.type === other.type;
  const cells = new Set(one.cells.map(cellAt));
  if (other.cells.some((cell) => cells.has(cellAt(cell)))) return true;
  const raised = raisedIn(view);
  return raised(one) === raised(other);
}

/** The colours that a placement scores in, as the board lies. */
function raisedIn(view: IngeniousView): (move: PlaceMove) => string {
  const { sim } = knowledgeOf(view, view.viewer === 'watcher' ? 0 : view.viewer);
  const scores = (colour: Colour, cell: Axial): boolean =>
    (sim.gains[colourId(colour) * sim.field.stride + cellAt(cell)] as number) > 0;
  return ({ tile, cells }) => {
    const raised = ([0, 1] as const).flatMap((half) => (scores(tile[half], cells[half]) ? [tile[half]] : []));
    return [...new Set(raised)].sort().join();
  };
}
