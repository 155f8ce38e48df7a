import type { Chance } from '@izvilina/kernel/chance.ts';
import type { Event, Millis, Seat } from '@izvilina/kernel/game.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import type { Act, Move } from '../moves/move-shapes.ts';
import { timeout } from '../moves/timeout.ts';
import type { Pending, State } from '../state.ts';
import { accept, awaited, challenge, close, vote } from './challenge.ts';
import { exchange } from './exchange.ts';
import { illegal } from './illegal.ts';
import { lay } from './lay.ts';
import { pass } from './pass.ts';

interface Played {
  readonly at: Millis;
  readonly seat: Seat;
  readonly move: Move;
  readonly chance: Chance;
}

export function step(state: State, event: Event<Move, Act>, chance: Chance): Result<State> {
  const { at } = event;
  if (event.by !== 'referee') return play(state, { at, seat: event.by, move: event.move, chance });
  const { act } = event;
  if (act.type === 'timeout')
    return timeout(state, act.seat, (move) => play(state, { at, seat: act.seat, move, chance }));
  return state.pending === null ? illegal('NOTHING_TO_CLOSE') : ok(close(state, state.pending));
}

function play(state: State, played: Played): Result<State> {
  const { phase, pending } = state;
  if (pending !== null && phase !== 'over') return answer(state, pending, played);
  return phase === 'over' || played.seat !== state.turn ? refuse('NOT_YOUR_TURN') : takeTurn(state, played);
}

/** MT-07: exactly one of three kinds of turn. */
function takeTurn(state: State, { at, move, chance }: Played): Result<State> {
  switch (move.type) {
    case 'lay':
      return lay(state, move, at);
    case 'exchange':
      return exchange(state, move.tiles, chance);
    case 'pass':
      return ok(pass(state));
    default:
      return illegal('NO_WORD_TO_JUDGE');
  }
}

/** MT-R5: an answer to a laid word, or a vote. */
function answer(state: State, pending: Pending, { at, seat, move }: Played): Result<State> {
  if (!awaited(state).includes(seat)) return refuse('NOT_YOUR_TURN');
  const isVote = state.phase === 'votes';
  if (move.type === 'accept' && !isVote) return ok(accept(state, pending, seat));
  if (move.type === 'challenge' && !isVote) return ok(challenge(state, pending, seat, at));
  if (move.type === 'vote' && isVote) return ok(vote(state, pending, seat, move.valid));
  return illegal(isVote ? 'VOTE_FIRST' : 'ANSWER_THE_WORD_FIRST');
}
