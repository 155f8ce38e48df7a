import { LEVELS, type Level } from '@izvilina/bots/bot.ts';
import { isCoached } from '../kit/remembered/coaching.ts';
import type { QuickGame, Settings } from '../kit/remembered/settings.ts';
import type { GameBox } from './box.ts';
import { boxOf } from './boxes.ts';

/** What is agreed on before the host has said anything. */
export const firstOptions = (slug: string, { shapes }: Pick<Settings, 'shapes'>): Readonly<Record<string, unknown>> =>
  (shapes && boxOf(slug)?.aid) || {};

/** Whom «Играть» brings to the table: the gentlest at first, then whoever results have led to. */
export const levelFor = (slug: string, { bots, levels }: Pick<Settings, 'bots' | 'levels'>): Level =>
  bots === 'auto' ? (levels[slug] ?? GENTLEST) : bots;

const GENTLEST: Level = LEVELS[0];

/** What «Играть» lays: as it was chosen the last time, or as the game is usually played. */
export const quickGame = (slug: string, settings: Settings): QuickGame =>
  settings.quick[slug] ?? { bots: boxOf(slug)?.bots ?? 1, pace: 'calm', options: firstOptions(slug, settings) };

/** The order for a table of one person and bots, dealt at once. In a first game the weakest bots are patient besides. */
export const againstBots = (game: string, { bots, pace, options }: QuickGame, level: Level, name: string) => {
  const gentle = level === GENTLEST && isCoached(game);
  const chairs = [
    { kind: 'me', name } as const,
    ...Array.from({ length: bots }, () => ({ kind: 'bot', level, ...(gentle && { gentle }) }) as const),
  ];
  return { game, pace, options, watchers: false, chairs, start: true };
};

/** Chairs round a table that friends are invited to, the host's included: four where the game has room for four. */
export const chairsToGather = ({ players: [least, most] }: Pick<GameBox, 'players'>): number =>
  Math.max(least, Math.min(FRIENDS, most));

const FRIENDS = 4;

/** People who begin to share one screen. */
export const peopleToBegin = ({ players: [least, most] }: Pick<GameBox, 'players'>): number =>
  Math.min(most, Math.max(2, least));
