import type { Millis, Outcome, View, Viewer } from '@izvilina/kernel/game.ts';
import { answerBy, askedSeat, asks } from '../moves/turn.ts';
import { result } from '../rules/score.ts';
import type { BrainstormHappening, State } from '../state.ts';

/** Nothing on this table is hidden: a view is the state plus what concerns its viewer. */
export interface BrainstormView extends View, Omit<State, 'happened'> {
  readonly happened: readonly BrainstormHappening[];
  /** Current points by seat. */
  readonly scores: readonly number[];
  /** When a seat asked out of turn must have answered; null if none is. */
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

/** A viewer knows everything except future chance, which is not in the state. */
export function imagine({ viewer, asks, scores, answerBy, result, ...state }: BrainstormView): State {
  return state;
}
