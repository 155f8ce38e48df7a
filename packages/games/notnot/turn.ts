import type { Ask, Millis, Turn } from '@izvilina/kernel/game.ts';
import type { Act } from './moves.ts';
import { closesAt, mayPoint } from './round.ts';
import type { State } from './state.ts';

/** How long everyone looks at what came of a round; longer where a new rule has to be read. */
export const REST = 2500;
export const REST_AFTER_RULE = 6000;

const NOBODY: readonly Ask[] = [];

/** The seats that have neither pointed nor let the round pass. */
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

/** The first roll comes at once. */
function rollsAt({ round, since, happened }: State): Millis {
  if (round === 0) return since;
  return since + (happened.some(({ type }) => type === 'rule') ? REST_AFTER_RULE : REST);
}
