import type { Phrases } from '../facts.ts';

export const phrases: Phrases = {
  'is-word': { ru: 'А есть такое слово?', en: 'Is that a word?' },
  'what-word': { ru: 'Вот это слово!', en: 'What a word!' },
  vowels: { ru: 'Одни гласные!', en: 'Nothing but vowels!' },
  consonants: { ru: 'Одни согласные!', en: 'Nothing but consonants!' },
  spot: { ru: 'Вы заняли моё место', en: 'That was my spot' },
  dictionary: { ru: 'Где мой словарь?', en: 'Where is my dictionary?' },
};
