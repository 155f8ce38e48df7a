import type { Level } from '../kit/levels.ts';
import type { Settings } from '../kit/settings.ts';

/** The shelf, left to right. A game is on sale when its table can be loaded. */
export interface Entry {
  readonly slug: string;
  readonly players: readonly [min: number, max: number];
  /** How many of them «Играть» brings to the table. */
  readonly bots: number;
  /** And how strong they are unless the player asks for others: somebody new should win now and then. */
  readonly level: Level;
  readonly ready: boolean;
  /** There is a page to train alone, against the clock. */
  readonly practice?: true;
  /** Everybody answers at once, in the game's own time: there is no pace to agree on. */
  readonly race?: true;
  /** What a table starts with where the device asks for the colour-blind aid. */
  readonly aid?: Readonly<Record<string, unknown>>;
}

export const GAMES: readonly Entry[] = [
  { slug: 'cow006', players: [2, 10], bots: 3, level: 'casual', ready: true },
  { slug: 'ingenious', players: [1, 4], bots: 1, level: 'casual', ready: true },
  { slug: 'mindtrainer', players: [2, 4], bots: 1, level: 'casual', ready: false },
  {
    slug: 'notnot',
    players: [2, 8],
    bots: 3,
    level: 'novice',
    ready: true,
    practice: true,
    race: true,
    aid: { shapes: true },
  },
  { slug: 'brainstorm', players: [2, 4], bots: 2, level: 'casual', ready: false },
];

export const entryOf = (slug: string): Entry | undefined => GAMES.find((game) => game.slug === slug);

/** What is agreed on before the host has said anything. */
export const firstOptions = (slug: string, { shapes }: Pick<Settings, 'shapes'>): Readonly<Record<string, unknown>> =>
  (shapes && entryOf(slug)?.aid) || {};

/** Whom «Играть» brings to the table. */
export const levelFor = (slug: string, { bots, levels }: Pick<Settings, 'bots' | 'levels'>): Level =>
  bots === 'auto' ? (levels[slug] ?? entryOf(slug)?.level ?? 'casual') : bots;
