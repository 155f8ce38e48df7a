import type { GameFacts } from '../facts.ts';

export const facts = {
  slug: 'notnot',
  title: { ru: 'Не Не. Вынос мозга', en: 'Not Not' },
  players: [2, 8],
} as const satisfies GameFacts;
