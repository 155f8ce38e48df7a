import type { BotNames } from '../facts.ts';

export const botNames: BotNames = {
  ru: ['Парадокс', 'Каламбур', 'Оксюморон', 'Палиндром', 'Антоним', 'Софизм', 'Ребус', 'Шарада', 'Омоним', 'Курьёз'],
  en: ['Paradox', 'Riddle', 'Oxymoron', 'Palindrome', 'Antonym', 'Sophism', 'Rebus', 'Charade', 'Homonym', 'Enigma'],
};
