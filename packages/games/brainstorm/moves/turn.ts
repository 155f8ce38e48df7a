import type { Ask, Millis, PendingJob, Seat, Turn } from '@izvilina/kernel/game.ts';
import type { State } from '../state.ts';
import type { RestAct, ThrowJob } from '../throwing/throw.ts';
import type { Act } from './move-shapes.ts';

/** The asked seat; null while a die is in the air and when the game is over. */
export function askedSeat({ phase, turn, merge, relocations, claims }: State): Seat | null {
  switch (phase) {
    case 'drop':
    case 'flight':
    case 'over':
      return null;
    case 'return':
      return merge?.owner ?? turn;
    case 'relocate':
      return relocations[0]?.owner ?? turn;
    case 'claim':
      return claims[0]?.owner ?? turn;
    default:
      return turn;
  }
}

export function asks(state: State): readonly Ask[] {
  const seat = askedSeat(state);
  return seat === null ? [] : [{ seat, what: `${state.phase}:${state.question}`, secret: false }];
}

export function turn(state: State): Turn<Act, ThrowJob> {
  if (state.phase === 'over') return { over: true };
  const seat = askedSeat(state);
  if (seat === null) return { over: false, asks: [], referee: inTheAir(state) };
  // BS-R9: a seat asked out of turn has a deadline of its own.
  const referee = seat === state.turn ? null : { due: answerBy(state), act: { type: 'timeout', seat } as const };
  return { over: false, asks: asks(state), referee };
}

export const answerBy = ({ since, options }: Pick<State, 'since' | 'options'>): Millis =>
  since + 1000 * options.answerS;

const FAILED: RestAct = { type: 'rest', at: [0, 0], angle: 0, outcome: 'misfire' };

function inTheAir({ table, tiles, box, flight, drop }: State): PendingJob<Act, ThrowJob> {
  const job: ThrowJob = {
    kind: flight ? 'throw' : 'drop',
    table,
    tiles: tiles.map(({ tile, face, at, angle }) => ({ tile, face, at, angle })),
    box,
    die: flight?.die ?? 'red',
    release: flight?.release ?? null,
    drop,
  };
  return { job, ifFailed: FAILED };
}
