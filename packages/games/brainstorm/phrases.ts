import type { Phrases } from '../facts.ts';

export const phrases: Phrases = {
  storm: { ru: 'Штормит!', en: 'What a storm!' },
  throw: { ru: 'Вот это бросок!', en: 'What a throw!' },
  physics: { ru: 'Физика против меня', en: 'Physics is against me' },
  close: { ru: 'Чуть-чуть не хватило', en: 'So close' },
  steady: { ru: 'Дышим ровно', en: 'Steady now' },
  planned: { ru: 'Так и задумано', en: 'Just as planned' },
};
