import type { Scenario } from '@izvilina/kernel/scenario.ts';

/** The four rules of the rows. */
export const rows: readonly Scenario[] = [
  {
    id: 'rising',
    rules: ['CW-07'],
    title: { ru: 'Правило 1: только вверх', en: 'Rule 1: only upwards' },
    text: {
      ru: 'Ряд растёт только картой, которая больше его последней.',
      en: 'A row only grows with a card higher than its last one.',
    },
    play: {
      position: {
        players: 2,
        hands: [
          [55, 88],
          [64, 90],
        ],
        rows: [[50], [60], [70], [80]],
        picks: [null, 90],
      },
      seat: 0,
      task: { ru: 'Куда ляжет 55? Сыграйте её и проверьте.', en: 'Where will 55 go? Play it and see.' },
      moves: [{ by: 0, move: { type: 'pick', card: 55 } }],
      expect: { rows: [[50, 55], [60], [70], [80, 90]] },
      after: {
        ru: 'Только у первого ряда последняя карта была меньше 55, других мест для неё не было.',
        en: 'Only the first row ended below 55, so there was no other place for it.',
      },
    },
  },
  {
    id: 'nearest',
    rules: ['CW-08'],
    title: { ru: 'Правило 2: к ближайшей', en: 'Rule 2: to the nearest' },
    text: {
      ru: 'Если подходит несколько рядов, карта встаёт за ближайшей из меньших: выбирать тут нечего.',
      en: 'If several rows will do, the card goes behind the nearest of the lower ones: there is nothing to choose.',
    },
    play: {
      position: {
        players: 2,
        hands: [
          [37, 5],
          [64, 90],
        ],
        rows: [[12], [30], [33], [38]],
        picks: [null, 90],
      },
      seat: 0,
      task: { ru: 'Угадайте ряд и сыграйте 37.', en: 'Guess the row, then play 37.' },
      moves: [{ by: 0, move: { type: 'pick', card: 37 } }],
      expect: { rows: [[12], [30], [33, 37], [38, 90]] },
      after: {
        ru: 'До 33 было ближе всего: разница 4 против 7 и 25, а 38 уже больше.',
        en: '33 was the nearest: 4 away against 7 and 25, and 38 is already higher.',
      },
    },
  },
  {
    id: 'sixth',
    rules: ['CW-09'],
    title: { ru: 'Правило 3: шестая корова', en: 'Rule 3: the sixth cow' },
    text: {
      ru: 'Если ваша карта шестая в ряду, вы забираете пять лежащих там карт, а она начинает ряд заново.',
      en: 'If your card is the sixth of a row, you take the five lying there and your card starts the row anew.',
    },
    play: {
      position: {
        players: 2,
        hands: [
          [25, 77],
          [41, 64],
        ],
        rows: [[3, 8, 14, 19, 23], [40], [60], [80]],
        picks: [null, 41],
      },
      seat: 0,
      task: {
        ru: 'Один раз можно: сыграйте 25 и станьте шестой коровой.',
        en: 'Just this once: play 25 and be the sixth cow.',
      },
      moves: [{ by: 0, move: { type: 'pick', card: 25 } }],
      expect: { rows: [[25], [40, 41], [60], [80]], bases: [[3, 8, 14, 19, 23], []] },
      after: {
        ru: 'Пять карт ушли к вам, это пять очков, а 25 осталась в ряду одна.',
        en: 'Five cards came to you, five points in all, and 25 is alone in its row.',
      },
    },
  },
  {
    id: 'overtaken',
    rules: ['CW-09', 'CW-06'],
    title: { ru: 'Обогнали!', en: 'Overtaken!' },
    text: {
      ru: 'Пятое место легко становится шестым: кто-то с картой поменьше может успеть туда раньше вас.',
      en: 'A fifth place easily turns into a sixth: somebody with a slightly lower card may get there before you.',
    },
    play: {
      position: {
        players: 2,
        hands: [
          [24, 61],
          [21, 90],
        ],
        rows: [[3, 8, 14, 19], [40], [60], [80]],
        picks: [null, 21],
      },
      seat: 0,
      task: {
        ru: 'В первом ряду есть пятое место. Рискните: сыграйте 24.',
        en: 'The first row has a fifth place. Take the risk: play 24.',
      },
      moves: [{ by: 0, move: { type: 'pick', card: 24 } }],
      expect: { rows: [[24], [40], [60], [80]], bases: [[3, 8, 14, 19, 21], []] },
      after: {
        ru: '21 заняла пятое место, и 24 оказалась шестой. А вот 61 была бы в безопасности.',
        en: '21 took the fifth place and 24 became the sixth. 61 would have been safe.',
      },
    },
  },
  {
    id: 'lowest',
    rules: ['CW-10'],
    title: { ru: 'Правило 4: слишком маленькая', en: 'Rule 4: too low' },
    text: {
      ru: 'Если карта меньше последних карт всех рядов, её хозяин забирает любой ряд на свой выбор, и карта начинает его заново.',
      en: 'If a card is lower than the last card of every row, its player takes any one row and the card starts it anew.',
    },
    play: {
      position: {
        players: 2,
        hands: [
          [6, 44],
          [64, 71],
        ],
        rows: [[20], [35], [50, 52], [70]],
        picks: [null, 71],
      },
      seat: 0,
      task: {
        ru: 'Сыграйте 6, а потом заберите самый дешёвый ряд — второй.',
        en: 'Play 6, then take the cheapest row: the second.',
      },
      moves: [
        { by: 0, move: { type: 'pick', card: 6 } },
        { by: 0, move: { type: 'takeRow', row: 1 } },
      ],
      expect: { rows: [[20], [6], [50, 52], [70, 71]], bases: [[35], []] },
      after: {
        ru: 'За 35 — всего два очка, а второй ряд теперь начинается с 6.',
        en: '35 costs only two points, and the second row now starts with 6.',
      },
      refused: [{ by: 0, move: { type: 'takeRow', row: 1 }, code: 'ILLEGAL_MOVE' }],
    },
  },
  {
    id: 'waiting',
    rules: ['CW-11'],
    title: { ru: 'Остальные ждут', en: 'The others wait' },
    text: {
      ru: 'Пока хозяин младшей карты выбирает ряд, старшие карты ждут и лягут уже на изменившийся стол.',
      en: 'While the lowest card’s player chooses a row the higher cards wait, and then go to the table as it has become.',
    },
    play: {
      position: {
        players: 2,
        hands: [
          [60, 99],
          [5, 80],
        ],
        rows: [[14], [22, 27], [31, 36, 38, 40, 42], [58]],
        picks: [null, 5],
      },
      seat: 0,
      task: {
        ru: 'Сыграйте 60: кажется, ей место за 58.',
        en: 'Play 60: it seems to belong behind 58.',
      },
      moves: [
        { by: 0, move: { type: 'pick', card: 60 } },
        { by: 1, move: { type: 'takeRow', row: 3 } },
      ],
      expect: { rows: [[14], [22, 27], [60], [5]], bases: [[31, 36, 38, 40, 42], [58]] },
      after: {
        ru: 'Соперник забрал ряд с 58, и ближайшей к вашей 60 стала 42, а там она шестая.',
        en: 'Your opponent took the row with 58, so the nearest to your 60 was 42, where it came sixth.',
      },
      refused: [{ by: 1, move: { type: 'takeRow', row: 3 }, code: 'ILLEGAL_MOVE' }],
    },
  },
  {
    id: 'only-the-lowest',
    rules: ['CW-11', 'CW-R8'],
    title: { ru: 'Под правило 4 попадает одна карта', en: 'Rule 4 hits only one' },
    text: {
      ru: 'Под четвёртое правило за ход попадает только самая младшая карта: после неё у любой другой место найдётся.',
      en: 'Only the lowest card of a turn can fall under rule 4: once it is laid, every other card has a place.',
    },
    ours: {
      ru: 'Тут мы ничего не придумали: отдельной строки об этом в книжке нет, но так выходит из её правил.',
      en: 'Nothing of our own here: the book has no line on it, but it follows from its rules.',
    },
    play: {
      position: {
        players: 2,
        hands: [
          [9, 77],
          [2, 88],
        ],
        rows: [[30], [40], [50], [60]],
        picks: [null, 2],
      },
      seat: 0,
      task: {
        ru: 'Ваша 9 меньше всех рядов. Сыграйте её и посмотрите, кому платить.',
        en: 'Your 9 is lower than every row. Play it and see who has to pay.',
      },
      moves: [
        { by: 0, move: { type: 'pick', card: 9 } },
        { by: 1, move: { type: 'takeRow', row: 0 } },
      ],
      expect: { rows: [[2, 9], [40], [50], [60]], bases: [[], [30]] },
      after: {
        ru: 'Ряд забрала двойка, а ваша 9 спокойно встала за ней.',
        en: 'The 2 took a row, and your 9 calmly went behind it.',
      },
    },
  },
  {
    id: 'penalties',
    rules: ['CW-03'],
    title: { ru: 'Сколько стоит карта', en: 'What a card costs' },
    text: {
      ru: 'Сколько коров нарисовано на карте, столько и очков: обычно 1, у кратных пяти — 2, десяти — 3, с одинаковыми цифрами — 5, а у 55 — целых 7.',
      en: 'A card costs a point for every cow drawn on it: usually 1, a multiple of five 2, of ten 3, a number with equal digits 5, and 55 a full 7.',
    },
    play: {
      position: {
        players: 2,
        hands: [
          [4, 60],
          [80, 81],
        ],
        rows: [[55], [11, 16], [20, 25], [17, 18, 19, 21]],
        picks: [null, 80],
      },
      seat: 0,
      task: {
        ru: 'Сыграйте 4 и найдите ряд, который обойдётся дешевле всех.',
        en: 'Play 4 and find the row that costs least.',
      },
      moves: [
        { by: 0, move: { type: 'pick', card: 4 } },
        { by: 0, move: { type: 'takeRow', row: 3 } },
      ],
      expect: { rows: [[55, 80], [11, 16], [20, 25], [4]], bases: [[17, 18, 19, 21], []] },
      after: {
        ru: 'Самый длинный ряд оказался самым дешёвым: 4 очка против 7, 6 и 5.',
        en: 'The longest row was the cheapest: 4 points against 7, 6 and 5.',
      },
    },
  },
];
