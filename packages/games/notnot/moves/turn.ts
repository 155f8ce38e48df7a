import type { Ask, Millis, Turn } from '@izvilina/kernel/game.ts';
import { closesAt, mayPoint } from '../rules/round.ts';
import type { State } from '../state.ts';
import { restAfter } from '../timing/rest.ts';
import type { Act } from './move-shapes.ts';

const NOBODY: readonly Ask[] = [];

/** One ask per seat that has neither pointed nor let the round pass. */
export function asks(state: State): readonly Ask[] {
  if (state.phase !== 'open') return NOBODY;
  const what = `point:${state.round}`;
  const open: Ask[] = [];
  for (let seat = 0; seat < state.players; seat++) if (mayPoint(state, seat)) open.push({ seat, what, secret: true });
  return open;
}

export function turn(state: State): Turn<Act, never> {
  switch (state.phase) {
    case 'over':
      return { over: true };
    case 'between':
      return { over: false, asks: NOBODY, referee: { due: rollsAt(state), act: { type: 'roll' } } };
    case 'open':
      return { over: false, asks: asks(state), referee: { due: closesAt(state), act: { type: 'close' } } };
  }
}

/** When the next roll comes; the first one at once. */
const rollsAt = (state: State): Millis => state.since + (state.round === 0 ? 0 : restAfter(state));
