import type { Seat } from '@izvilina/kernel/game.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { awaited } from '../rules/challenge.ts';
import type { Phase, State } from '../state.ts';
import type { Move } from './move-shapes.ts';

/** The referee lays or exchanges no tiles for a player: a timed-out turn is a pass, and silence accepts a word. */
const DEFAULTS: Readonly<Record<Exclude<Phase, 'over'>, Move>> = {
  turn: { type: 'pass' },
  answers: { type: 'accept' },
  votes: { type: 'vote', valid: true },
};

/** Plays the default for a seat whose time is out; the `timeout` happening comes first. */
export function timeout(state: State, seat: Seat, play: (move: Move) => Result<State>): Result<State> {
  const { phase } = state;
  if (phase === 'over' || !(phase === 'turn' ? seat === state.turn : awaited(state).includes(seat)))
    return refuse('NOT_YOUR_TURN');
  const played = play(DEFAULTS[phase]);
  if (!played.ok) return played;
  return ok({ ...played.value, happened: [{ type: 'timeout', player: seat }, ...played.value.happened] });
}
