import type { Move } from '@izvilina/games/notnot/moves/move-shapes.ts';
import { closed } from '@izvilina/games/notnot/rules/close.ts';
import type { State } from '@izvilina/games/notnot/state.ts';
import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import { type Analyst, shares } from '../analysis/analyst.ts';
import { puzzleOf } from './puzzle.ts';
import { explained } from './reasons.ts';

/**
 * The lead between equally quick players spreads with the square root of the cards left; this is the factor for a
 * logistic curve of that width.
 */
const LOGISTIC = 0.55;

/** A race: the choice of a card can be judged, its quickness cannot, so nothing is counted as luck. */
export const analyst: Analyst<State, NotNotView, Move> = {
  effort: { nodes: 1, worlds: 1, playouts: 1, linePlayouts: 1 },
  luck: null,
  sideOf: (_, seat) => seat,
  chances: ({ won, deck }) => shares(won, LOGISTIC * Math.sqrt(Math.max(1, deck.length))),
  isDecision: ({ phase }) => phase === 'open',
  after,
  explain: (view, { slot }) => {
    const puzzle = puzzleOf(view);
    return puzzle === null ? [] : explained(puzzle, slot);
  },
  samePlan: (_, one, other) => one.slot === other.slot,
};

/**
 * The round closed with this touch alone, without the other players. A right touch is judged like none, because any
 * other right touch may have come first.
 */
function after(state: State, player: Seat, move: Move | null): State {
  const { since } = state;
  if (move === null || state.right.includes(move.slot)) return closed({ ...state, touches: [] }, since);
  const { slot, at } = move;
  const touch = { player, slot, at, uncertainty: 0, claimed: null, received: since };
  return closed({ ...state, touches: [touch] }, since);
}
