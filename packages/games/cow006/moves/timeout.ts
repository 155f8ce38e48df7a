import type { Seat } from '@izvilina/kernel/game.ts';
import type { Result } from '@izvilina/kernel/result.ts';
import { timedOut } from '../../timed-out.ts';
import { penaltyOf } from '../pieces/cards.ts';
import type { Card, State } from '../state.ts';
import type { Move } from './move-shapes.ts';
import { asks } from './turn.ts';

export const timeout = (state: State, seat: Seat, play: (move: Move) => Result<State>): Result<State> =>
  timedOut(seat, asks(state), () => play(defaultMove(state, seat)));

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
