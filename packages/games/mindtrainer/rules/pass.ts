import type { State } from '../state.ts';
import { endTurn } from './turn-end.ts';

/** MT-10: always allowed. */
export const pass = (state: State): State =>
  endTurn({ ...state, happened: [{ type: 'passed', player: state.turn }] }, { type: 'passed' });
