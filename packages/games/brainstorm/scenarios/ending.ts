import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { die, lay, rests, tile, toss } from './pieces.ts';

const NONE = { small: 0, medium: 0, large: 0 };

/** The end of the game. */
export const ending: readonly Scenario[] = [
  {
    id: 'one-size',
    rules: ['BS-25'],
    title: { ru: 'Остался один размер', en: 'One size left' },
    text: {
      ru: 'Когда остались тайлы только одного размера, бросок за ход один. Выжигатель — по-прежнему до или после.',
      en: 'When tiles of one size only are left, a turn has one throw. The burner still comes before or after it.',
    },
    play: {
      position: { players: 2, tokens: [0, 3], supply: { ...NONE, large: 3 } },
      seat: 0,
      task: { ru: 'Остались только большие. Бросайте белый.', en: 'Only large ones are left. Throw the white die.' },
      moves: [{ by: 0, move: toss('white') }, rests('off', [0, 300])],
      expect: { turn: 1, dice: ['white'] },
      after: { ru: 'Один бросок — и ход соперника.', en: 'One throw, and it is your opponent’s turn.' },
      refused: [{ by: 0, move: toss('red'), code: 'ILLEGAL_MOVE' }],
    },
  },
  {
    id: 'ran-out',
    rules: ['BS-R13'],
    title: { ru: 'Кончился посреди хода', en: 'Run out in mid-turn' },
    text: {
      ru: 'Если первым броском вы забрали последний тайл размера, второй кубик всё равно бросаете: один бросок будет со следующего хода.',
      en: 'If your first throw takes the last tile of a size, you still throw the second die: single throws begin with the next turn.',
    },
    play: {
      position: {
        players: 2,
        supply: { small: 1, medium: 2, large: 0 },
        dice: ['red', 'black'],
        rest: die('small', [0, 0]),
      },
      seat: 0,
      task: {
        ru: 'Положите последнюю каплю без фишки и бросьте чёрный.',
        en: 'Place the last drop without a pawn and throw the black die.',
      },
      moves: [
        { by: 0, move: lay('small') },
        { by: 0, move: { type: 'pawn', on: false } },
        { by: 0, move: toss('black') },
      ],
      expect: { phase: 'flight', supply: { small: 0 }, turn: 0 },
      after: { ru: 'Второй бросок никуда не делся.', en: 'Your second throw was still there.' },
    },
  },
  {
    id: 'ending',
    rules: ['BS-26'],
    title: { ru: 'Конец', en: 'The end' },
    text: {
      ru: 'Как только все тайлы выложены или сброшены, партия кончается.',
      en: 'The moment every tile is placed or gone, the game is over.',
    },
    play: {
      position: {
        players: 2,
        tiles: [tile('p1', 'medium', [65, 0])],
        pawns: [[], ['p1']],
        tokens: [1, 0],
        supply: { ...NONE, medium: 1 },
        rest: die('medium', [-100, 0]),
      },
      seat: 0,
      task: { ru: 'Последний тайл. Поставьте на него фишку.', en: 'The last tile. Put a pawn on it.' },
      moves: [
        { by: 0, move: lay('medium') },
        { by: 0, move: { type: 'pawn', on: true } },
      ],
      expect: { phase: 'over', happened: { 1: { type: 'over', why: 'tiles', places: [1, 2] } } },
      after: {
        ru: 'По два очка за тайл, но у вас ещё и жетон: 5 против 2.',
        en: 'Two points each for the tiles, but you have a token as well: 5 to 2.',
      },
    },
  },
  {
    id: 'last-questions',
    rules: ['BS-R14'],
    title: { ru: 'Последний тайл договаривает', en: 'The last tile has its say' },
    text: {
      ru: 'Бои последнего тайла и переезды фишек доигрываются, и только потом конец — даже если сам он погиб. Неиспользованные броски и выжигатель пропадают.',
      en: 'The last tile’s fights and the pawns’ moves are played out, and only then is it over, even if the tile itself fell. Unused throws and the burner are lost.',
    },
    play: {
      position: {
        players: 2,
        tiles: [
          tile('p1', 'medium', [-65, 0]),
          tile('p2', 'medium', [65, -68]),
          tile('p3', 'medium', [65, 0]),
          tile('p4', 'medium', [65, 68]),
        ],
        pawns: [['p1'], ['p3']],
        tokens: [0, 0],
        supply: { ...NONE, medium: 1 },
        rest: die('medium', [0, 0]),
      },
      seat: 1,
      task: {
        ru: 'Вы второй игрок. Спасите верхний тайл, потом нижний.',
        en: 'You are the second player. Save the upper tile, then the lower one.',
      },
      moves: [
        { by: 0, move: lay('medium') },
        { by: 1, move: { type: 'relocate', from: 'p3', to: 'p4' } },
        { by: 1, move: { type: 'claim', on: 'p2' } },
      ],
      expect: { phase: 'over', pawns: { 1: ['p4', 'p2'] } },
      after: {
        ru: '4:4, и по малым, средним и большим тоже поровну.',
        en: '4 to 4, and equal in small, medium and large ones too.',
      },
    },
  },
  {
    id: 'ties',
    rules: ['BS-28'],
    title: { ru: 'Поровну', en: 'A tie' },
    text: {
      ru: 'При равенстве смотрят, у кого больше малых тайлов, потом средних, потом больших. Равны и тут — победителя нет.',
      en: 'On a tie whoever has more small tiles wins, then more medium, then more large ones. Still equal: nobody wins.',
    },
    play: {
      position: {
        players: 2,
        tiles: [tile('p1', 'medium', [-100, 0]), tile('p2', 'large', [120, 0])],
        pawns: [['p1'], ['p2']],
        tokens: [0, 0],
        supply: { ...NONE, small: 1 },
        rest: die('small', [-55, 0]),
      },
      seat: 0,
      task: {
        ru: 'У вас 2 очка, у соперника 3. Сравняйте счёт.',
        en: 'You have 2 points, your opponent 3. Level the score.',
      },
      moves: [{ by: 0, move: lay('small') }],
      expect: { phase: 'over', happened: { 2: { type: 'over', places: [1, 2] } } },
      after: { ru: '3:3, но малый тайл есть только у вас.', en: '3 to 3, but only you have a small tile.' },
    },
  },
  {
    id: 'dry',
    rules: ['BS-R17'],
    title: { ru: 'Чтобы не бросать вечно', en: 'So that it does not last for ever' },
    text: {
      ru: 'Если за двенадцать бросков подряд на каждого игрока не лёг ни один тайл, партия кончается и считаются очки.',
      en: 'After twelve throws per player in a row without a single tile placed, the game ends and is scored.',
    },
  },
];
