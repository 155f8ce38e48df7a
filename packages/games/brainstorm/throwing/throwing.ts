import type { Chance } from '@izvilina/kernel/chance.ts';
import { ok, type Result } from '@izvilina/kernel/result.ts';
import { isOnTable } from '../geometry/seats.ts';
import { exactDegrees, exactMm } from '../geometry/units.ts';
import { type Fault, illegal } from '../moves/illegal.ts';
import type { MoveOf } from '../moves/move-shapes.ts';
import { SIZE_OF } from '../pieces/pieces.ts';
import { afterThrow, mayBurn } from '../rules/turn-end.ts';
import { type Flight, type State, withHappened } from '../state.ts';
import { checkThrow, releaseOf, type Throw } from './release.ts';
import type { RestAct } from './throw.ts';

/** BS-05, BS-R1: two different dice, chosen before the first throw. */
export function chooseDice(state: State, { pair }: MoveOf<'dice'>): Result<State> {
  if (pair[0] === pair[1]) return illegal('SAME_DIE_TWICE');
  if (pair.some((die) => state.supply[SIZE_OF[die]] === 0)) return illegal('SIZE_RUN_OUT');
  return ok(withHappened({ ...state, dice: pair, phase: 'throw' }, { type: 'dice', player: state.turn, pair }));
}

/** BS-05, BS-06: the die leaves the hand; the physics decides where it comes to rest. */
export function throwDie(state: State, move: Throw, chance: Chance): Result<State> {
  const burner = state.phase === 'burnerThrow';
  const reason = dieFault(state, move, burner);
  if (reason !== null) return illegal(reason);
  const checked = checkThrow(state, move);
  if (!checked.ok) return checked;
  const { turn: player } = state;
  const flight: Flight = { player, die: move.die, burner, release: releaseOf(checked.value, chance) };
  return ok(
    withHappened(
      { ...state, phase: 'flight', flight },
      { type: 'released', player, die: move.die, release: flight.release },
    ),
  );
}

function dieFault({ dice, thrown }: State, { die }: Throw, burner: boolean): Fault | null {
  if (burner) return die === 'black' ? null : 'BURNER_NEEDS_BLACK';
  if (thrown.includes(die)) return 'DIE_ALREADY_THROWN';
  return dice?.includes(die) ? null : 'DIE_NOT_CHOSEN';
}

/** BS-08, BS-09, BS-R5: what follows from where the die came to rest. */
export function settle(state: State, flight: Flight, act: RestAct): Result<State> {
  const { player, die, burner } = flight;
  const { outcome } = act;
  const at = [exactMm(act.at[0]), exactMm(act.at[1])] as const;
  const angle = exactDegrees(act.angle);
  if (outcome === 'table' && !isOnTable(state.table, at)) return illegal('REST_OFF_TABLE');
  const frames = act.frames === undefined ? {} : { frames: act.frames };
  const landed = withHappened(
    { ...state, flight: null, boxMoves: 0 },
    { type: 'thrown', player, die, burner, at, angle, outcome, ...frames },
  );
  if (outcome === 'misfire') return ok(misfired(landed, burner));
  const done: State = burner ? landed : { ...landed, thrown: [...landed.thrown, die], dry: landed.dry + 1 };
  if (outcome !== 'table') return ok(afterThrow(done));
  return ok({ ...done, phase: burner ? 'burn' : 'lay', rest: { die, at, angle, burner } });
}

/** BS-09, BS-R10: thrown again without cost. BS-R17 counts it all the same, so that misfires cannot go on for ever. */
function misfired(state: State, burner: boolean): State {
  const next: State = { ...state, dry: state.dry + 1 };
  return burner ? afterMisfire(next) : afterThrow(next);
}

function afterMisfire(state: State): State {
  const ended = afterThrow(state);
  return ended.phase === 'over' ? ended : { ...state, phase: 'burnerThrow' };
}

/** BS-23: the token is spent before the throw, whatever the result. */
export function takeBurner(state: State): Result<State> {
  const reason = burnerFault(state);
  if (reason !== null) return illegal(reason);
  const { turn: player } = state;
  const tokens = (state.tokens[player] as number) - 1;
  return ok(
    withHappened(
      { ...state, tokens: state.tokens.with(player, tokens), burned: true, phase: 'burnerThrow' },
      { type: 'burner', player, tokens },
    ),
  );
}

function burnerFault(state: State): Fault | null {
  if (mayBurn(state)) return null;
  if (state.burned) return 'BURNER_USED_THIS_TURN';
  return state.tokens[state.turn] === 0 ? 'NO_TOKENS' : 'BURNER_BETWEEN_THROWS';
}
