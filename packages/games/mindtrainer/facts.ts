import type { GameFacts } from '../facts.ts';

export const facts = {
  slug: 'mindtrainer',
  title: { ru: 'Тренажёр для ума', en: 'Mind Trainer' },
  players: [2, 4],
} as const satisfies GameFacts;
