import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { place, spots, tiles } from './pieces.ts';

/** How a tile scores, and what happens at 18. */
export const lines: readonly Scenario[] = [
  {
    id: 'five-lines',
    rules: ['IN-08'],
    title: { ru: 'Пять линий', en: 'Five lines' },
    text: {
      ru: 'От каждой половины жетона смотрят в пять сторон — во все, кроме второй половины, — и считают такие же символы подряд до пустой клетки, чужого символа или края.',
      en: 'From each half of the tile look five ways, all but towards its other half, and count equal symbols in a row up to a free cell, another symbol or the edge.',
    },
    play: {
      position: {
        players: 2,
        cells: [
          ...spots('red', [-1, 0], [-2, 0], [0, 1], [0, -1], [0, -2], [0, -3], [-2, 2], [2, 0]),
          ...spots('green', [1, -1], [0, 2]),
        ],
        racks: [tiles('red-blue', 'green-green'), tiles('blue-blue')],
      },
      seat: 0,
      task: {
        ru: 'Положите красный в центр, синий справа от него. Сколько выйдет?',
        en: 'Put red in the centre and blue to its right. How much does it make?',
      },
      moves: [{ by: 0, move: place('red', 'blue', [0, 0], [1, 0]) }],
      expect: { tracks: { 0: [6, 0, 0, 0, 0, 0] }, last: { points: [6, 0, 0, 0, 0, 0] } },
      after: {
        ru: 'Три вверх, два влево, один вниз: шесть. За дыркой и за своей второй половиной красные не считаются.',
        en: 'Three up, two to the left, one down: six. Reds past a gap or behind the tile’s own half do not count.',
      },
    },
  },
  {
    id: 'printed',
    rules: ['IN-09'],
    title: { ru: 'Напечатанное тоже считается', en: 'Printed symbols count' },
    text: {
      ru: 'Символы, напечатанные на поле, считаются наравне с выложенными.',
      en: 'The symbols printed on the board count just like placed ones.',
    },
    play: {
      position: { players: 2, cells: spots('purple', [0, 4]), racks: [tiles('purple-red'), tiles('blue-blue')] },
      seat: 0,
      task: { ru: 'Положите фиолетовый над двумя фиолетовыми.', en: 'Place purple above the two purples.' },
      moves: [{ by: 0, move: place('purple', 'red', [0, 3], [0, 2]) }],
      expect: { tracks: { 0: [0, 0, 0, 0, 0, 2] } },
      after: { ru: 'Жетон и напечатанный угол: два очка.', en: 'A placed one and the printed corner: two points.' },
    },
  },
  {
    id: 'double-tile',
    rules: ['IN-10', 'IN-08'],
    title: { ru: 'Парный жетон', en: 'A double tile' },
    text: {
      ru: 'Каждая половина двигает маркер своего цвета; у парного жетона обе двигают один и тот же. Друг друга они не считают.',
      en: 'Each half moves its colour’s marker; both halves of a double move the same one. They never count each other.',
    },
    play: {
      position: {
        players: 2,
        cells: spots('yellow', [-1, 0], [0, -1], [2, 0]),
        racks: [tiles('yellow-yellow', 'red-red'), tiles('blue-blue')],
      },
      seat: 0,
      task: { ru: 'Положите парный жёлтый между жёлтыми.', en: 'Place the yellow double between the yellows.' },
      moves: [{ by: 0, move: place('yellow', 'yellow', [0, 0], [1, 0]) }],
      expect: { tracks: { 0: [0, 0, 3, 0, 0, 0] }, last: { halves: { 0: { points: 2 }, 1: { points: 1 } } } },
      after: {
        ru: 'Левая половина дала два, правая одно: вместе три на жёлтую шкалу.',
        en: 'Two from the left half, one from the right: three on the yellow track.',
      },
    },
  },
  {
    id: 'stop-at-18',
    rules: ['IN-11'],
    title: { ru: 'Дальше 18 некуда', en: 'No further than 18' },
    text: {
      ru: 'Маркер останавливается на 18, лишние очки пропадают.',
      en: 'A marker stops at 18, and what is left over is lost.',
    },
    play: {
      position: {
        players: 2,
        cells: spots('green', [0, 1], [0, 2], [0, 3], [-1, 0]),
        tracks: [
          [4, 4, 4, 16, 4, 4],
          [0, 0, 0, 0, 0, 0],
        ],
        racks: [tiles('green-red', 'red-red'), tiles('blue-blue')],
      },
      seat: 0,
      task: { ru: 'У зелёного 16. Наберите ещё четыре.', en: 'Green stands at 16. Score four more.' },
      moves: [{ by: 0, move: place('green', 'red', [0, 0], [1, 0]) }],
      expect: {
        tracks: { 0: [4, 4, 4, 18, 4, 4] },
        last: { points: [0, 0, 0, 4, 0, 0], reached18: ['green'] },
        phase: 'bonus',
      },
      after: {
        ru: 'Четыре очка посчитаны, пригодились два. Зато теперь бонус!',
        en: 'Four were counted, two were of use. But now you have a bonus!',
      },
    },
  },
  {
    id: 'bonus',
    rules: ['IN-12', 'IN-13'],
    title: { ru: 'Гениально! Ещё один жетон', en: 'Ingenious! One more tile' },
    text: {
      ru: 'Маркер дошёл до 18 — сразу кладёте ещё один жетон с подставки, с очками как обычно, и только потом добираете до шести.',
      en: 'When a marker reaches 18 you place one more tile from your rack at once, scoring as usual, and only then draw up to six.',
    },
    play: {
      position: {
        players: 2,
        cells: [...spots('red', [-1, 0]), ...spots('blue', [3, 0])],
        tracks: [
          [17, 5, 5, 5, 5, 5],
          [0, 0, 0, 0, 0, 0],
        ],
        racks: [
          tiles('red-orange', 'blue-purple', 'green-green', 'yellow-yellow', 'red-red', 'orange-purple'),
          tiles('blue-blue'),
        ],
      },
      seat: 0,
      task: {
        ru: 'Доведите красный до 18, а бонусным жетоном поднимите синий.',
        en: 'Bring red to 18, then lift blue with your bonus tile.',
      },
      moves: [
        { by: 0, move: place('red', 'orange', [0, 0], [0, 1]) },
        { by: 0, move: place('blue', 'purple', [2, 0], [2, 1]) },
      ],
      expect: {
        turn: 1,
        tracks: { 0: [18, 5, 5, 5, 6, 5] },
        racks: { 0: { length: 6 } },
        happened: { 1: { type: 'drew', count: 2 } },
      },
      after: {
        ru: 'Два жетона за ход, и два добраны в самом конце.',
        en: 'Two tiles in one turn, and two drawn at the very end.',
      },
    },
  },
  {
    id: 'bonus-chain',
    rules: ['IN-12'],
    title: { ru: 'Бонус за бонусом', en: 'Bonus upon bonus' },
    text: {
      ru: 'Два маркера дошли сразу — два бонуса, а бонусный жетон может принести ещё один.',
      en: 'Two markers arriving at once earn two bonuses, and a bonus tile may earn another.',
    },
    play: {
      position: {
        players: 2,
        cells: [...spots('red', [-1, 0]), ...spots('blue', [2, 0]), ...spots('yellow', [0, 4])],
        tracks: [
          [17, 5, 17, 5, 17, 5],
          [0, 0, 0, 0, 0, 0],
        ],
        racks: [tiles('red-blue', 'yellow-green', 'green-green', 'orange-orange', 'purple-purple'), tiles('blue-blue')],
      },
      seat: 0,
      task: {
        ru: 'Доведите красный и синий сразу, потом жёлтый. Уйдёт четыре жетона.',
        en: 'Finish red and blue together, then yellow. You will use four tiles.',
      },
      moves: [
        { by: 0, move: place('red', 'blue', [0, 0], [1, 0]) },
        { by: 0, move: place('yellow', 'green', [0, 3], [0, 2]) },
        { by: 0, move: place('green', 'green', [-1, 2], [-2, 2]) },
        { by: 0, move: place('orange', 'orange', [3, -3], [3, -4]) },
      ],
      expect: { turn: 1, bonus: 0, tracks: { 0: [18, 5, 18, 6, 18, 5] }, laid: { length: 4 } },
      after: {
        ru: 'Два бонуса сразу, третий по дороге: четыре жетона за один ход.',
        en: 'Two bonuses at once and a third on the way: four tiles in one turn.',
      },
    },
  },
  {
    id: 'decline',
    rules: ['IN-R3'],
    title: { ru: 'Можно отказаться', en: 'You may decline' },
    text: {
      ru: 'От бонусного жетона можно отказаться; если поле заполнено или подставка пуста, неиспользованный бонус пропадает.',
      en: 'A bonus may be declined; if the board is full or the rack empty, an unused one is lost.',
    },
    play: {
      position: {
        players: 2,
        cells: spots('red', [-1, 0]),
        tracks: [
          [18, 5, 5, 5, 5, 5],
          [0, 0, 0, 0, 0, 0],
        ],
        racks: [tiles('orange-purple', 'yellow-green'), tiles('blue-blue')],
        bonus: 2,
      },
      seat: 0,
      task: {
        ru: 'У вас два бонуса. Используйте один, от второго откажитесь.',
        en: 'You have two bonuses. Use one and decline the other.',
      },
      moves: [
        { by: 0, move: place('orange', 'purple', [4, -4], [3, -3]) },
        { by: 0, move: { type: 'skip' } },
      ],
      expect: { turn: 1, bonus: 0, tracks: { 0: [18, 6, 5, 5, 5, 5] }, happened: { 0: { type: 'skipped', left: 0 } } },
      after: { ru: 'Отказ снимает один бонус, а не все сразу.', en: 'Declining drops one bonus, not all of them.' },
    },
  },
];
