import type { GameFacts } from '../facts.ts';

export const facts = {
  slug: 'ingenious',
  title: { ru: 'Просто гениально', en: 'Simply Ingenious' },
  players: [1, 4],
} as const satisfies GameFacts;
