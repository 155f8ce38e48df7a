import type { Seat } from '@izvilina/kernel/game.ts';
import { type Result, refuse } from '@izvilina/kernel/result.ts';
import { timedOut } from '../../timed-out.ts';
import type { Phase, State } from '../state.ts';
import type { Move } from './move-shapes.ts';
import { asks } from './turn.ts';

/** The referee lays or exchanges no tiles for a player: a timed-out turn is a pass, and silence accepts a word. */
const DEFAULTS: Readonly<Record<Exclude<Phase, 'over'>, Move>> = {
  turn: { type: 'pass' },
  answers: { type: 'accept' },
  votes: { type: 'vote', valid: true },
};

export function timeout(state: State, seat: Seat, play: (move: Move) => Result<State>): Result<State> {
  const { phase } = state;
  if (phase === 'over') return refuse('NOT_YOUR_TURN');
  return timedOut(seat, asks(state), () => play(DEFAULTS[phase]));
}
