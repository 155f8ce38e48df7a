import type { Scenario } from '@izvilina/kernel/scenario.ts';

/** Our decisions where the printed rules are silent. */
export const rulings: readonly Scenario[] = [
  {
    id: 'change-of-mind',
    rules: ['CW-R1'],
    title: { ru: 'Передумать можно', en: 'You may change your mind' },
    text: {
      ru: 'Пока выбрали не все, свою карту можно забрать и положить другую.',
      en: 'Until the last player has chosen, you may take your card back and play another.',
    },
    play: {
      position: {
        players: 2,
        hands: [
          [12, 33],
          [40, 60],
        ],
        rows: [[10], [31], [50], [70]],
        picks: [12, null],
      },
      seat: 0,
      task: {
        ru: 'Ваша 12 уже лежит рубашкой вверх. Замените её на 33.',
        en: 'Your 12 already lies face down. Put 33 in its place.',
      },
      moves: [
        { by: 0, move: { type: 'pick', card: 33 } },
        { by: 1, move: { type: 'pick', card: 40 } },
      ],
      expect: { rows: [[10], [31, 33, 40], [50], [70]], hands: [[12], [60]] },
      after: {
        ru: 'Сыграла 33, а 12 вернулась в руку, и никто не узнал, что вы сперва задумали.',
        en: '33 was played and 12 is back in your hand; nobody learned what you had in mind first.',
      },
    },
  },
  {
    id: 'row-numbers',
    rules: ['CW-R2'],
    title: { ru: 'Ряд остаётся на месте', en: 'A row keeps its place' },
    text: {
      ru: 'Ряды нумеруются в порядке раскладки (в тактическом варианте — по возрастанию) и не меняют номера до конца раунда.',
      en: 'Rows are numbered as they were laid out (in the tactical variant ascending) and keep their number for the round.',
    },
    play: {
      position: {
        players: 2,
        hands: [
          [12, 95],
          [62, 99],
        ],
        rows: [[40], [5, 6, 7, 8, 9], [60], [80]],
        picks: [null, 62],
      },
      seat: 0,
      task: { ru: 'Сыграйте 12 и следите за вторым рядом.', en: 'Play 12 and watch the second row.' },
      moves: [{ by: 0, move: { type: 'pick', card: 12 } }],
      expect: { rows: [[40], [12], [60, 62], [80]], bases: [[5, 6, 7, 8, 9], []] },
      after: {
        ru: 'Ряд начался заново с 12, но остался вторым.',
        en: 'The row started anew with 12 and is still the second.',
      },
    },
  },
  {
    id: 'shared-win',
    rules: ['CW-R3', 'CW-17'],
    title: { ru: 'Победа на двоих', en: 'A shared win' },
    text: {
      ru: 'У кого поровну и меньше всех, те делят победу. «Повелитель коров» — тот, у кого больше всех из дошедших до 66; победителя так не зовут.',
      en: 'Players level on the lowest total share the win. Of those who reached 66 only the highest is Lord of the Cows, and never a winner.',
    },
    play: {
      position: {
        players: 4,
        hands: [[71], [82], [93], [94]],
        rows: [[9], [45], [66], [90]],
        bases: [[], [], [33, 55], [50]],
        totals: [20, 20, 60, 64],
        round: 5,
        picks: [null, 82, 93, 94],
      },
      seat: 0,
      task: { ru: 'Доиграйте партию: сыграйте 71.', en: 'Finish the game: play 71.' },
      moves: [{ by: 0, move: { type: 'pick', card: 71 } }],
      expect: { phase: 'over', totals: [20, 20, 72, 67], happened: { 7: { type: 'over', places: [1, 1, 4, 3] } } },
      after: {
        ru: 'Вы и сосед победили вместе; за 66 перевалили двое, но повелитель один — у него 72.',
        en: 'You and your neighbour win together; two went past 66, but there is one lord, the one with 72.',
      },
    },
  },
  {
    id: 'draft-order',
    rules: ['CW-R4'],
    title: { ru: 'Кто берёт первым', en: 'Who takes first' },
    text: {
      ru: 'Кто первым берёт карты в первом раунде, решает жребий, а дальше первенство каждый раунд переходит к следующему по кругу.',
      en: 'Chance decides who takes first in the first round; then the first choice moves one seat on every round.',
    },
    play: {
      position: {
        players: 3,
        options: { variant: 'tactical' },
        hands: [[12], [23], [31]],
        rows: [[10], [20], [30], [33]],
        drafter: 0,
        picks: [null, 23, 31],
      },
      seat: 0,
      task: {
        ru: 'В этом раунде начинали вы. Сыграйте 12, а в новом раунде возьмите 17, когда дойдёт очередь.',
        en: 'You were first this round. Play 12, and in the new round take 17 when your turn comes.',
      },
      moves: [
        { by: 0, move: { type: 'pick', card: 12 } },
        { by: 1, move: { type: 'draft', card: 34 } },
        { by: 2, move: { type: 'draft', card: 1 } },
        { by: 0, move: { type: 'draft', card: 17 } },
      ],
      expect: { phase: 'draft', round: 2, firstDrafter: 1, drafter: 1, drafted: [[17], [34], [1]] },
      after: {
        ru: 'Теперь начал сосед, а ваша очередь пришла последней.',
        en: 'This time your neighbour went first, and you were the last.',
      },
    },
  },
  {
    id: 'open-draft',
    rules: ['CW-R5'],
    title: { ru: 'Помнить — тоже игра', en: 'Remembering is the game' },
    text: {
      ru: 'Взятую карту видят все, но потом она скрыта в руке; вдвоём руки лежат открыто, а втроём и вчетвером — если на столе отмечено «Кто что взял, видно всё время».',
      en: 'Everyone sees a card being taken, but then the hand hides it; with two players the hands stay open, with three and four only if “Who took what stays in sight” is ticked.',
    },
    play: {
      position: {
        players: 3,
        options: { variant: 'tactical' },
        phase: 'draft',
        hands: [
          [1, 4, 7, 10, 13, 16, 19, 22, 25],
          [2, 5, 8, 11, 14, 17, 20, 23, 26],
          [3, 6, 9, 12, 15, 18, 21, 24, 27],
        ],
        pool: [28, 29, 30, 31, 32, 33, 34],
        drafter: 0,
      },
      seat: 0,
      task: {
        ru: 'Возьмите 34 и запомните, что возьмут остальные.',
        en: 'Take 34 and remember what the others take.',
      },
      moves: [
        { by: 0, move: { type: 'draft', card: 34 } },
        { by: 1, move: { type: 'draft', card: 31 } },
        { by: 2, move: { type: 'draft', card: 29 } },
      ],
      expect: {
        phase: 'pick',
        rows: [[28], [30], [32], [33]],
        hands: { 1: [2, 5, 8, 11, 14, 17, 20, 23, 26, 31], 2: [3, 6, 9, 12, 15, 18, 21, 24, 27, 29] },
      },
      after: {
        ru: 'Сосед взял 31, следующий — 29. Стол вам об этом больше не напомнит.',
        en: 'Your neighbour took 31, the next one 29. The table will not remind you.',
      },
    },
  },
  {
    id: 'house-rules',
    rules: ['CW-R6'],
    title: { ru: 'Настройки стола', en: 'House rules' },
    text: {
      ru: 'Хозяин стола может назначить другой порог вместо 66 или число раундов, а тактическую колоду сдать наугад.',
      en: 'The host may set another threshold than 66 or a number of rounds, and have the tactical deck dealt at random.',
    },
    play: {
      position: {
        players: 2,
        options: { endAt: 20 },
        hands: [[71], [82]],
        rows: [[9], [45], [66], [90]],
        bases: [[], [22]],
        totals: [3, 15],
        round: 2,
        picks: [null, 82],
      },
      seat: 0,
      task: {
        ru: 'Здесь играют до 20. Сыграйте последнюю карту.',
        en: 'This table plays to 20. Play your last card.',
      },
      moves: [{ by: 0, move: { type: 'pick', card: 71 } }],
      expect: { phase: 'over', totals: [3, 20] },
      after: {
        ru: '15 и ещё 5 — ровно 20, и короткая партия окончена.',
        en: '15 and 5 more make exactly 20, and the short game is over.',
      },
    },
  },
  {
    id: 'hidden-bases',
    rules: ['CW-R7'],
    title: { ru: 'Очки раунда', en: 'Points of the round' },
    text: {
      ru: 'Ряды забирают у всех на глазах, поэтому очки раунда видны; снимите галочку «Штраф раунда виден всем», и их откроют только в конце.',
      en: 'Rows are taken in plain sight, so the points of the round are shown; untick “The round’s penalty is shown to all” to hide them until its end.',
    },
    play: {
      position: {
        players: 3,
        options: { hiddenBases: true },
        hands: [
          [58, 91],
          [20, 93],
          [67, 95],
        ],
        rows: [[15], [51, 53, 54, 55, 57], [66], [90]],
        bases: [[], [44, 60], []],
        picks: [null, 20, 67],
      },
      seat: 0,
      task: {
        ru: 'Очки раунда здесь скрыты. Сыграйте 58 и посчитайте их в уме.',
        en: 'The round’s points are hidden here. Play 58 and count yours in your head.',
      },
      moves: [{ by: 0, move: { type: 'pick', card: 58 } }],
      expect: { rows: [[15, 20], [58], [66, 67], [90]], bases: [[51, 53, 54, 55, 57], [44, 60], []] },
      after: {
        ru: 'Вышло 11 очков, из них 7 за одну 55, но стол их пока не покажет.',
        en: 'That makes 11 points, 7 of them for 55 alone, but the table will not show them yet.',
      },
    },
  },
];
