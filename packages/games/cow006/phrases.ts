import type { Phrases } from '../facts.ts';

export const phrases: Phrases = {
  herd: { ru: 'Моё стадо растёт', en: 'My herd is growing' },
  sixth: { ru: 'Только не шестая!', en: 'Please, not the sixth!' },
  yours: { ru: 'Забирайте, мне не жалко', en: 'Help yourself, I insist' },
  phew: { ru: 'Пронесло!', en: 'Phew, that was close!' },
  wait: { ru: 'А я подожду', en: 'I’ll just wait' },
  moo: { ru: 'Му-у-у!', en: 'Mooo!' },
};
