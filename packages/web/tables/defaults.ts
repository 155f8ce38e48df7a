import { LEVELS, type Level } from '@izvilina/bots/bot.ts';
import { isCoached } from '../kit/remembered/coaching.ts';
import type { QuickGame, Settings } from '../kit/remembered/settings.ts';
import type { GameBox } from './box.ts';
import { boxOf } from './boxes.ts';

/** Options of a new table, before the host changes them. */
export const firstOptions = (slug: string, { shapes }: Pick<Settings, 'shapes'>): Readonly<Record<string, unknown>> =>
  (shapes && boxOf(slug)?.colourBlindOptions) || {};

/** Level of the bots that «Играть» brings: the weakest at first, later the level that results have led to. */
export const levelFor = (slug: string, { bots, levels }: Pick<Settings, 'bots' | 'levels'>): Level =>
  bots === 'auto' ? (levels[slug] ?? GENTLEST) : bots;

const GENTLEST: Level = LEVELS[0];

/** The game that «Играть» starts: as chosen the last time, or with the game's defaults. */
export const quickGame = (slug: string, settings: Settings): QuickGame =>
  settings.quick[slug] ?? { bots: boxOf(slug)?.bots ?? 1, pace: 'calm', options: firstOptions(slug, settings) };

/** The `create` command for one person and bots, dealt at once. In a coached game the weakest bots are `gentle`. */
export const againstBots = (game: string, { bots, pace, options }: QuickGame, level: Level, name: string) => {
  const gentle = level === GENTLEST && isCoached(game);
  const chairs = [
    { kind: 'me', name } as const,
    ...Array.from({ length: bots }, () => ({ kind: 'bot', level, ...(gentle && { gentle }) }) as const),
  ];
  return { game, pace, options, watchers: false, chairs, start: true };
};

/** Number of chairs at a new table for friends, including the host's: four, if the game allows it. */
export const chairsToGather = ({ players: [least, most] }: Pick<GameBox, 'players'>): number =>
  Math.max(least, Math.min(FRIENDS, most));

const FRIENDS = 4;

/** Initial number of people who share one screen. */
export const peopleToBegin = ({ players: [least, most] }: Pick<GameBox, 'players'>): number =>
  Math.min(most, Math.max(2, least));
