import type { Slug } from '@izvilina/games/registry.ts';
import type { AnyBots } from './bot.ts';

export const BOTS: Readonly<Record<Slug, () => Promise<AnyBots>>> = {
  cow006: () => import('./cow006/bots.ts').then((module) => module.bots),
  ingenious: () => import('./ingenious/bots.ts').then((module) => module.bots),
  mindtrainer: () => import('./mindtrainer/bots.ts').then((module) => module.bots),
  notnot: () => import('./notnot/bots.ts').then((module) => module.bots),
  brainstorm: () => import('./brainstorm/bots.ts').then((module) => module.bots),
};
