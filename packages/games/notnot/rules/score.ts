import { type Outcome, rank } from '@izvilina/kernel/game.ts';
import type { State } from '../state.ts';

/** NN-28: most cards win, and equal leaders all win. */
export const places = (won: readonly number[]): number[] => rank(won, (a, b) => b - a);

export const result = ({ won, phase }: State): Outcome => ({
  scores: won,
  places: phase === 'over' ? places(won) : null,
  detail: { won },
});
