import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { die, lay, tile } from './pieces.ts';

const dice = ['red', 'black'];

/** The tile over the die, and what it touches. */
export const laying: readonly Scenario[] = [
  {
    id: 'lay',
    rules: ['BS-10', 'BS-D2'],
    title: { ru: 'Тайл на кубик', en: 'A tile over the die' },
    text: {
      ru: 'Кубик лежит на столе — кладите тайл так, чтобы он оказался в дырке: любой стороной вверх, с любым поворотом, в любую из дырок. А если кубик улетел или застрял на тайле, бросок пропал.',
      en: 'The die lies on the table: place the tile so that it sits in a hole, either face up, at any turn, in either hole. If the die flew off or stuck on a tile, the throw is gone.',
    },
    ours: {
      ru: 'Дырки у нас не по центру: у капли 4 положения, у квадрата 8, у прямоугольника 16.',
      en: 'Our holes are off centre: a drop can lie in 4 ways, a square in 8, a rectangle in 16.',
    },
    play: {
      position: { players: 2, rest: { die: 'white', at: [0, 0], angle: 0 } },
      seat: 0,
      task: {
        ru: 'Положите большой тайл второй дыркой на кубик, обратной стороной вверх.',
        en: 'Place the large tile with its second hole over the die, back face up.',
      },
      moves: [{ by: 0, move: lay('large', { hole: 1, face: 'back' }) }],
      expect: { tiles: { 0: { tile: 'large', face: 'back', at: [-36, -10], angle: 0 } } },
      after: {
        ru: 'Тайл ушёл влево: вторая дырка у его правого края.',
        en: 'The tile reaches to the left: its second hole is near the right end.',
      },
      refused: [{ by: 0, move: lay('large', { hole: 2 }), code: 'ILLEGAL_MOVE' }],
    },
  },
  {
    id: 'play-of-the-hole',
    rules: ['BS-R4'],
    title: { ru: 'Люфт', en: 'A little play' },
    text: {
      ru: 'Дырка чуть больше кубика: тайл можно подвинуть на три четверти миллиметра и довернуть градусов на пять с половиной — лишь бы кубик остался внутри.',
      en: 'The hole is a little larger than the die: a tile may be shifted by three quarters of a millimetre and turned by five and a half degrees, as long as the die stays inside.',
    },
    play: {
      position: {
        players: 2,
        tiles: [tile('p1', 'medium', [0, 72])],
        pawns: [['p1'], []],
        rest: die('medium', [0, 0]),
      },
      seat: 0,
      task: {
        ru: 'Доверните тайл на пять градусов, чтобы дотянуться до своего тайла.',
        en: 'Turn the tile by five degrees to reach your own tile.',
      },
      moves: [{ by: 0, move: lay('medium', { turn: 5 }) }],
      expect: { contacts: [['p1', 'p2']], networks: [{ tiles: ['p1', 'p2'], owner: 0 }] },
      after: {
        ru: 'Кубик не шелохнулся, а угол тайла достал до соседа.',
        en: 'The die has not stirred, but a corner of the tile has reached its neighbour.',
      },
      refused: [{ by: 0, move: lay('medium', { turn: 8 }), code: 'ILLEGAL_MOVE' }],
    },
  },
  {
    id: 'fixed',
    rules: ['BS-11'],
    title: { ru: 'Больше не двигать', en: 'It stays for good' },
    text: {
      ru: 'Вынули кубик — и тайл впечатан в стол: двигать его нельзя до конца партии.',
      en: 'Once the die is lifted out the tile is fixed: it is never moved again.',
    },
    play: {
      position: { players: 2, dice, rest: die('small', [0, 0]) },
      seat: 0,
      task: {
        ru: 'Положите каплю хвостом вверх и поставьте на неё фишку.',
        en: 'Place the drop with its tail up and put a pawn on it.',
      },
      moves: [
        { by: 0, move: lay('small', { quarter: 1 }) },
        { by: 0, move: { type: 'pawn', on: true } },
      ],
      expect: { phase: 'throw', rest: null, tiles: { 0: { angle: 90, at: [0, 0] } } },
      after: { ru: 'Хвостом вверх она и останется.', en: 'Tail up it will stay.' },
    },
  },
  {
    id: 'over-the-edge',
    rules: ['BS-R2'],
    title: { ru: 'За край можно, сквозь коробку нет', en: 'Over the edge, not through the box' },
    text: {
      ru: 'Тайл может свисать со стола, лишь бы кубик был на столе. Если мешает коробка, её снимают; не мешает — она стоит где стояла.',
      en: 'A tile may hang over the edge as long as the die is on the table. A box in the way is taken off; otherwise it stays where it was.',
    },
    play: {
      position: {
        players: 2,
        box: { at: [-160, 0], angle: 90, stance: 'side' },
        rest: { die: 'white', at: [-262, 0], angle: 0 },
      },
      seat: 0,
      task: {
        ru: 'Положите большой тайл от края стола к середине.',
        en: 'Place the large tile from the edge towards the middle.',
      },
      moves: [{ by: 0, move: lay('large') }],
      expect: { box: null, tiles: { 0: { at: [-222, -12] } } },
      after: {
        ru: 'Левый край свесился, а коробку пришлось убрать.',
        en: 'Its left end hangs over, and the box had to go.',
      },
    },
  },
  {
    id: 'network',
    rules: ['BS-12'],
    title: { ru: 'Сеть', en: 'A network' },
    text: {
      ru: 'Тайлы, которые касаются друг друга или лежат внахлёст, — одна сеть. Её хозяин тот, чья фишка стоит на любом из них; нет фишки — сеть ничья.',
      en: 'Tiles that touch or overlap are one network. It belongs to whoever has a pawn on any of them; without a pawn it is neutral.',
    },
    play: {
      position: {
        players: 2,
        dice,
        tiles: [tile('p1', 'medium', [-135, 0]), tile('p2', 'medium', [-66, 0])],
        pawns: [['p1'], []],
        rest: die('medium', [3, 0]),
      },
      seat: 0,
      task: {
        ru: 'Продолжите цепочку. Фишка на её дальнем конце.',
        en: 'Lengthen the chain. The pawn is at its far end.',
      },
      moves: [{ by: 0, move: lay('medium') }],
      expect: { networks: [{ tiles: ['p1', 'p2', 'p3'], owner: 0 }] },
      after: { ru: 'Одна сеть из трёх тайлов, и вся ваша.', en: 'One network of three tiles, all of it yours.' },
    },
  },
  {
    id: 'touching',
    rules: ['BS-R3'],
    title: { ru: 'Что значит «касается»', en: 'What touching means' },
    text: {
      ru: 'Если смотреть сверху, контуры перекрываются или между ними не больше 0,3 мм — значит, касаются. Дырок как будто нет. Решается это один раз, когда тайл ложится.',
      en: 'Seen from above the outlines overlap or are at most 0.3 mm apart: they touch. Holes count as filled. It is settled once, when the tile is placed.',
    },
    play: {
      position: {
        players: 2,
        dice,
        tiles: [tile('p1', 'medium', [-70.3, 0])],
        pawns: [['p1'], []],
        rest: die('medium', [0, 0]),
      },
      seat: 0,
      task: {
        ru: 'Между тайлами выйдет ровно 0,3 мм. Кладите.',
        en: 'There will be exactly 0.3 mm between the tiles. Place it.',
      },
      moves: [{ by: 0, move: lay('medium') }],
      expect: { contacts: [['p1', 'p2']], networks: [{ tiles: ['p1', 'p2'], owner: 0 }] },
      after: { ru: 'Касаются. Будь зазор шире на волосок — нет.', en: 'They touch. A hair more, and they would not.' },
    },
  },
  {
    id: 'alone',
    rules: ['BS-13', 'BS-R12'],
    title: { ru: 'Тайл сам по себе', en: 'A tile on its own' },
    text: {
      ru: 'Новый тайл ничего не касается — можно поставить на него свободную фишку. Не хотите — он ничей.',
      en: 'The new tile touches nothing: you may put a free pawn on it. If you would rather not, it is neutral.',
    },
    ours: {
      ru: 'Фишку ставят только на этот тайл и только сразу.',
      en: 'The pawn goes on this tile only, and only now.',
    },
    play: {
      position: { players: 2, dice, rest: die('medium', [0, 0]) },
      seat: 0,
      task: { ru: 'Положите тайл и поставьте фишку.', en: 'Place the tile and put a pawn on it.' },
      moves: [
        { by: 0, move: lay('medium') },
        { by: 0, move: { type: 'pawn', on: true } },
      ],
      expect: {
        networks: [{ tiles: ['p1'], owner: 0 }],
        pawns: [
          ['p1', null],
          [null, null],
        ],
      },
      after: {
        ru: 'Первая мысль пошла. Вторая фишка ещё в руке.',
        en: 'Your first thought is off. The second pawn is still in hand.',
      },
    },
  },
  {
    id: 'neutral',
    rules: ['BS-14'],
    title: { ru: 'Ничьё — ваше', en: 'Finders keepers' },
    text: {
      ru: 'Если новый тайл касается только ничьих сетей, фишка на нём забирает их все разом.',
      en: 'If the new tile touches neutral networks only, a pawn on it takes all of them at once.',
    },
    play: {
      position: {
        players: 2,
        dice,
        tiles: [tile('p1', 'large', [-85, 0]), tile('p2', 'medium', [65, 0])],
        rest: die('medium', [0, 0]),
      },
      seat: 0,
      task: { ru: 'Соедините два ничьих тайла и заберите их.', en: 'Connect the two neutral tiles and take them.' },
      moves: [
        { by: 0, move: lay('medium') },
        { by: 0, move: { type: 'pawn', on: true } },
      ],
      expect: { networks: [{ tiles: ['p1', 'p2', 'p3'], owner: 0 }] },
      after: { ru: 'Семь очков одним тайлом.', en: 'Seven points with one tile.' },
    },
  },
  {
    id: 'own',
    rules: ['BS-15'],
    title: { ru: 'К своей сети', en: 'To your own network' },
    text: {
      ru: 'Тайл, который коснулся вашей сети, входит в неё вместе с ничьими. Соединил две ваши — они сливаются, и одна фишка, какая хотите, возвращается в руку.',
      en: 'A tile that touches your network joins it, neutral ones included. If it connects two of yours they become one, and a pawn of your choice returns to hand.',
    },
    play: {
      position: {
        players: 2,
        dice,
        tiles: [tile('p1', 'medium', [-65, 0]), tile('p2', 'medium', [65, 0])],
        pawns: [['p1', 'p2'], []],
        rest: die('medium', [0, 0]),
      },
      seat: 0,
      task: {
        ru: 'Соедините свои сети и заберите левую фишку.',
        en: 'Connect your networks and take back the left pawn.',
      },
      moves: [
        { by: 0, move: lay('medium') },
        { by: 0, move: { type: 'return', from: 'p1' } },
      ],
      expect: {
        networks: [{ tiles: ['p1', 'p2', 'p3'], owner: 0 }],
        pawns: [
          [null, 'p2'],
          [null, null],
        ],
      },
      after: { ru: 'Сеть большая, а фишка свободна для новой.', en: 'A big network, and a pawn free for another.' },
    },
  },
  {
    id: 'foreign',
    rules: ['BS-16'],
    title: { ru: 'Подарок сопернику', en: 'A present for your opponent' },
    text: {
      ru: 'Тайл коснулся только чужой сети — он теперь её, вместе со всем ничьим вокруг. Свободная фишка не поможет.',
      en: 'A tile that touches only somebody else’s network becomes theirs, with everything neutral around it. A free pawn does not help.',
    },
    play: {
      position: {
        players: 2,
        dice,
        tiles: [tile('p1', 'medium', [-65, 0]), tile('p2', 'medium', [65, 0])],
        pawns: [[], ['p1']],
        rest: die('medium', [0, 0]),
      },
      seat: 0,
      task: {
        ru: 'Крутите не крутите — не увернуться. Кладите.',
        en: 'Turn it as you like, there is no way round. Place it.',
      },
      moves: [{ by: 0, move: lay('medium') }],
      expect: { networks: [{ tiles: ['p1', 'p2', 'p3'], owner: 1 }], phase: 'throw' },
      after: { ru: 'Соперник ухмыляется: плюс четыре очка.', en: 'Your opponent grins: four more points.' },
    },
  },
  {
    id: 'foreign-merge',
    rules: ['BS-R6'],
    title: { ru: 'Вас соединили', en: 'You have been connected' },
    text: {
      ru: 'Если чужой тайл соединил две ваши сети, они тоже сливаются, и какую фишку забрать, решаете вы — хотя ход не ваш.',
      en: 'If somebody else’s tile connects two of your networks, they merge all the same, and which pawn returns is for you to say, though it is not your turn.',
    },
    play: {
      position: {
        players: 2,
        dice,
        tiles: [tile('p1', 'medium', [-65, 0]), tile('p2', 'medium', [65, 0])],
        pawns: [[], ['p1', 'p2']],
        rest: die('medium', [0, 0]),
      },
      seat: 1,
      task: {
        ru: 'Вы второй игрок. Заберите правую фишку.',
        en: 'You are the second player. Take back the right pawn.',
      },
      moves: [
        { by: 0, move: lay('medium') },
        { by: 1, move: { type: 'return', from: 'p2' } },
      ],
      expect: {
        networks: [{ owner: 1, tiles: ['p1', 'p2', 'p3'] }],
        pawns: { 1: ['p1', null] },
        phase: 'throw',
        turn: 0,
      },
      after: { ru: 'Спасибо за тайл, фишка снова ваша.', en: 'Thanks for the tile; the pawn is yours to use again.' },
    },
  },
];
