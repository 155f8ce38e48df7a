import type { GameFacts } from '../facts.ts';

export const facts = {
  slug: 'brainstorm',
  title: { ru: 'Мозговой штурм', en: 'Brainstorm' },
  players: [2, 4],
} as const satisfies GameFacts;
