import type { Millis, Outcome, View, Viewer } from '@izvilina/kernel/game.ts';
import { answerBy, askedSeat, asks } from '../moves/turn.ts';
import { result } from '../rules/score.ts';
import type { BrainstormHappening, State } from '../state.ts';

/** Nothing on this table is hidden: a view is the state with what concerns its viewer. */
export interface BrainstormView extends View, Omit<State, 'happened'> {
  readonly happened: readonly BrainstormHappening[];
  /** Points as they stand, by seat. */
  readonly scores: readonly number[];
  /** When whoever is asked out of turn must have answered; null if nobody is. */
  readonly answerBy: Millis | null;
}

export function view(state: State, viewer: Viewer): BrainstormView {
  const seat = askedSeat(state);
  const outcome: Outcome = result(state);
  return {
    ...state,
    viewer,
    asks: asks(state),
    scores: outcome.scores,
    answerBy: seat === null || seat === state.turn ? null : answerBy(state),
    result: state.phase === 'over' ? outcome : null,
  };
}

/** The only thing a viewer does not know is what chance brings next, and that is not in the state. */
export function imagine({ viewer, asks, scores, answerBy, result, ...state }: BrainstormView): State {
  return state;
}
