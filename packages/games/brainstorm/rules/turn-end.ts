import type { Seat } from '@izvilina/kernel/game.ts';
import { DIE_OF, type Die, SIZES } from '../pieces/pieces.ts';
import { type Ending, type State, type Supply, withHappened } from '../state.ts';
import { result } from './score.ts';

/** BS-R17: the game ends after this many throws per player in a row without a tile. */
export const DRY_PER_PLAYER = 12;

/** After everything a throw led to is resolved. BS-26, BS-R14: with the last tile the game ends at once. */
export function afterThrow(state: State): State {
  if (SIZES.every((size) => state.supply[size] === 0)) return over(state, 'tiles');
  if (state.dry >= DRY_PER_PLAYER * state.players) return over(state, 'throws');
  const { dice, thrown } = state;
  if (dice === null) return { ...state, phase: 'dice' };
  if (thrown.length < dice.length) return { ...state, phase: 'throw' };
  return mayBurn(state) ? { ...state, phase: 'end' } : nextTurn(state);
}

/** BS-23, BS-R10: the burner may be used once a turn, before the first throw or after the last. */
export const mayBurn = ({ tokens, turn, burned, dice, thrown }: State): boolean =>
  (tokens[turn] ?? 0) > 0 && !burned && (thrown.length === 0 || thrown.length === dice?.length);

export const nextTurn = (state: State): State => beginTurn(state, (state.turn + 1) % state.players);

export function beginTurn(state: State, turn: Seat): State {
  const dice = onlyDice(state.supply);
  const phase = dice === null ? 'dice' : 'throw';
  return withHappened(
    { ...state, turn, dice, phase, thrown: [], burned: false, boxMoves: 0 },
    { type: 'turn', player: turn },
  );
}

/** BS-R1, BS-25: the dice if there is no choice: with two sizes left both, with one left one throw. Else null. */
export function onlyDice(supply: Supply): readonly Die[] | null {
  const left = SIZES.filter((size) => supply[size] > 0);
  return left.length === SIZES.length ? null : left.map((size) => DIE_OF[size]);
}

function over(state: State, why: Ending): State {
  const ended: State = { ...state, phase: 'over' };
  return withHappened(ended, { type: 'over', why, places: result(ended).places ?? [] });
}
