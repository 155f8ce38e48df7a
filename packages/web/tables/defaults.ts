import type { Level } from '@izvilina/bots/bot.ts';
import type { Settings } from '../kit/settings.ts';
import { boxOf } from './boxes.ts';

/** What is agreed on before the host has said anything. */
export const firstOptions = (slug: string, { shapes }: Pick<Settings, 'shapes'>): Readonly<Record<string, unknown>> =>
  (shapes && boxOf(slug)?.aid) || {};

/** Whom «Играть» brings to the table. */
export const levelFor = (slug: string, { bots, levels }: Pick<Settings, 'bots' | 'levels'>): Level =>
  bots === 'auto' ? (levels[slug] ?? boxOf(slug)?.level ?? 'casual') : bots;
