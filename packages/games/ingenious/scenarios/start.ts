import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { crowd, place, spots, tiles } from './pieces.ts';

/** The goal, and how a game begins. */
export const start: readonly Scenario[] = [
  {
    id: 'goal',
    rules: ['IN-16', 'IN-15'],
    title: { ru: 'Чего мы хотим', en: 'What we are after' },
    text: {
      ru: 'У каждого шесть шкал, и ваш счёт — самая отстающая из них: побеждает тот, у кого она дальше, а при равенстве сравнивают вторую с конца и так далее.',
      en: 'Everyone has six tracks, and your score is the one furthest behind. Whoever’s lowest track is highest wins; on a tie the second lowest decides, and so on.',
    },
    play: {
      position: {
        players: 2,
        cells: crowd(5, [0, 0], [1, 0]),
        racks: [tiles('yellow-purple', 'red-red'), tiles('blue-blue')],
        tracks: [
          [12, 11, 10, 10, 13, 8],
          [18, 18, 18, 18, 18, 9],
        ],
      },
      seat: 0,
      task: {
        ru: 'Осталось одно место. Отстаёт фиолетовый: положите фиолетовую половину в центр.',
        en: 'One place is left. Purple lags behind: put the purple half in the centre.',
      },
      moves: [{ by: 0, move: place('purple', 'yellow', [0, 0], [1, 0]) }],
      expect: {
        phase: 'over',
        tracks: { 0: [12, 11, 12, 10, 13, 10] },
        happened: { 1: { type: 'over', places: [1, 2] } },
      },
      after: {
        ru: 'У вас худшая шкала 10, у соперника 9. Пять его полных шкал не помогли.',
        en: 'Your worst track is at 10, your opponent’s at 9. Five full tracks were no help.',
      },
    },
  },
  {
    id: 'modes',
    rules: ['IN-01'],
    title: { ru: 'Сколько игроков', en: 'How many play' },
    text: {
      ru: 'Каждый за себя играют вдвоём, втроём или вчетвером, двое на двое — ровно вчетвером, а пасьянс раскладывает один.',
      en: 'Two, three or four play everyone for themselves; two against two takes exactly four; solitaire is for one.',
    },
  },
  {
    id: 'area',
    rules: ['IN-02', 'IN-D3'],
    title: { ru: 'Сколько поля нужно', en: 'How much of the board' },
    text: {
      ru: 'Один и двое играют только на белых клетках, трое добавляют светло-серое кольцо, четверо занимают всё поле.',
      en: 'One or two players use the white cells only, three add the light-grey ring, four use the whole board.',
    },
    ours: {
      ru: 'Чисел в книжке нет, они с нашего поля: 91 белая клетка, с кольцом 127, всего 169. Шесть напечатанных символов — на углах белой части.',
      en: 'The numbers are those of our board, the book gives none: 91 white cells, 127 with the ring, 169 in all. The six printed symbols are on the corners of the white part.',
    },
    play: {
      position: { players: 2, racks: [tiles('red-green'), tiles('blue-blue')], opened: [true, true] },
      seat: 0,
      task: {
        ru: 'Вас двое. Положите жетон куда угодно: дальше белой части клеток нет.',
        en: 'There are two of you. Place the tile wherever you like: there are no cells beyond the white part.',
      },
      moves: [{ by: 0, move: place('red', 'green', [5, -2], [4, -2]) }],
      expect: { radius: 5, grid: { length: 91 }, turn: 1 },
      after: {
        ru: 'Клетки за белым краем появятся, только когда сядет третий игрок.',
        en: 'The cells beyond the white edge will exist only when a third player sits down.',
      },
      refused: [{ by: 0, move: place('red', 'green', [5, -2], [6, -2]), code: 'ILLEGAL_MOVE' }],
    },
  },
  {
    id: 'supply',
    rules: ['IN-03', 'IN-D2'],
    title: { ru: 'Запас жетонов', en: 'The supply of tiles' },
    text: {
      ru: 'Жетонов 120, они лежат лицом вниз и перемешаны.',
      en: 'There are 120 tiles, face down and shuffled.',
    },
    ours: {
      ru: 'Сколько каких, в книжке не сказано. У нас по пять каждого из шести парных и по шесть каждого из пятнадцати разных.',
      en: 'The book does not list the tiles. We have five of each of the six doubles and six of each of the fifteen others.',
    },
    play: {
      position: {
        players: 2,
        racks: [tiles('red-red', 'blue-red'), tiles('blue-blue')],
        laid: Array.from({ length: 4 }, (_, i) => ({
          tile: ['red', 'red'],
          cells: [
            [i - 2, 0],
            [i - 2, 1],
          ],
        })),
      },
      seat: 0,
      task: {
        ru: 'Четыре парных красных уже лежат. Положите последний, пятый.',
        en: 'Four red doubles lie there already. Place the fifth and last.',
      },
      moves: [{ by: 0, move: place('red', 'red', [2, 0], [2, 1]) }],
      expect: { racks: { 0: { length: 6 } }, bag: { length: 108 }, laid: { length: 5 } },
      after: {
        ru: 'Больше парных красных нет. Вы добрали пять жетонов вслепую, в запасе осталось 108.',
        en: 'There are no more red doubles. You drew five tiles unseen, and 108 are left.',
      },
    },
  },
  {
    id: 'symbols',
    rules: ['IN-D1'],
    title: { ru: 'Шесть символов', en: 'Six symbols' },
    text: {
      ru: 'У каждого цвета своя форма: красная звезда в двенадцать лучей, оранжевый шестиугольник, жёлтое солнце, зелёный круг, синяя шестиконечная звезда, фиолетовое кольцо.',
      en: 'Every colour has a shape of its own: a red star of twelve points, an orange hexagon, a yellow sun, a green disc, a blue star of six points, a purple ring.',
    },
  },
  {
    id: 'deal',
    rules: ['IN-04'],
    title: { ru: 'Перед первым ходом', en: 'Before the first turn' },
    text: {
      ru: 'Шесть маркеров каждого стоят на нуле, а на подставке шесть жетонов, которые видит только хозяин.',
      en: 'Everyone’s six markers stand at zero, and the rack holds six tiles that only their owner sees.',
    },
    play: {
      position: {
        players: 2,
        racks: [
          tiles('red-blue', 'orange-orange', 'yellow-green', 'green-purple', 'blue-purple', 'red-yellow'),
          tiles('red-red', 'red-blue', 'green-blue', 'purple-purple', 'orange-blue', 'yellow-yellow'),
        ],
      },
      seat: 0,
      task: {
        ru: 'Положите первый жетон: синим к напечатанному синему символу.',
        en: 'Place your first tile with its blue next to the printed blue symbol.',
      },
      moves: [{ by: 0, move: place('blue', 'red', [0, -4], [0, -3]) }],
      expect: {
        tracks: [
          [0, 0, 0, 0, 1, 0],
          [0, 0, 0, 0, 0, 0],
        ],
        racks: { 0: { length: 6 } },
      },
      after: {
        ru: 'Первое очко: синий маркер сошёл с нуля. Взамен жетона вы взяли новый.',
        en: 'Your first point: the blue marker left zero, and a new tile took the place of the old.',
      },
    },
  },
  {
    id: 'first-round',
    rules: ['IN-07', 'IN-R7'],
    title: { ru: 'Первый круг', en: 'The first round' },
    text: {
      ru: 'Свой первый жетон каждый кладёт рядом с напечатанным символом, к которому ещё никто не приложил жетона.',
      en: 'Everybody’s first tile goes next to a printed symbol that has no tile beside it yet.',
    },
    ours: {
      ru: 'Символ занят, как только его клетки коснулся любой жетон, даже бонусный. Сам бонусный жетон первого хода можно класть куда угодно.',
      en: 'A symbol is taken once any tile touches its cell, even a bonus one. The bonus tile of a first turn may go anywhere.',
    },
    play: {
      position: {
        players: 2,
        laid: [
          {
            tile: ['red', 'blue'],
            cells: [
              [0, -3],
              [0, -4],
            ],
          },
        ],
        opened: [false, true],
        racks: [tiles('orange-blue', 'red-red'), tiles('green-green')],
      },
      seat: 0,
      task: {
        ru: 'Синий символ наверху уже занят. Начните у оранжевого.',
        en: 'The blue symbol at the top is taken. Open at the orange one.',
      },
      moves: [{ by: 0, move: place('orange', 'blue', [4, -4], [3, -4]) }],
      expect: { opened: [true, true], tracks: { 0: [0, 1, 0, 0, 0, 0] } },
      after: {
        ru: 'Дальше вы свободны: со второго хода жетон можно класть куда угодно.',
        en: 'From now on you are free: from your second turn a tile may go anywhere.',
      },
      refused: [
        { by: 0, move: place('orange', 'blue', [0, 0], [1, 0]), code: 'ILLEGAL_MOVE' },
        { by: 0, move: place('orange', 'blue', [1, -4], [1, -5]), code: 'ILLEGAL_MOVE' },
      ],
    },
  },
  {
    id: 'clockwise',
    rules: ['IN-05'],
    title: { ru: 'Чей ход', en: 'Whose turn' },
    text: {
      ru: 'По книжке начинает самый младший, у нас — кого выберет жребий или хозяин стола. Дальше ходят по часовой стрелке.',
      en: 'By the book the youngest begins; here the lot or the host decides. Then play goes clockwise.',
    },
    play: {
      position: {
        players: 3,
        options: { first: 2 },
        racks: [tiles('red-red'), tiles('green-green'), tiles('yellow-purple')],
      },
      seat: 2,
      task: {
        ru: 'Начинаете вы. Положите жетон у жёлтого символа.',
        en: 'You begin. Place your tile at the yellow symbol.',
      },
      moves: [{ by: 2, move: place('yellow', 'purple', [4, 0], [3, 0]) }],
      expect: { turn: 0, tracks: { 2: [0, 0, 1, 0, 0, 0] } },
      after: {
        ru: 'После последнего места ход переходит к первому.',
        en: 'After the last seat it is the first one’s turn.',
      },
      refused: [{ by: 0, move: place('red', 'red', [-4, 4], [-3, 4]), code: 'NOT_YOUR_TURN' }],
    },
  },
  {
    id: 'turn',
    rules: ['IN-06'],
    title: { ru: 'Ход', en: 'A turn' },
    text: {
      ru: 'За ход вы кладёте один жетон на две свободные соседние клетки, считаете очки и добираете жетоны до шести.',
      en: 'In a turn you place one tile on two free neighbouring cells, count its points, and draw up to six tiles.',
    },
    play: {
      position: {
        players: 2,
        cells: [...spots('green', [0, 1], [0, 2]), ...spots('blue', [2, 0])],
        racks: [
          tiles('green-blue', 'red-red', 'orange-purple', 'yellow-yellow', 'red-blue', 'orange-orange'),
          tiles('red-red'),
        ],
      },
      seat: 0,
      task: {
        ru: 'Продолжите зелёную линию и положите синий рядом с синим.',
        en: 'Carry on the green line, and put blue next to blue.',
      },
      moves: [{ by: 0, move: place('green', 'blue', [0, 0], [1, 0]) }],
      expect: { turn: 1, tracks: { 0: [0, 0, 0, 2, 1, 0] }, racks: { 0: { length: 6 } } },
      after: {
        ru: 'Два очка за зелёный, одно за синий, и снова шесть жетонов.',
        en: 'Two for green, one for blue, and six tiles again.',
      },
      refused: [
        { by: 0, move: place('green', 'blue', [0, 0], [2, -1]), code: 'ILLEGAL_MOVE' },
        { by: 0, move: place('green', 'blue', [1, 0], [2, 0]), code: 'ILLEGAL_MOVE' },
        { by: 0, move: place('green', 'green', [0, 0], [1, 0]), code: 'ILLEGAL_MOVE' },
      ],
    },
  },
  {
    id: 'no-pass',
    rules: ['IN-R6'],
    title: { ru: 'Пропустить нельзя', en: 'No passing' },
    text: {
      ru: 'Пока есть две свободные соседние клетки, туда ляжет любой жетон, поэтому ход пропустить нельзя.',
      en: 'While two neighbouring cells are free any tile fits there, so a turn cannot be passed.',
    },
    play: {
      position: {
        players: 2,
        cells: crowd(5, [0, 0], [1, 0], [4, 0], [3, 0]),
        racks: [tiles('red-orange'), tiles('red-red')],
      },
      seat: 0,
      task: {
        ru: 'Очков тут не взять, но ходить надо. Положите жетон в центр.',
        en: 'Nothing scores here, but you must play. Place the tile in the centre.',
      },
      moves: [{ by: 0, move: place('red', 'orange', [0, 0], [1, 0]) }],
      expect: { turn: 1, tracks: { 0: [0, 0, 0, 0, 0, 0] } },
      after: { ru: 'Ноль очков — тоже ход.', en: 'Zero points is still a turn.' },
      refused: [
        { by: 0, move: { type: 'skip' }, code: 'ILLEGAL_MOVE' },
        { by: 0, move: { type: 'keep' }, code: 'ILLEGAL_MOVE' },
      ],
    },
  },
];
