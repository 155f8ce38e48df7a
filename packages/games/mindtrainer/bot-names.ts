import type { BotNames } from '../facts.ts';

export const botNames: BotNames = { ru: ['Аз', 'Буки', 'Веди', 'Глаголь'], en: ['Alpha', 'Beta', 'Gamma', 'Delta'] };
