import type { Slug } from '@izvilina/games/registry.ts';
import type { Words } from '@izvilina/kernel/game.ts';

/** The question of «Задача дня» for each game. */
const QUESTIONS: Readonly<Record<Slug, Words>> = {
  cow006: {
    ru: 'Играем один раунд: побеждает тот, кто соберёт меньше всех коров. Какую карту положить сейчас?',
    en: 'One round decides: whoever collects the fewest cows wins. Which card do you play now?',
  },
  ingenious: {
    ru: 'Ваш ход. Какой жетон и куда положить, чтобы подойти к победе ближе всего?',
    en: 'Your turn. Which tile, and where, brings you closest to winning?',
  },
  mindtrainer: {
    ru: 'Ваш ход. Какое слово лучше всех — и по очкам, и по тому, что останется на подставке?',
    en: 'Your turn. Which word is best, for its points and for what stays on your rack?',
  },
  notnot: {
    ru: 'Кубики брошены, верная карта только одна. Какая? Минуты хватит.',
    en: 'The dice are rolled, and only one card fits. Which one? A minute will do.',
  },
  brainstorm: {
    ru: 'Кубик остановился. Как положить тайл, чтобы выиграть больше всего?',
    en: 'The die has come to rest. How do you lay the tile on it to gain the most?',
  },
};

export const questionOf = (game: Slug): Words => QUESTIONS[game];
