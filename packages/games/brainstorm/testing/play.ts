import { chances } from '@izvilina/kernel/chance.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import { must, type Refusal, type Result } from '@izvilina/kernel/result.ts';
import { brainstorm } from '../game.ts';
import { NO_SLACK } from '../geometry/placement.ts';
import type { Act, Move, MoveOf } from '../moves/move-shapes.ts';
import { DIE_OF, type Die, type Face, HOLES, type Point, type Size } from '../pieces/pieces.ts';
import type { BrainstormHappening, State } from '../state.ts';
import type { RestOutcome } from '../throwing/throw.ts';

/** Short helpers that let tests read like play. */
const chanceAt = chances('tests');

export const table = (position: object): State => must(brainstorm.position(position, chanceAt(0)));

/** A tile for a position; ids count from `p1`. */
export const tile = (id: string, size: Size, at: Point, angle = 0, face: Face = 'front') => ({
  id,
  tile: size,
  face,
  at,
  angle,
});

/** A die placed so that `over` puts a tile with its own origin at `at`. */
export const restFor = (size: Size, [x, y]: Point) => {
  const [hx, hy] = HOLES[size][0] as readonly [number, number];
  return { die: DIE_OF[size], at: [x + hx, y + hy] as const, angle: 0 };
};

export const over = (size: Size): MoveOf<'lay'> => ({
  type: 'lay',
  tile: size,
  face: 'front',
  hole: 0,
  quarter: 0,
  slack: NO_SLACK,
});

export const toss = (die: Die, some: Partial<MoveOf<'throw'>> = {}): MoveOf<'throw'> => ({
  type: 'throw',
  die,
  edge: 0.1,
  yaw: 0,
  pitch: 10,
  speed: 1500,
  height: 60,
  grip: 'tumble',
  style: 'toss',
  ...some,
});

export const attempt = (state: State, by: Seat, move: Move, at = 0): Result<State> =>
  brainstorm.step(state, { at, by, move }, chanceAt(1));

export const play = (state: State, by: Seat, move: Move, at = 0): State => must(attempt(state, by, move, at));

const referee = (state: State, act: Act, at = 0): State =>
  must(brainstorm.step(state, { at, by: 'referee', act }, chanceAt(2)));

export const timeout = (state: State, seat: Seat, at = 0): State => referee(state, { type: 'timeout', seat }, at);

export const rest = (state: State, outcome: RestOutcome, at: Point = [0, 0], angle = 0): State =>
  referee(state, { type: 'rest', at, angle, outcome });

/** Throws and comes to rest in one step. */
export const thrown = (state: State, die: Die, outcome: RestOutcome, at: Point = [0, 0], angle = 0): State =>
  rest(play(state, state.turn, toss(die)), outcome, at, angle);

/** The code of a refusal, with its reason if it has one: `ILLEGAL_MOVE TOO_FAST`. */
export function refusal(state: State, by: Seat, move: Move): string {
  const result = attempt(state, by, move);
  return result.ok ? 'accepted' : wording(result.error);
}

export const wording = ({ code, params }: Refusal): string => [code, params.reason].filter(Boolean).join(' ');

export const happenings = <T extends BrainstormHappening['type']>(state: State, type: T) =>
  state.happened.filter((one): one is Extract<BrainstormHappening, { type: T }> => one.type === type);

export const asked = (state: State): Seat | 'referee' | null => {
  const turn = brainstorm.turn(state);
  return turn.over ? null : (turn.asks[0]?.seat ?? 'referee');
};

export const listed = (state: State, seat: Seat): readonly Move[] | 'domain' => {
  const moves = brainstorm.moves(brainstorm.view(state, seat));
  return moves.finite ? moves.all : 'domain';
};

export const ids = (state: State): string[] => state.tiles.map(({ id }) => id);

/** Each network as its owner and its tiles: `0: p1 p2`, `-: p3`. */
export const nets = (state: State): string[] =>
  state.networks.map(({ owner, tiles }) => `${owner ?? '-'}: ${tiles.join(' ')}`);
