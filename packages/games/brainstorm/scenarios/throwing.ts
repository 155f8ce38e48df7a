import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { rests, tile, toss } from './pieces.ts';

const ready = { players: 2, dice: ['red', 'black'] };

/** Choosing dice, throwing, and where dice come to rest. */
export const throwing: readonly Scenario[] = [
  {
    id: 'turn',
    rules: ['BS-05', 'BS-R1'],
    title: { ru: 'Ваш ход', en: 'Your turn' },
    text: {
      ru: 'Выберите два кубика из трёх и бросьте по одному: сначала первый, со всем, что из этого выйдет, потом второй.',
      en: 'Pick two of the three dice and throw them one by one: the first, with everything that comes of it, then the other.',
    },
    ours: {
      ru: 'Пару выбирают сразу, порядок любой, а отказаться от броска нельзя. Кубик размера, который кончился, не берут.',
      en: 'The pair is chosen up front, the order is yours, and no throw may be declined. The die of a size that has run out is not taken.',
    },
    play: {
      position: { players: 2 },
      seat: 0,
      task: {
        ru: 'Возьмите красный и белый. Бросьте белый, затем красный.',
        en: 'Take red and white. Throw the white one, then the red one.',
      },
      moves: [
        { by: 0, move: { type: 'dice', pair: ['red', 'white'] } },
        { by: 0, move: toss('white') },
        rests('off', [10, 250]),
        { by: 0, move: toss('red') },
        rests('off', [300, 40]),
      ],
      expect: { phase: 'end', turn: 0, thrown: ['white', 'red'], tiles: [] },
      after: {
        ru: 'Оба улетели со стола, бывает. Остался только выжигатель или конец хода.',
        en: 'Both flew off the table; it happens. Only the burner or the end of the turn is left.',
      },
      refused: [
        { by: 0, move: { type: 'dice', pair: ['red', 'red'] }, code: 'ILLEGAL_MOVE' },
        { by: 0, move: { type: 'endTurn' }, code: 'ILLEGAL_MOVE' },
      ],
    },
  },
  {
    id: 'hand',
    rules: ['BS-06'],
    title: { ru: 'Рука не над столом', en: 'No hand above the table' },
    text: {
      ru: 'Ни до броска, ни во время него рука не бывает над столом. Можно и снизу: кубик на ладони, ладонью об край — и он взлетает.',
      en: 'The hand is never above the table, before the throw or during it. From below works too: die on your palm, palm against the edge, and up it goes.',
    },
    play: {
      position: ready,
      seat: 0,
      task: {
        ru: 'Подбросьте красный ударом ладони о край.',
        en: 'Flick the red die up with your palm against the edge.',
      },
      moves: [{ by: 0, move: toss('red', { style: 'slap' }) }],
      expect: { phase: 'flight', flight: { die: 'red', release: { style: 'slap', edge: 0.145 } } },
      after: {
        ru: 'Кубик в воздухе, и вылетел он из-за края стола.',
        en: 'The die is in the air, and it came from beyond the edge.',
      },
      refused: [
        { by: 0, move: toss('red', { edge: 1.5 }), code: 'ILLEGAL_MOVE' },
        { by: 0, move: toss('red', { speed: 60000 }), code: 'ILLEGAL_MOVE' },
      ],
    },
  },
  {
    id: 'own-side',
    rules: ['BS-R15'],
    title: { ru: 'С какой стороны бросать', en: 'Which side to throw from' },
    text: {
      ru: 'Обойти стол и бросить откуда удобно — можно. Если договорились иначе, каждый бросает только со своей стороны.',
      en: 'You may walk round the table and throw from anywhere. If you agreed otherwise, everyone throws from their own side only.',
    },
    play: {
      position: { ...ready, options: { ownSide: true } },
      seat: 0,
      task: {
        ru: 'Договорились «только со своей». Вы сидите у ближнего края: бросайте отсюда.',
        en: 'You agreed on own sides only. Yours is the near one: throw from there.',
      },
      moves: [{ by: 0, move: toss('red') }],
      expect: { phase: 'flight', flight: { release: { edge: 0.145 } } },
      after: { ru: 'С чужого края такой бросок не приняли бы.', en: 'From another edge it would have been refused.' },
      refused: [{ by: 0, move: toss('red', { edge: 0.645 }), code: 'ILLEGAL_MOVE' }],
    },
  },
  {
    id: 'box',
    rules: ['BS-07'],
    title: { ru: 'Мозгоблок', en: 'The box as a wall' },
    text: {
      ru: 'Перед каждым броском коробку можно поставить на стол — плашмя или стоймя — или убрать. За край она торчать не должна, на тайлах стоять — тоже.',
      en: 'Before each throw the box may be set on the table, lying or standing, or taken away. It may not stick out over the edge or stand on a tile.',
    },
    play: {
      position: { ...ready, tiles: [tile('p1', 'medium', [0, 0])] },
      seat: 0,
      task: { ru: 'Поставьте коробку на торец за тайлом.', en: 'Stand the box on its end behind the tile.' },
      moves: [{ by: 0, move: { type: 'box', pose: { at: [0, 90], angle: 0, stance: 'end' } } }],
      expect: { box: { at: [0, 90], angle: 0, stance: 'end' }, phase: 'throw' },
      after: {
        ru: 'Стенка готова: дальше неё кубик не улетит.',
        en: 'There is your wall: the die will not fly past it.',
      },
      refused: [
        { by: 0, move: { type: 'box', pose: { at: [0, 20], angle: 0, stance: 'flat' } }, code: 'ILLEGAL_MOVE' },
        { by: 0, move: { type: 'box', pose: { at: [250, 90], angle: 0, stance: 'flat' } }, code: 'ILLEGAL_MOVE' },
      ],
    },
  },
  {
    id: 'failed',
    rules: ['BS-08'],
    title: { ru: 'Неудачный бросок', en: 'A throw that fails' },
    text: {
      ru: 'Кубик вылетел со стола, остался на тайле или на коробке — ничего не происходит, бросок пропал.',
      en: 'A die that leaves the table, or ends on a tile or on the box: nothing happens, the throw is gone.',
    },
    play: {
      position: { ...ready, tiles: [tile('p1', 'large', [0, 0])] },
      seat: 0,
      task: { ru: 'Бросьте красный.', en: 'Throw the red die.' },
      moves: [{ by: 0, move: toss('red') }, rests('tile', [20, 5])],
      expect: { phase: 'throw', thrown: ['red'], tiles: { length: 1 } },
      after: {
        ru: 'Приземлился прямо на тайл. Остаётся чёрный.',
        en: 'It came down right on the tile. Black is left.',
      },
    },
  },
  {
    id: 'carried',
    rules: ['BS-R5'],
    title: { ru: 'На чём лежит кубик', en: 'What the die rests on' },
    text: {
      ru: 'Важно, на чём кубик лежит. Плашмя на столе, пусть и впритык к тайлу или к коробке, — удача. Хоть краем на тайле или в дырке лежащего тайла — он на тайле.',
      en: 'What carries the die decides. Flat on the table is a success, even right against a tile or the box. Even partly on a tile, or in a placed tile’s hole, it is on the tile.',
    },
    play: {
      position: { ...ready, tiles: [tile('p1', 'medium', [0, 0])], pawns: [['p1'], []] },
      seat: 0,
      task: {
        ru: 'Бросьте чёрный: он остановится вплотную к тайлу.',
        en: 'Throw the black die: it will stop right against the tile.',
      },
      moves: [{ by: 0, move: toss('black') }, rests('table', [43.1, 22])],
      expect: { phase: 'lay', rest: { die: 'black', at: [43.1, 22] } },
      after: { ru: 'Лежит на столе — значит, кладём тайл.', en: 'It lies on the table, so a tile is placed.' },
    },
  },
  {
    id: 'misfire',
    rules: ['BS-09'],
    title: { ru: 'Осечка', en: 'A misfire' },
    text: {
      ru: 'Если кубик вообще не долетел до стола, его перебрасывают.',
      en: 'A die that never reached the table is thrown again.',
    },
    play: {
      position: ready,
      seat: 0,
      task: {
        ru: 'Бросьте красный совсем слабо, а потом ещё раз.',
        en: 'Throw the red die far too weakly, then once more.',
      },
      moves: [
        { by: 0, move: toss('red', { speed: 60 }) },
        rests('misfire', [0, -230]),
        { by: 0, move: toss('red') },
        rests('table', [30, 0]),
      ],
      expect: { phase: 'lay', thrown: ['red'], rest: { at: [30, 0] } },
      after: { ru: 'Со второго раза — на столе.', en: 'The second time it is on the table.' },
    },
  },
  {
    id: 'nothing-moves',
    rules: ['BS-R16'],
    title: { ru: 'Кубик ничего не сдвигает', en: 'A die moves nothing' },
    text: {
      ru: 'От броска не шевелятся ни тайлы, ни коробка, а сквозь фишки кубик просто пролетает. И тайл можно положить поверх места, где стоит фишка.',
      en: 'A throw moves neither tiles nor the box, and a die simply passes pawns by. A tile may be placed over the spot where a pawn stands, too.',
    },
    play: {
      position: {
        ...ready,
        tiles: [tile('p1', 'medium', [0, 0])],
        pawns: [['p1'], []],
        box: { at: [120, 100], angle: 0, stance: 'side' },
      },
      seat: 0,
      task: { ru: 'Бросьте красный изо всех сил.', en: 'Throw the red die as hard as you can.' },
      moves: [{ by: 0, move: toss('red', { speed: 4000 }) }, rests('off', [0, 400])],
      expect: {
        tiles: { 0: { at: [0, 0], angle: 0 } },
        box: { at: [120, 100] },
        pawns: [
          ['p1', null],
          [null, null],
        ],
      },
      after: { ru: 'Всё на своих местах, кроме кубика.', en: 'Everything is where it was, but for the die.' },
    },
  },
];
