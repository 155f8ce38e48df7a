import type { Chance } from '@izvilina/kernel/chance.ts';
import type { Event, Millis, Seat } from '@izvilina/kernel/game.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import type { Act, Move } from '../moves/move-shapes.ts';
import type { NotNotHappening, State } from '../state.ts';
import { closed } from './close.ts';
import { rollDice } from './roll.ts';
import { everyoneDone, HOLD, mayPoint, opened, pointed, refrained } from './round.ts';

export const step = (state: State, event: Event<Move, Act>, chance: Chance): Result<State> =>
  event.by === 'referee'
    ? refereed(state, event.act, event.at, chance)
    : answered(state, event.by, event.at, () => pointed(state, event.by as Seat, event.move, event.at));

function refereed(state: State, act: Act, at: Millis, chance: Chance): Result<State> {
  switch (act.type) {
    case 'roll': {
      if (state.phase !== 'between') return refuse('ILLEGAL_MOVE', { reason: 'ROUND_IS_OPEN' });
      const timing = { shown: at + (act.lead ?? 0), hold: act.hold ?? HOLD };
      return ok(opened(state, rollDice(state.rules, chance), timing, chance));
    }
    case 'close':
      return state.phase === 'open' ? ok(closed(state, at)) : refuse('ILLEGAL_MOVE', { reason: 'NO_OPEN_ROUND' });
    case 'timeout':
      return answered(state, act.seat, at, () => refrained(state, act.seat));
  }
}

/** The last answer closes the round. */
function answered(state: State, seat: Seat, at: Millis, answer: () => State): Result<State> {
  if (!mayPoint(state, seat)) return refuse('NOT_YOUR_TURN');
  if (at < state.since) return refuse('ILLEGAL_MOVE', { reason: 'NOT_SHOWN_YET' });
  const next = answer();
  return ok(everyoneDone(next) ? after(closed(next, at), next.happened) : next);
}

const after = (state: State, first: readonly NotNotHappening[]): State => ({
  ...state,
  happened: [...first, ...state.happened],
});
