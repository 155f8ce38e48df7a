import type { Phrases } from '../facts.ts';

export const phrases: Phrases = {
  'not-not': { ru: 'Не-не-не!', en: 'No, no, no!' },
  fast: { ru: 'Ну и скорость!', en: 'That was fast!' },
  slipped: { ru: 'Палец дрогнул', en: 'My finger slipped' },
  spinning: { ru: 'Голова кругом', en: 'My head is spinning' },
  obvious: { ru: 'А ведь видно было!', en: 'It was right there!' },
  dice: { ru: 'Кубики, не подведите', en: 'Dice, be kind' },
};
