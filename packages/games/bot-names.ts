import type { Language } from '@izvilina/kernel/game.ts';
import type { Slug } from './registry.ts';

/** What bots are called at each game's table, by seat: three of one level must not share a name. People may not take them there. */
export const BOT_NAMES: Readonly<Record<Slug, Readonly<Record<Language, readonly string[]>>>> = {
  cow006: {
    ru: ['Зорька', 'Бурёнка', 'Ромашка', 'Милка', 'Пеструшка', 'Ночка', 'Дымка', 'Звёздочка', 'Муся', 'Ветка'],
    en: ['Daisy', 'Bella', 'Clover', 'Rosie', 'Dapple', 'Dusty', 'Smoky', 'Stella', 'Molly', 'Willow'],
  },
  ingenious: {
    ru: ['Эйлер', 'Гипатия', 'Архимед', 'Нётер'],
    en: ['Euler', 'Hypatia', 'Archimedes', 'Noether'],
  },
  mindtrainer: { ru: ['Аз', 'Буки', 'Веди', 'Глаголь'], en: ['Alpha', 'Beta', 'Gamma', 'Delta'] },
  notnot: {
    ru: ['Парадокс', 'Каламбур', 'Оксюморон', 'Палиндром', 'Антоним', 'Софизм', 'Ребус', 'Шарада', 'Омоним', 'Курьёз'],
    en: ['Paradox', 'Riddle', 'Oxymoron', 'Palindrome', 'Antonym', 'Sophism', 'Rebus', 'Charade', 'Homonym', 'Enigma'],
  },
  brainstorm: { ru: ['Нейрон', 'Аксон', 'Синапс', 'Дендрит'], en: ['Neuron', 'Axon', 'Synapse', 'Dendrite'] },
};
