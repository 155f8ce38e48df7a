import type { AnyGame } from '@izvilina/kernel/game.ts';

/** All games. One line adds one; a game is loaded only when it is played. */
export const GAMES = {
  cow006: (): Promise<AnyGame> => import('./cow006/game.ts').then((module) => module.cow006),
  ingenious: (): Promise<AnyGame> => import('./ingenious/game.ts').then((module) => module.ingenious as AnyGame),
  mindtrainer: (): Promise<AnyGame> => import('./mindtrainer/game.ts').then((module) => module.mindtrainer as AnyGame),
  notnot: (): Promise<AnyGame> => import('./notnot/game.ts').then((module) => module.notnot as AnyGame),
  brainstorm: (): Promise<AnyGame> => import('./brainstorm/game.ts').then((module) => module.brainstorm as AnyGame),
} as const;

export type Slug = keyof typeof GAMES;
export const SLUGS = Object.keys(GAMES) as Slug[];

export const isSlug = (slug: string): slug is Slug => Object.hasOwn(GAMES, slug);

/**
 * Older rules by version, to finish games begun under them and to replay their records. None yet: every game is at its
 * first version. Only for rules that today's bots and table can play; otherwise such games are closed.
 */
export const OLDER_RULES: Readonly<Partial<Record<Slug, Readonly<Record<number, () => Promise<AnyGame>>>>>> = {};
