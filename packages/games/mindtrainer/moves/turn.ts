import type { Ask, Turn } from '@izvilina/kernel/game.ts';
import { ANSWER_MS } from '../rules/answer-time.ts';
import { awaited } from '../rules/challenge.ts';
import type { State } from '../state.ts';
import type { Act } from './move-shapes.ts';

/** Nothing is secret here: words are laid and judged aloud. */
export function asks(state: Pick<State, 'players' | 'phase' | 'turn' | 'turns' | 'pending'>): readonly Ask[] {
  const { phase, turn: seat, turns } = state;
  if (phase === 'over') return [];
  const what = `${phase}:${turns}`;
  const seats = phase === 'turn' ? [seat] : awaited(state);
  return seats.map((each) => ({ seat: each, what, secret: false }));
}

/** While a word waits for answers the game keeps its own time (MT-R5). */
export function turn(state: State): Turn<Act, never> {
  if (state.phase === 'over') return { over: true };
  const { pending } = state;
  const referee = pending && { due: pending.since + ANSWER_MS, act: { type: 'close' } as const };
  return { over: false, asks: asks(state), referee };
}
