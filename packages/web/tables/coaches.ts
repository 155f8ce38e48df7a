import type { Slug } from '@izvilina/games/registry.ts';
import type { Coach } from './coach.ts';

/** Each coach is a small chunk, because only a first game needs it. */
const COACHES: Readonly<Record<Slug, () => Promise<{ readonly coach: Coach }>>> = {
  cow006: () => import('./cow006/coach.ts'),
  ingenious: () => import('./ingenious/coach.ts'),
  mindtrainer: () => import('./mindtrainer/coach.ts'),
  notnot: () => import('./notnot/coach.ts'),
  brainstorm: () => import('./brainstorm/coach.ts'),
};

/** Null for an unknown game. */
export const loadCoach = async (game: string): Promise<Coach | null> =>
  Object.hasOwn(COACHES, game) ? (await COACHES[game as Slug]()).coach : null;
