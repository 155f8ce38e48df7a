import type { Seat } from '@izvilina/kernel/game.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { ascending } from '../pieces/cards.ts';
import { type Card, type CowHappening, ROWS, type State } from '../state.ts';

/** CW-20: one card from the pool into the hand; the last four start the rows, ascending (CW-R2). */
export function draft(state: State, seat: Seat, card: Card): Result<State> {
  if (!state.pool.includes(card)) return refuse('ILLEGAL_MOVE', { reason: 'NOT_IN_POOL', card });
  const pool = state.pool.filter((other) => other !== card);
  const drafted: CowHappening = { type: 'drafted', player: seat, card };
  const next: State = {
    ...state,
    pool,
    hands: state.hands.with(seat, [...(state.hands[seat] as readonly Card[]), card].sort(ascending)),
    drafted: state.drafted?.with(seat, [...(state.drafted[seat] as readonly Card[]), card]) ?? null,
    drafter: (seat + 1) % state.players,
    happened: [drafted],
  };
  return ok(pool.length > ROWS ? next : startRows(next));
}

function startRows(state: State): State {
  return {
    ...state,
    phase: 'pick',
    rows: state.pool.map((card) => [card]),
    pool: [],
    happened: [...state.happened, { type: 'dealt', round: state.round, rows: state.pool }],
  };
}
