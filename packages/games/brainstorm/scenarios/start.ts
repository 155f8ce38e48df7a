import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { die, lay, tile } from './pieces.ts';

const NONE = { small: 0, medium: 0, large: 0 };

/** The goal, and how a game begins. */
export const start: readonly Scenario[] = [
  {
    id: 'goal',
    rules: ['BS-27'],
    title: { ru: 'Чего мы хотим', en: 'What we are after' },
    text: {
      ru: 'Тайлы, которые касаются друг друга, — это сеть, и хозяин её тот, чья на ней фишка. Когда тайлы кончатся, считаем свои сети: большой тайл — 3 очка, средний — 2, малый — 1. И ещё 3 за каждый целый жетон взрыва. У кого больше, тот победил.',
      en: 'Tiles that touch form a network, and it belongs to whoever has a pawn on it. Once the tiles have run out, count your networks: a large tile is 3 points, a medium one 2, a small one 1. Every unspent burst token is 3 more. Most points win.',
    },
    play: {
      position: {
        players: 2,
        tiles: [tile('p1', 'large', [-100, 0]), tile('p2', 'medium', [150, 80])],
        pawns: [['p1'], ['p2']],
        tokens: [0, 0],
        supply: { ...NONE, small: 1 },
        rest: die('small', [-30, 0]),
      },
      seat: 0,
      task: {
        ru: 'Последний тайл партии. Положите его к своей сети.',
        en: 'The last tile of the game. Place it against your own network.',
      },
      moves: [{ by: 0, move: lay('small') }],
      expect: { phase: 'over', networks: { 0: { tiles: ['p1', 'p3'], owner: 0 } } },
      after: {
        ru: 'Большой и малый: 4 очка против 2. Победа ваша.',
        en: 'A large and a small one: 4 points against 2. You win.',
      },
    },
  },
  {
    id: 'players',
    rules: ['BS-01', 'BS-29'],
    title: { ru: 'Перед началом', en: 'Before it starts' },
    text: {
      ru: 'Играют двое, трое или четверо; у каждого две фишки мысли и два жетона взрыва, а вдвоём — по три. Стол пуст, тайлы в трёх кучках рядом, коробка закрыта и стоит в стороне.',
      en: 'Two, three or four play, each with two thought pawns and two burst tokens, or three in a game for two. The table is empty, the tiles lie beside it in three piles, and the closed box stands aside.',
    },
    play: {
      position: { players: 2 },
      seat: 0,
      task: {
        ru: 'Стол чист. Возьмите любые два кубика.',
        en: 'The table is clear. Take any two dice.',
      },
      moves: [{ by: 0, move: { type: 'dice', pair: ['red', 'white'] } }],
      expect: {
        tokens: [3, 3],
        pawns: [
          [null, null],
          [null, null],
        ],
        supply: { small: 16, medium: 14, large: 10 },
        phase: 'throw',
        box: null,
        tiles: [],
      },
      after: {
        ru: 'Все фишки в руках, все жетоны зелёные. Можно бросать.',
        en: 'All pawns in hand, all tokens green. Time to throw.',
      },
    },
  },
  {
    id: 'sizes',
    rules: ['BS-02', 'BS-D1'],
    title: { ru: 'Кубик и его тайл', en: 'A die and its tile' },
    text: {
      ru: 'Тайлов сорок, трёх размеров: малые капли на красный кубик, средние квадраты на чёрный, большие прямоугольники на белый.',
      en: 'There are forty tiles in three sizes: small drops for the red die, medium squares for the black one, large rectangles for the white one.',
    },
    ours: {
      ru: 'Сколько каких, в книжке не сказано. У нас 16 малых, 14 средних и 10 больших.',
      en: 'The book does not say how many of each. We have 16 small, 14 medium and 10 large ones.',
    },
    play: {
      position: { players: 2, rest: die('small', [0, 0]) },
      seat: 0,
      task: { ru: 'На столе красный кубик. Положите его тайл.', en: 'The red die is on the table. Place its tile.' },
      moves: [{ by: 0, move: lay('small') }],
      expect: { supply: { small: 15, medium: 14, large: 10 }, tiles: { 0: { tile: 'small', id: 'p1' } } },
      after: {
        ru: 'Капля легла, в кучке осталось пятнадцать.',
        en: 'The drop is placed, fifteen are left in its pile.',
      },
      refused: [{ by: 0, move: lay('medium'), code: 'ILLEGAL_MOVE' }],
    },
  },
  {
    id: 'table',
    rules: ['BS-03'],
    title: { ru: 'Какой нужен стол', en: 'What table you need' },
    text: {
      ru: 'Стол меряют коробкой: вдвоём хватает двух коробок в длину и двух в ширину, втроём и вчетвером — три на три.',
      en: 'The box is the measure: two players need a table two boxes long and two wide, three or four one of three by three.',
    },
    play: {
      position: { players: 2 },
      seat: 0,
      task: {
        ru: 'Положите коробку в дальний правый угол: она займёт ровно четверть стола.',
        en: 'Put the box flat into the far right corner: it takes exactly a quarter of the table.',
      },
      moves: [{ by: 0, move: { type: 'box', pose: { at: [135, 97.5], angle: 0, stance: 'flat' } } }],
      expect: { table: { width: 540, depth: 390 }, box: { at: [135, 97.5] } },
      after: {
        ru: 'Ещё три такие — и весь стол: 54 на 39 сантиметров.',
        en: 'Three more like it fill the table: 54 by 39 centimetres.',
      },
      refused: [
        { by: 0, move: { type: 'box', pose: { at: [136, 97.5], angle: 0, stance: 'flat' } }, code: 'ILLEGAL_MOVE' },
      ],
    },
  },
  {
    id: 'first-player',
    rules: ['BS-04', 'BS-R11'],
    title: { ru: 'Кто начинает', en: 'Who begins' },
    text: {
      ru: 'Барабаньте по столу, пока кубик не свалится с коробки в середине, или просто уроните его туда. К кому он ближе, тот и начинает; дальше — по часовой стрелке.',
      en: 'Drum on the table until a die falls off the box in the middle, or simply drop one there. Whoever it stops nearest to begins; then play goes clockwise.',
    },
    ours: {
      ru: 'Мы роняем — той же физикой, что и бросаем. Поровну или слетел — ещё раз.',
      en: 'We drop it, with the same physics as the throws. A tie or off the table: again.',
    },
  },
];
