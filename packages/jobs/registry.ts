import type { Slug } from '@izvilina/games/registry.ts';
import type { AnyJobRunner } from './job.ts';

/** Who does the long work of each game; null for games that have none. Loaded when the first job comes up. */
export const JOBS: Readonly<Record<Slug, (() => Promise<AnyJobRunner>) | null>> = {
  cow006: null,
  ingenious: null,
  mindtrainer: null,
  notnot: null,
  brainstorm: () => import('./brainstorm/runner.ts').then((module) => module.loadRunner()),
};
