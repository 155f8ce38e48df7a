import { exactDegrees } from '../geometry/units.ts';
import { type Rest, type State, withHappened } from '../state.ts';
import { resolved } from './aftermath.ts';
import { burning } from './consequences.ts';
import { removed } from './removal.ts';

/** BS-24: everything the burner touches is removed; then the burner leaves the table too (BS-R10). */
export function burn(state: State, { at }: Rest, degrees: number): State {
  const angle = exactDegrees(degrees);
  const { touches: tiles, takesBoxOff } = burning(state, at, angle);
  const noted = withHappened({ ...state, rest: null }, { type: 'burned', player: state.turn, at, angle, tiles });
  return resolved(removed(takesBoxOff ? withHappened({ ...noted, box: null }, { type: 'boxTakenOff' }) : noted, tiles));
}
