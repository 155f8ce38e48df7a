import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { crowd, place, spots, tiles } from './pieces.ts';

/** How a game ends, and who has won. */
export const ending: readonly Scenario[] = [
  {
    id: 'board-full',
    rules: ['IN-15', 'IN-R3'],
    title: { ru: 'Места нет', en: 'No room left' },
    text: {
      ru: 'Партия кончается после хода, который не оставил двух свободных соседних клеток.',
      en: 'The game ends after the turn that leaves no two free cells side by side.',
    },
    ours: {
      ru: 'Кончается сразу после счёта: без замены, без добора, а бонус, который некуда положить, пропадает.',
      en: 'It ends right after the count: no swap, no refill, and a bonus that has no room is lost.',
    },
    play: {
      position: {
        players: 2,
        cells: crowd(5, [0, 0], [1, 0], [-3, 0]),
        tracks: [
          [12, 12, 12, 12, 12, 17],
          [11, 12, 12, 12, 12, 12],
        ],
        racks: [tiles('red-purple', 'green-green'), tiles('blue-blue')],
      },
      seat: 0,
      task: {
        ru: 'Закройте последнее место. Одинокая клетка слева никому не нужна.',
        en: 'Fill the last place. The lone cell on the left is of no use to anybody.',
      },
      moves: [{ by: 0, move: place('purple', 'red', [0, 0], [1, 0]) }],
      expect: {
        phase: 'over',
        bonus: 0,
        racks: { 0: { length: 1 } },
        happened: { 2: { type: 'bonusLost', count: 1 }, 3: { type: 'over', why: 'full' } },
      },
      after: {
        ru: 'Бонус заработан, но класть его некуда. Партия окончена.',
        en: 'A bonus was earned, but there is nowhere to use it. The game is over.',
      },
    },
  },
  {
    id: 'tie',
    rules: ['IN-17', 'IN-16'],
    title: { ru: 'Кто выше', en: 'Who is ahead' },
    text: {
      ru: 'Пример: 10 впереди любой девятки. Если отстающие равны (9 и 9) и следующие тоже (12 и 12), решает третья шкала: 14 впереди 13.',
      en: 'An example: a 10 is ahead of any 9. If the lowest are level (9 and 9) and the next ones too (12 and 12), the third decides: 14 beats 13.',
    },
    play: {
      position: {
        players: 3,
        cells: crowd(6, [0, 0], [1, 0]),
        tracks: [
          [10, 10, 11, 12, 12, 18],
          [9, 12, 14, 15, 16, 17],
          [18, 9, 12, 13, 18, 18],
        ],
        racks: [tiles('red-orange'), tiles('blue-blue'), tiles('green-green')],
      },
      seat: 0,
      task: {
        ru: 'Положите последний жетон и посмотрите на места.',
        en: 'Place the last tile and look at the places.',
      },
      moves: [{ by: 0, move: place('red', 'orange', [0, 0], [1, 0]) }],
      expect: { phase: 'over', happened: { 1: { type: 'over', places: [1, 2, 3] } } },
      after: {
        ru: '10 против 9 и 9, потом 12 и 12, и лишь на третьей шкале 14 против 13.',
        en: 'Ten against two nines, then twelve and twelve, and only the third track tells 14 from 13.',
      },
    },
  },
  {
    id: 'full-tie',
    rules: ['IN-R1'],
    title: { ru: 'Полная ничья', en: 'A full tie' },
    text: {
      ru: 'Если равны все шесть шкал, победу делят.',
      en: 'If all six tracks are equal, the win is shared.',
    },
    play: {
      position: {
        players: 2,
        cells: crowd(5, [0, 0], [1, 0]),
        tracks: [
          [9, 10, 11, 12, 13, 14],
          [14, 13, 12, 11, 10, 9],
        ],
        racks: [tiles('red-orange'), tiles('blue-blue')],
      },
      seat: 0,
      task: { ru: 'Положите последний жетон.', en: 'Place the last tile.' },
      moves: [{ by: 0, move: place('red', 'orange', [0, 0], [1, 0]) }],
      expect: { phase: 'over', happened: { 1: { type: 'over', places: [1, 1] } } },
      after: {
        ru: 'Цвета разные, числа одни и те же: первое место на двоих.',
        en: 'Other colours, the same numbers: two share first place.',
      },
    },
  },
  {
    id: 'instant-win',
    rules: ['IN-18', 'IN-R10'],
    title: { ru: 'Все шесть на 18', en: 'All six at 18' },
    text: {
      ru: 'Кто довёл до 18 все шесть маркеров, побеждает тут же.',
      en: 'Whoever brings all six markers to 18 wins on the spot.',
    },
    ours: {
      ru: 'Даже посреди хода. Остальных расставляем по обычному правилу — по самой отстающей шкале.',
      en: 'Even in the middle of a turn. The others are placed by the usual rule, their lowest marker first.',
    },
    play: {
      position: {
        players: 3,
        cells: spots('purple', [-1, 0], [-2, 0]),
        tracks: [
          [18, 18, 18, 18, 18, 16],
          [3, 3, 3, 3, 3, 3],
          [2, 9, 9, 9, 9, 9],
        ],
        racks: [tiles('purple-red', 'green-green'), tiles('blue-blue'), tiles('red-red')],
        bonus: 1,
      },
      seat: 0,
      task: {
        ru: 'Бонусный жетон, и не хватает двух фиолетовых. Вперёд!',
        en: 'A bonus tile, and two purples to go. Now!',
      },
      moves: [{ by: 0, move: place('purple', 'red', [0, 0], [0, 1]) }],
      expect: {
        phase: 'over',
        tracks: { 0: [18, 18, 18, 18, 18, 18] },
        happened: { 2: { type: 'over', why: 'complete', places: [1, 2, 3] } },
      },
      after: {
        ru: 'Партия окончена прямо посреди хода. Второе место у того, чья худшая шкала 3.',
        en: 'The game ends in mid-turn. Second is whoever’s worst track is at 3.',
      },
    },
  },
];
