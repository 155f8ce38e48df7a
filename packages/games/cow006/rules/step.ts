import type { Chance } from '@izvilina/kernel/chance.ts';
import type { Event, Seat } from '@izvilina/kernel/game.ts';
import { type Result, refuse } from '@izvilina/kernel/result.ts';
import type { Act, Move } from '../moves/move-shapes.ts';
import { timeout } from '../moves/timeout.ts';
import { mayMove } from '../moves/turn.ts';
import type { State } from '../state.ts';
import { draft } from './draft.ts';
import { chooseRow, pick } from './pick.ts';

export const step = (state: State, event: Event<Move, Act>, chance: Chance): Result<State> =>
  event.by === 'referee'
    ? timeout(state, event.act.seat, (move) => play(state, event.act.seat, move, chance))
    : play(state, event.by, event.move, chance);

function play(state: State, seat: Seat, move: Move, chance: Chance): Result<State> {
  if (!mayMove(state, seat)) return refuse('NOT_YOUR_TURN');
  switch (move.type) {
    case 'draft':
      return state.phase === 'draft' ? draft(state, seat, move.card) : wrongPhase(state);
    case 'pick':
      return state.phase === 'pick' ? pick(state, seat, move.card, chance) : wrongPhase(state);
    case 'takeRow':
      return state.phase === 'row' ? chooseRow(state, move.row, chance) : wrongPhase(state);
  }
}

const wrongPhase = ({ phase }: State): Result<never> => refuse('ILLEGAL_MOVE', { reason: 'WRONG_PHASE', phase });
