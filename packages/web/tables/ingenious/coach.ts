import type { IngeniousHappening, Phase } from '@izvilina/games/ingenious/state.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';
import { defineCoach } from '../coach.ts';

const GOALS = {
  standard: {
    ru: 'Ваш счёт — самый отстающий цвет. У кого он дальше всех, тот и победил.',
    en: 'Your weakest colour is your score. The best weakest colour wins.',
  },
  team: {
    ru: 'Шкалы у вас с партнёром общие. Победит команда, у которой отстающий цвет дальше.',
    en: 'You and your partner share the tracks. The team with the better weakest colour wins.',
  },
  solo: {
    ru: 'Ваш счёт — самый отстающий цвет. Заполните поле и побейте свой рекорд.',
    en: 'Your weakest colour is your score. Fill the board and beat your record.',
  },
} as const;

const sum = (points: readonly number[]): number => points.reduce((total, one) => total + one, 0);

export const coach = defineCoach<IngeniousView, IngeniousHappening, Exclude<Phase, 'over'>>({
  goal: ({ mode }) => GOALS[mode],
  asks: {
    place: () => ({
      ru: 'Кладите жетон к таким же символам: чем длиннее их линия, тем больше очков.',
      en: 'Place a tile next to symbols like its own: longer lines score more.',
    }),
    bonus: () => ({
      ru: 'Цвет дошёл до конца шкалы! За это кладите ещё один жетон.',
      en: 'A colour reached the end of its track! Place one more tile for it.',
    }),
    swap: () => ({
      ru: 'Отстающего цвета на подставке нет: можно сменить все жетоны или оставить эти.',
      en: 'Your rack lacks your weakest colour: swap all the tiles, or keep these.',
    }),
  },
  tips: {
    drag: {
      when: ({ phase, laid }) => phase === 'place' && laid.length > 0,
      text: () => ({
        ru: 'Жетон можно и перетащить с подставки на поле, а повернуть — нажав на него.',
        en: 'You can also drag a tile from the rack to the board, and turn it by tapping it.',
      }),
    },
  },
  because: {
    bonus: {
      when: (happening, seat) => happening.type === 'bonusEarned' && happening.player !== seat,
      text: {
        ru: 'Цвет соперника дошёл до конца шкалы, и за это полагается ещё один жетон.',
        en: 'Your opponent’s colour reached the end of its track, which earns one more tile.',
      },
    },
    swapped: {
      when: (happening, seat) => happening.type === 'swapped' && happening.player !== seat,
      text: {
        ru: 'У соперника нет отстающего цвета: показывает все жетоны и берёт новые.',
        en: 'Your opponent lacked the weakest colour, so the tiles were shown and swapped.',
      },
    },
    nothing: {
      when: (happening, seat) =>
        happening.type === 'placed' && happening.player === seat && sum(happening.points) === 0,
      text: {
        ru: 'Очков нет: ни от одного символа жетона не идёт линия таких же.',
        en: 'No points: no line of equal symbols starts at either half of your tile.',
      },
    },
    scored: {
      when: (happening, seat) => happening.type === 'placed' && happening.player === seat && sum(happening.points) > 0,
      text: {
        ru: 'Очко за каждый такой же символ в линиях от жетона. Сам жетон не считается.',
        en: 'A point for each equal symbol in line with your tile; the tile itself scores nothing.',
      },
    },
  },
});
