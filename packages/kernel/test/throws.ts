import * as z from 'zod/mini';
import { type Ask, type Game, type Happening, type Millis, rank, type Seat, type Turn, type View } from '../game.ts';
import { ok, type Result, refuse } from '../result.ts';

/**
 * The smallest game with jobs and deadlines of its own: seats throw in turn, a job computes where each throw lands
 * (and, with `lot`, who begins), and with a `window` the others may object to the points for that many milliseconds.
 */
const options = z.strictObject({
  rounds: z._default(z.int().check(z.minimum(1), z.maximum(3)), 1),
  window: z._default(z.int().check(z.minimum(0), z.maximum(60_000)), 0),
  lot: z._default(z.boolean(), false),
});
type Options = z.infer<typeof options>;

const move = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('throw'), power: z.int().check(z.minimum(1), z.maximum(3)) }),
  z.strictObject({ type: z.literal('object') }),
  z.strictObject({ type: z.literal('accept') }),
]);
type Move = z.infer<typeof move>;

const seat = z.int().check(z.minimum(0), z.maximum(3));
const act = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('begins'), seat }),
  z.strictObject({ type: z.literal('landed'), points: z.int().check(z.minimum(0), z.maximum(100)) }),
  z.strictObject({ type: z.literal('spoiled') }),
  z.strictObject({ type: z.literal('close') }),
  z.strictObject({ type: z.literal('timeout'), seat }),
]);
type Act = z.infer<typeof act>;

export type ThrowJob =
  | { readonly type: 'lot'; readonly players: number }
  | { readonly type: 'throw'; readonly power: number };

export interface ThrowState {
  readonly options: Options;
  readonly phase: 'lot' | 'throw' | 'flight' | 'window' | 'over';
  readonly turn: Seat;
  readonly throws: number;
  readonly power: number;
  readonly points: number;
  readonly landedAt: Millis;
  readonly accepted: readonly Seat[];
  readonly scores: readonly number[];
  readonly happened: readonly Happening[];
}

export type ThrowView = ThrowState & View;

const say = (type: string, more: object = {}): Happening => ({ type, ...more });

function nextTurn(state: ThrowState, ...happened: readonly Happening[]): ThrowState {
  const players = state.scores.length;
  const throws = state.throws + 1;
  const over = throws >= players * state.options.rounds;
  return {
    ...state,
    phase: over ? 'over' : 'throw',
    throws,
    turn: (state.turn + 1) % players,
    power: 0,
    points: 0,
    accepted: [],
    happened,
  };
}

const withPoints = (state: ThrowState, change: number): ThrowState => ({
  ...state,
  scores: state.scores.map((score, owner) => (owner === state.turn ? score + change : score)),
});

const asksOf = ({ phase, turn, throws, scores, accepted }: ThrowState): Ask[] => {
  const ask = (asked: Seat, what: string): Ask => ({ seat: asked, what: `${what} ${throws}`, secret: false });
  if (phase === 'throw') return [ask(turn, 'throw')];
  if (phase !== 'window') return [];
  return scores.flatMap((_, other) => (other === turn || accepted.includes(other) ? [] : [ask(other, 'object')]));
};

function turnOf(state: ThrowState): Turn<Act, ThrowJob> {
  if (state.phase === 'over') return { over: true };
  const asks = asksOf(state);
  if (state.phase === 'lot') {
    const job: ThrowJob = { type: 'lot', players: state.scores.length };
    return { over: false, asks, referee: { job, ifFailed: { type: 'begins', seat: 0 } } };
  }
  if (state.phase === 'flight')
    return {
      over: false,
      asks,
      referee: { job: { type: 'throw', power: state.power }, ifFailed: { type: 'spoiled' } },
    };
  if (state.phase === 'window')
    return { over: false, asks, referee: { due: state.landedAt + state.options.window, act: { type: 'close' } } };
  return { over: false, asks, referee: null };
}

