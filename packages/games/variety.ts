import type { Variety } from '@izvilina/kernel/contract.ts';
import type { Slug } from './registry.ts';

/** The starts that the contract tests use for each game. */
export const VARIETIES: Readonly<Record<Slug, () => Promise<Variety>>> = {
  cow006: () => import('./cow006/variety.ts').then((module) => module.variety),
  ingenious: () => import('./ingenious/variety.ts').then((module) => module.variety),
  mindtrainer: () => import('./mindtrainer/variety.ts').then((module) => module.variety),
  notnot: () => import('./notnot/variety.ts').then((module) => module.variety),
  brainstorm: () => import('./brainstorm/variety.ts').then((module) => module.variety),
};
