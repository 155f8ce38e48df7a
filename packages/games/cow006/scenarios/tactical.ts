import type { Scenario } from '@izvilina/kernel/scenario.ts';

/** The tactical variant for two to four players. */
export const tactical: readonly Scenario[] = [
  {
    id: 'tactical-deck',
    rules: ['CW-19'],
    title: { ru: 'Тактика: короткая колода', en: 'Tactics: a short deck' },
    text: {
      ru: 'В тактическом варианте для двух, трёх или четырёх игроков берут только карты с 1 по 24, 34 или 44 — по десять на каждого и четыре на ряды, — а правила те же.',
      en: 'The tactical variant for two, three or four players uses only the cards 1 to 24, 34 or 44, ten for each player and four for the rows; the rules are the same.',
    },
    play: {
      position: {
        players: 3,
        options: { variant: 'tactical' },
        hands: [
          [5, 34],
          [1, 31],
          [2, 21],
        ],
        rows: [[10], [20], [30], [33]],
        picks: [null, 31, 21],
      },
      seat: 0,
      task: {
        ru: 'Втроём карт всего 34. Сыграйте самую старшую.',
        en: 'With three players there are only 34 cards. Play the highest.',
      },
      moves: [{ by: 0, move: { type: 'pick', card: 34 } }],
      expect: { rows: [[10], [20, 21], [30, 31], [33, 34]] },
      after: {
        ru: 'Карты между 33 и 34 нет, так что обогнать вас не мог никто.',
        en: 'There is no card between 33 and 34, so nobody could overtake you.',
      },
      refused: [{ by: 0, move: { type: 'pick', card: 35 }, code: 'ILLEGAL_MOVE' }],
    },
  },
  {
    id: 'draft',
    rules: ['CW-20'],
    title: { ru: 'Тактика: карты на выбор', en: 'Tactics: choose your cards' },
    text: {
      ru: 'Все карты лежат открыто, игроки по очереди берут по одной, пока у каждого не станет десять, а четыре оставшиеся начинают ряды.',
      en: 'All the cards lie face up, the players take one each in turn until everyone has ten, and the four left over start the rows.',
    },
    play: {
      position: {
        players: 2,
        options: { variant: 'tactical' },
        phase: 'draft',
        hands: [
          [1, 4, 7, 10, 13, 16, 19, 22, 24],
          [2, 5, 6, 8, 11, 14, 17, 20, 23],
        ],
        pool: [3, 9, 12, 15, 18, 21],
        drafter: 0,
      },
      seat: 0,
      task: { ru: 'Возьмите себе десятую карту — 9.', en: 'Take your tenth card: 9.' },
      moves: [
        { by: 0, move: { type: 'draft', card: 9 } },
        { by: 1, move: { type: 'draft', card: 21 } },
      ],
      expect: {
        phase: 'pick',
        pool: [],
        rows: [[3], [12], [15], [18]],
        hands: { 0: [1, 4, 7, 9, 10, 13, 16, 19, 22, 24], 1: { length: 10 } },
      },
      after: {
        ru: 'Остались 3, 12, 15 и 18: с них начнутся ряды.',
        en: '3, 12, 15 and 18 are left: the rows start with them.',
      },
      refused: [
        { by: 0, move: { type: 'draft', card: 24 }, code: 'ILLEGAL_MOVE' },
        { by: 1, move: { type: 'draft', card: 9 }, code: 'NOT_YOUR_TURN' },
      ],
    },
  },
];
