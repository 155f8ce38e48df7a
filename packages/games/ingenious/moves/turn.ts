import type { Ask, Turn } from '@izvilina/kernel/game.ts';
import type { State } from '../state.ts';
import type { Act } from './move-shapes.ts';

/** One question at a time. The numbers of filled cells and of bonuses left make each question of a game unique. */
export function asks({ phase, turn, grid, bonus }: State): readonly Ask[] {
  if (phase === 'over') return [];
  let filled = 0;
  for (const colour of grid) if (colour !== null) filled++;
  const number = phase === 'bonus' ? `${filled}.${bonus}` : `${filled}`;
  return [{ seat: turn, what: `${phase}:${number}`, secret: false }];
}

export const turn = (state: State): Turn<Act, never> =>
  state.phase === 'over' ? { over: true } : { over: false, asks: asks(state), referee: null };
