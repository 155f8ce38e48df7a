import type { CowHappening } from '@izvilina/games/cow006/state.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import { defineCoach } from '../coach.ts';

export const coach = defineCoach<CowView, CowHappening, 'draft' | 'pick' | 'row'>({
  goal: ({ options: { endAt, rounds } }) =>
    rounds === null
      ? {
          ru: `Коровы — это штраф. Играем до ${endAt}: побеждает тот, у кого их меньше всех.`,
          en: `Cows are penalties. We play to ${endAt}: the fewest cows win.`,
        }
      : {
          ru: 'Коровы — это штраф. У кого их меньше всех, тот и победит.',
          en: 'Cows are penalties. The fewest cows win.',
        },
  asks: {
    draft: () => ({
      ru: 'Возьмите карту. Когда у всех будет по десять, последние четыре начнут ряды.',
      en: 'Take a card. Once everybody has ten, the four left over start the rows.',
    }),
    pick: () => ({
      ru: 'Сыграйте карту: она встанет в ряд, где последнее число меньше и ближе всего к ней.',
      en: 'Play a card: it joins the row whose last number is the nearest one below it.',
    }),
    row: () => ({
      ru: 'Ваша карта меньше всех рядов: один придётся забрать. Берите, где меньше коров.',
      en: 'Your card is below every row, so you must take one. Look for the fewest cows.',
    }),
  },
  tips: {
    price: {
      when: ({ phase, rows }) => phase === 'pick' && rows.some((row) => row.length > 2),
      text: () => ({
        ru: 'Справа от ряда — его цена: столько коров достанется тому, кто положит шестую.',
        en: 'A row’s price is on its right: the cows that go to whoever plays the sixth card.',
      }),
    },
  },
  because: {
    sixthMine: {
      when: (happening, seat) => happening.type === 'took' && happening.why === 'sixth' && happening.player === seat,
      text: {
        ru: 'Ваша карта стала шестой, и весь ряд достался вам. Теперь ряд начинается с неё.',
        en: 'Your card was the sixth, so the whole row is yours. The row restarts with it.',
      },
    },
    sixth: {
      when: (happening) => happening.type === 'took' && happening.why === 'sixth',
      text: {
        ru: 'Шестая карта забирает весь ряд. Где уже пять карт, там горячо!',
        en: 'The sixth card takes the whole row. Five cards in a row mean danger!',
      },
    },
    lowest: {
      when: (happening, seat) => happening.type === 'took' && happening.why === 'lowest' && happening.player !== seat,
      text: {
        ru: 'Чья карта меньше всех рядов, тот забирает ряд — любой на выбор.',
        en: 'Whoever plays a card below every row must take a row, any of them.',
      },
    },
    scored: {
      when: (happening) => happening.type === 'scored',
      text: {
        ru: 'Раунд окончен. Коровы остаются за вами, а карты сдаём заново.',
        en: 'The round is over. Your cows stay with you; the cards are dealt afresh.',
      },
    },
    order: {
      when: (happening) => happening.type === 'placed',
      text: {
        ru: 'Все открылись разом, а ложатся карты по порядку: от меньшей к большей.',
        en: 'All cards are revealed together and placed in order, lowest first.',
      },
    },
  },
});
