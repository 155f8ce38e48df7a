import type { Slug } from '@izvilina/games/registry.ts';
import type { AnyAnalyst } from './analyst.ts';

/** The analyst of each game. Loaded when the first analysis or hint is requested. */
export const ANALYSTS: Readonly<Record<Slug, () => Promise<AnyAnalyst>>> = {
  cow006: () => import('../cow006/analyst.ts').then((module) => module.analyst),
  ingenious: () => import('../ingenious/analyst.ts').then((module) => module.analyst),
  mindtrainer: () => import('../mindtrainer/analyst.ts').then((module) => module.analyst),
  notnot: () => import('../notnot/analyst.ts').then((module) => module.analyst),
  brainstorm: () => import('../brainstorm/analyst.ts').then((module) => module.analyst),
};
