import type { BotNames } from '../facts.ts';

export const botNames: BotNames = {
  ru: ['Зорька', 'Бурёнка', 'Ромашка', 'Милка', 'Пеструшка', 'Ночка', 'Дымка', 'Звёздочка', 'Муся', 'Ветка'],
  en: ['Daisy', 'Bella', 'Clover', 'Rosie', 'Dapple', 'Dusty', 'Smoky', 'Stella', 'Molly', 'Willow'],
};
