import type { BotNames } from '../facts.ts';

export const botNames: BotNames = {
  ru: ['Эйлер', 'Гипатия', 'Архимед', 'Нётер'],
  en: ['Euler', 'Hypatia', 'Archimedes', 'Noether'],
};
