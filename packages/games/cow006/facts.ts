import type { GameFacts } from '../facts.ts';

export const facts = {
  slug: 'cow006',
  title: { ru: 'Корова 006', en: 'Cow 006' },
  players: [2, 10],
} as const satisfies GameFacts;
