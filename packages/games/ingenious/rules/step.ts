import type { Chance } from '@izvilina/kernel/chance.ts';
import type { Event, Seat } from '@izvilina/kernel/game.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import type { Act, Move } from '../moves/move-shapes.ts';
import { timeout } from '../moves/timeout.ts';
import type { State } from '../state.ts';
import { place, skip } from './place.ts';
import { keep, swap } from './turn-end.ts';

export const step = (state: State, event: Event<Move, Act>, chance: Chance): Result<State> =>
  event.by === 'referee'
    ? timeout(state, event.act.seat, (move) => play(state, event.act.seat, move, chance))
    : play(state, event.by, event.move, chance);

function play(state: State, seat: Seat, move: Move, chance: Chance): Result<State> {
  const { phase } = state;
  if (phase === 'over' || seat !== state.turn) return refuse('NOT_YOUR_TURN');
  switch (move.type) {
    case 'place':
      return phase === 'swap' ? wrongPhase(state) : place(state, move);
    case 'skip':
      return phase === 'bonus' ? ok(skip(state)) : wrongPhase(state);
    case 'swap':
      return phase === 'swap' ? ok(swap(state, chance)) : wrongPhase(state);
    case 'keep':
      return phase === 'swap' ? ok(keep(state)) : wrongPhase(state);
  }
}

const wrongPhase = ({ phase }: State): Result<never> => refuse('ILLEGAL_MOVE', { reason: 'WRONG_PHASE', phase });
