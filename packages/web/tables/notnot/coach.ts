import type { NotNotHappening } from '@izvilina/games/notnot/state.ts';
import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';
import { defineCoach } from '../coach.ts';

export const coach = defineCoach<NotNotView, NotNotHappening, 'point'>({
  goal: () => ({
    ru: 'Кубики говорят, какая карта верна. Нажмите на неё раньше всех. Больше карт — победа.',
    en: 'The dice say which card fits. Be the first to tap it. The most cards win.',
  }),
  opening: () => ({
    ru: 'Один кубик называет место, другой — цвет. Хватит одного из двух. «Ничего» — кубик молчит.',
    en: 'One die names a place, the other a colour. Either will do. A die may say “nothing”.',
  }),
  asks: {
    point: ({ rules }) =>
      rules.includes('notnot')
        ? {
            ru: 'Сначала сосчитайте «не»: нечётное число переворачивает оба условия.',
            en: 'Count the NOTs first: an odd number flips both conditions.',
          }
        : {
            ru: 'Читайте слово, а не цвет букв. И смотрите на портал, а не на фон карты.',
            en: 'Read the word, not its ink. Look at the portal, not at the background.',
          },
  },
  because: {
    mistake: {
      when: (happening, seat) => happening.type === 'mistook' && happening.player === seat,
      text: {
        ru: 'Эта карта кубикам не подошла. За ошибку отдают одну из взятых карт.',
        en: 'That card did not fit the dice. A mistake costs one of the cards you won.',
      },
    },
    void: {
      when: (happening) => happening.type === 'won' && happening.card.kind === 'void',
      text: {
        ru: 'Трогать пустоту нельзя, но выигравший раунд забирает её вместо своей карты.',
        en: 'Never touch the void; yet whoever wins the round takes it instead of their card.',
      },
    },
    // A rule comes up together with the verdict on a round that was still played without it.
    notnot: {
      when: (happening) => happening.type === 'rule' && happening.rule === 'notnot',
      text: {
        ru: 'Дальше бросаем и кубик «не». Одно или три «не» — ищите наоборот, два — читайте как есть.',
        en: 'Next a NOT die is rolled too. One or three NOTs flip everything, two change nothing.',
      },
    },
    arrow: {
      when: (happening) => happening.type === 'rule' && happening.rule === 'arrow',
      text: {
        ru: 'Дальше верх там, куда смотрит стрелка на колоде. С ней поворачиваются все стороны.',
        en: 'From the next roll on, the arrow on the deck points to the top. All sides turn with it.',
      },
    },
    lie: {
      when: (happening) => happening.type === 'rule' && happening.rule === 'lie',
      text: {
        ru: 'Дальше и колода врёт: маска на ней — ещё одно «не».',
        en: 'From the next roll on, the deck lies too: a mask on it is one more NOT.',
      },
    },
    nothingRight: {
      when: (happening) => happening.type === 'closed' && happening.right.length === 0,
      text: {
        ru: 'Верной карты не было. В таком раунде лучше ничего не трогать.',
        en: 'No card fitted. In a round like that, keep your hands off.',
      },
    },
    tooLate: {
      when: (happening) => happening.type === 'closed' && happening.on === 'time' && happening.right.length > 0,
      text: {
        ru: 'Никто не успел, и карты остались лежать. Бросаем ещё раз.',
        en: 'Nobody made it in time, so the cards stay. The dice roll again.',
      },
    },
    won: {
      when: (happening, seat) => happening.type === 'won' && happening.player === seat,
      text: {
        ru: 'Верно и раньше всех: карта ваша, на её место ляжет новая.',
        en: 'Correct, and before anyone else: the card is yours, and a new one takes its place.',
      },
    },
    rival: {
      when: (happening, seat) => happening.type === 'won' && happening.player !== seat,
      text: {
        ru: 'Соперник успел раньше. Нажмите «Почему так», если не видно, в чём дело.',
        en: 'An opponent was faster. Tap “Why” if you cannot see the reason.',
      },
    },
  },
});
