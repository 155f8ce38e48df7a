import type { Chance } from '@izvilina/kernel/chance.ts';
import type { Event, Millis, Seat } from '@izvilina/kernel/game.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { illegal } from '../moves/illegal.ts';
import type { Act, Move } from '../moves/move-shapes.ts';
import { defaultMove } from '../moves/timeout.ts';
import { askedSeat } from '../moves/turn.ts';
import type { Phase, Rest, State } from '../state.ts';
import { moveBox } from '../throwing/box.ts';
import type { RestAct } from '../throwing/throw.ts';
import { chooseDice, settle, takeBurner, throwDie } from '../throwing/throwing.ts';
import { claim, putPawn, relocate, returnPawn } from './aftermath.ts';
import { burn } from './burn.ts';
import { dropped } from './deal.ts';
import { attack, chooseSide } from './fight.ts';
import { lay } from './lay.ts';
import { nextTurn } from './turn-end.ts';

export function step(before: State, event: Event<Move, Act>, chance: Chance): Result<State> {
  const state: State = { ...before, happened: [] };
  const next =
    event.by === 'referee' ? refereed(state, event.act, chance) : played(state, event.by, event.move, chance);
  return next.ok ? ok(asked(state, next.value, event.at)) : next;
}

function refereed(state: State, act: Act, chance: Chance): Result<State> {
  if (act.type === 'rest') return rested(state, act, chance);
  if (askedSeat(state) !== act.seat) return refuse('NOT_YOUR_TURN');
  const late: State = { ...state, happened: [{ type: 'timeout', player: act.seat }] };
  return played(late, act.seat, defaultMove(state), chance);
}

function rested(state: State, act: RestAct, chance: Chance): Result<State> {
  if (state.phase === 'drop') return ok(dropped(state, act, chance));
  return state.flight ? settle(state, state.flight, act) : illegal('NOTHING_IN_THE_AIR');
}

/** The moves accepted in each phase. */
const TAKES: Readonly<Record<Phase, readonly Move['type'][]>> = {
  drop: [],
  dice: ['box', 'burner', 'dice'],
  throw: ['box', 'burner', 'throw'],
  burnerThrow: ['box', 'throw'],
  flight: [],
  lay: ['lay'],
  burn: ['burn'],
  pawn: ['pawn'],
  side: ['side'],
  attack: ['attack'],
  return: ['return'],
  relocate: ['relocate'],
  claim: ['claim'],
  end: ['box', 'burner', 'endTurn'],
  over: [],
};

function played(state: State, seat: Seat, move: Move, chance: Chance): Result<State> {
  if (askedSeat(state) !== seat) return refuse('NOT_YOUR_TURN');
  const { phase } = state;
  if (!TAKES[phase].includes(move.type)) return wrongPhase(state, move);
  switch (move.type) {
    case 'box':
      return moveBox(state, move);
    case 'burner':
      return takeBurner(state);
    case 'dice':
      return chooseDice(state, move);
    case 'throw':
      return throwDie(state, move, chance);
    case 'lay':
      return lay(state, state.rest as Rest, move);
    case 'burn':
      return ok(burn(state, state.rest as Rest, move.angle));
    case 'pawn':
      return ok(putPawn(state, move.on));
    case 'side':
      return chooseSide(state, move.player);
    case 'attack':
      return attack(state, move.player);
    case 'return':
      return returnPawn(state, move.from);
    case 'relocate':
      return relocate(state, move.from, move.to);
    case 'claim':
      return claim(state, move.on);
    case 'endTurn':
      return ok(nextTurn(state));
  }
}

/** BS-23: a second burner in one turn is refused with its own reason, in any phase. */
const wrongPhase = ({ phase, burned }: State, { type }: Move): Result<never> =>
  illegal(type === 'burner' && burned ? 'BURNER_USED_THIS_TURN' : 'WRONG_PHASE', { phase });

/** Moving the box answers nothing; every other move leads to a new question. */
function asked(before: State, after: State, at: Millis): State {
  const sameQuestion = after.boxMoves > before.boxMoves;
  return sameQuestion ? after : { ...after, question: before.question + 1, since: at };
}
