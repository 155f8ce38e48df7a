import type { Level } from '@izvilina/bots/bot.ts';
import type { Settings } from '../kit/settings.ts';
import type { GameBox } from './box.ts';
import { boxOf } from './boxes.ts';

/** What is agreed on before the host has said anything. */
export const firstOptions = (slug: string, { shapes }: Pick<Settings, 'shapes'>): Readonly<Record<string, unknown>> =>
  (shapes && boxOf(slug)?.aid) || {};

/** Whom «Играть» brings to the table. */
export const levelFor = (slug: string, { bots, levels }: Pick<Settings, 'bots' | 'levels'>): Level =>
  bots === 'auto' ? (levels[slug] ?? boxOf(slug)?.level ?? 'casual') : bots;

/** Chairs round a table that friends are invited to, the host's included: four where the game has room for four. */
export const chairsToGather = ({ players: [least, most] }: Pick<GameBox, 'players'>): number =>
  Math.max(least, Math.min(FRIENDS, most));

const FRIENDS = 4;

/** People who begin to share one screen. */
export const peopleToBegin = ({ players: [least, most] }: Pick<GameBox, 'players'>): number =>
  Math.min(most, Math.max(2, least));
