import type { Chance } from '@izvilina/kernel/chance.ts';
import { bySeat } from '@izvilina/kernel/game.ts';
import { ok, type Result } from '@izvilina/kernel/result.ts';
import { nearestSeat } from '../geometry/seats.ts';
import { exactDegrees, exactMm } from '../geometry/units.ts';
import type { Options } from '../options.ts';
import { COUNTS, PAWNS, tableFor, tokensFor } from '../pieces/pieces.ts';
import { type State, withHappened } from '../state.ts';
import { centreDrop } from '../throwing/release.ts';
import type { RestAct } from '../throwing/throw.ts';
import { beginTurn } from './turn-end.ts';

/** BS-01, BS-29: an empty table with all pieces beside it. */
export const opening = (players: number, options: Options): State => ({
  players,
  options,
  table: tableFor(players),
  phase: 'drop',
  turn: 0,
  tiles: [],
  contacts: [],
  networks: [],
  pawns: bySeat(players, () => Array<null>(PAWNS).fill(null)),
  tokens: bySeat(players, () => tokensFor(players)),
  supply: COUNTS,
  lastId: 0,
  dice: null,
  thrown: [],
  burned: false,
  box: null,
  boxMoves: 0,
  flight: null,
  drop: null,
  drops: 0,
  rest: null,
  newest: null,
  clash: null,
  shaken: [],
  merge: null,
  relocations: [],
  claims: [],
  dry: 0,
  question: 0,
  since: 0,
  happened: [],
});

export const setup = (players: number, options: Options, chance: Chance): Result<State> =>
  ok({ ...opening(players, options), drop: centreDrop(chance) });

/** A limit, so that a die that falls between two seats again and again cannot keep a game from beginning. */
export const MOST_DROPS = 12;

/** BS-04, BS-R11: the nearest seat begins; if none is nearest, or the die fell off, it is dropped again. */
export function dropped(state: State, act: RestAct, chance: Chance): State {
  const at = [exactMm(act.at[0]), exactMm(act.at[1])] as const;
  const frames = act.frames === undefined ? {} : { frames: act.frames };
  const next = withHappened(
    { ...state, drop: null, drops: state.drops + 1 },
    { type: 'dropped', at, angle: exactDegrees(act.angle), outcome: act.outcome, ...frames },
  );
  const nearest = act.outcome === 'table' ? nearestSeat(state.table, state.players, at) : null;
  const first = nearest ?? (next.drops >= MOST_DROPS ? chance.below(state.players) : null);
  if (first === null) return { ...next, drop: centreDrop(chance) };
  return beginTurn(withHappened(next, { type: 'started', first }), first);
}
