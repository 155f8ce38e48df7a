import type { Chance } from '@izvilina/kernel/chance.ts';
import type { Start } from '@izvilina/kernel/match.ts';
import type { Slug } from './registry.ts';

/** Random starts that between them reach everything a game can do, most of them short: for the contract tests. */
export type Variety = (chance: Chance) => Pick<Start, 'players' | 'options'>;

export const VARIETIES: Readonly<Record<Slug, () => Promise<Variety>>> = {
  cow006: () => import('./cow006/variety.ts').then((module) => module.variety),
};