function referee(state: ThrowState, at: Millis, done: Act): Result<ThrowState> {
  const { phase } = state;
  if (done.type === 'begins' && phase === 'lot' && done.seat < state.scores.length)
    return ok({ ...state, phase: 'throw', turn: done.seat, happened: [say('begins', { seat: done.seat })] });
  if (done.type === 'landed' && phase === 'flight') {
    const happened = say('landed', { seat: state.turn, points: done.points });
    const landed = withPoints(state, done.points);
    return state.options.window === 0
      ? ok(nextTurn(landed, happened))
      : ok({ ...landed, phase: 'window', points: done.points, landedAt: at, happened: [happened] });
  }
  if (done.type === 'spoiled' && phase === 'flight') return ok(nextTurn(state, say('spoiled')));
  if (done.type === 'close' && phase === 'window') return ok(nextTurn(state, say('closed')));
  if (done.type === 'timeout' && phase === 'throw' && done.seat === state.turn)
    return ok({ ...state, phase: 'flight', power: 1, happened: [say('timeout', { seat: done.seat })] });
  return refuse('NOT_YOUR_TURN');
}

function played(state: ThrowState, by: Seat, chosen: Move): Result<ThrowState> {
  if (!asksOf(state).some((ask) => ask.seat === by)) return refuse('NOT_YOUR_TURN');
  if ((chosen.type === 'throw') !== (state.phase === 'throw')) return refuse('ILLEGAL_MOVE', { reason: 'phase' });
  if (chosen.type === 'throw')
    return ok({ ...state, phase: 'flight', power: chosen.power, happened: [say('thrown', { seat: by })] });
  if (chosen.type === 'object') return ok(nextTurn(withPoints(state, -state.points), say('objected', { seat: by })));
  const accepting = { ...state, accepted: [...state.accepted, by], happened: [say('accepted', { seat: by })] };
  return ok(asksOf(accepting).length === 0 ? nextTurn(accepting, ...accepting.happened) : accepting);
}

const resultOf = ({ scores, phase }: ThrowState) => ({
  scores,
  places: phase === 'over' ? rank(scores, (a, b) => b - a) : null,
  detail: null,
});

export const throws: Game<Options, ThrowState, Move, Act, ThrowJob, ThrowView> = {
  slug: 'throws',
  rules: 1,
  title: { ru: 'Броски', en: 'Throws' },
  players: [2, 4],
  options,
  move,
  act,
  longest: (players, { rounds }) => 1 + players * rounds * (2 + players),
  setup: (players, agreed) =>
    ok({
      options: agreed,
      phase: agreed.lot ? 'lot' : 'throw',
      turn: 0,
      throws: 0,
      power: 0,
      points: 0,
      landedAt: 0,
      accepted: [],
      scores: Array<number>(players).fill(0),
      happened: [],
    }),
  position: () => refuse('BAD_POSITION'),
  turn: turnOf,
  step: (state, event) =>
    event.by === 'referee' ? referee(state, event.at, event.act) : played(state, event.by, event.move),
  result: resultOf,
  view: (state, viewer) => ({
    ...state,
    viewer,
    asks: asksOf(state),
    result: state.phase === 'over' ? resultOf(state) : null,
  }),
  moves(view) {
    if (!view.asks.some((ask) => ask.seat === view.viewer)) return { finite: true, all: [] };
    if (view.phase === 'throw') return { finite: true, all: [1, 2, 3].map((power) => ({ type: 'throw', power })) };
    return { finite: true, all: [{ type: 'object' }, { type: 'accept' }] };
  },
  imagine: ({ viewer, asks, result, ...state }) => state,
};

/** Runs the job: what a throw is worth, and who begins. */
export const runThrowJob = (job: ThrowJob): Act =>
  job.type === 'lot' ? { type: 'begins', seat: job.players - 1 } : { type: 'landed', points: job.power * 10 };
