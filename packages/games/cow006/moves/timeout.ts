import type { Seat } from '@izvilina/kernel/game.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { penaltyOf } from '../pieces/cards.ts';
import type { Card, State } from '../state.ts';
import type { Move } from './move-shapes.ts';
import { asks } from './turn.ts';

/** Plays the default for a seat whose time is out; the `timeout` happening comes first. */
export function timeout(state: State, seat: Seat, play: (move: Move) => Result<State>): Result<State> {
  if (!asks(state).some((ask) => ask.seat === seat)) return refuse('NOT_YOUR_TURN');
  const played = play(defaultMove(state, seat));
  if (!played.ok) return played;
  return ok({ ...played.value, happened: [{ type: 'timeout', player: seat }, ...played.value.happened] });
}

/** The lowest card available, or the cheapest row. */
function defaultMove(state: State, seat: Seat): Move {
  if (state.phase === 'draft') return { type: 'draft', card: state.pool[0] as Card };
  if (state.phase === 'pick') return { type: 'pick', card: state.hands[seat]?.[0] as Card };
  return { type: 'takeRow', row: cheapestRow(state.rows) };
}

/** By penalty; the first of equals. */
export function cheapestRow(rows: State['rows']): number {
  const penalties = rows.map(penaltyOf);
  return penalties.indexOf(Math.min(...penalties));
}
