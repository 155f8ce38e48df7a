import type { Phrases } from '../facts.ts';

export const phrases: Phrases = {
  genius: { ru: 'Гениально!', en: 'Ingenious!' },
  spot: { ru: 'Вы заняли моё место', en: 'That was my spot' },
  behind: { ru: 'Опять один цвет отстаёт', en: 'One colour always lags behind' },
  bag: { ru: 'Жетоны меня не любят', en: 'The tiles hate me' },
  closed: { ru: 'Лавочка закрыта', en: 'Closed for business' },
  simple: { ru: 'Всё просто', en: 'Simple, really' },
};
