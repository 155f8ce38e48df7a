import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { die, lay, tile } from './pieces.ts';

const dice = ['red', 'black'];
const left = tile('p1', 'medium', [-65, 0]);
const right = tile('p2', 'medium', [65, 0]);
const above = tile('p3', 'medium', [0, 65]);
const drop = tile('p3', 'small', [0, 45], 90);
const rest = die('medium', [0, 0]);

/** Networks that meet, and what remains of them. */
export const battles: readonly Scenario[] = [
  {
    id: 'battle',
    rules: ['BS-17', 'BS-R18'],
    title: { ru: 'Битва', en: 'Battle' },
    text: {
      ru: 'Тайл коснулся и вашей сети, и чужой — бой. Большой бьёт только больших, средний — средних и больших, малый — всех. Побеждённый покидает игру.',
      en: 'A tile that touches your network and somebody else’s starts a battle. Large beats large only, medium beats medium and large, small beats everything. The loser leaves the game.',
    },
    ours: {
      ru: 'Отсюда следует, что две сети разных хозяев никогда не соприкасаются: за этим следит стол.',
      en: 'It follows that networks of different owners never touch, and the table sees to that.',
    },
    play: {
      position: { players: 2, dice, tiles: [left, tile('p2', 'large', [85, 0])], pawns: [['p1'], ['p2']], rest },
      seat: 0,
      task: { ru: 'Ваш средний против большого. В бой!', en: 'Your medium tile against a large one. Charge!' },
      moves: [{ by: 0, move: lay('medium') }],
      expect: {
        networks: [{ tiles: ['p1', 'p3'], owner: 0 }],
        pawns: { 1: [null, null] },
        happened: { 1: { type: 'battle', against: 1, won: true } },
      },
      after: {
        ru: 'Большой тайл вылетел, фишка соперника вернулась в руку.',
        en: 'The large tile is out, and your opponent’s pawn is back in hand.',
      },
    },
  },
  {
    id: 'battle-lost',
    rules: ['BS-17'],
    title: { ru: 'Малыши задиристы', en: 'Small ones bite' },
    text: {
      ru: 'Против малого средний и большой бессильны: гибнет новый тайл.',
      en: 'Against a small tile the medium and the large are helpless: the newcomer goes.',
    },
    play: {
      position: { players: 2, dice, tiles: [left, tile('p2', 'small', [45, 0])], pawns: [['p1'], ['p2']], rest },
      seat: 0,
      task: { ru: 'Попробуйте средним на каплю.', en: 'Try the medium tile on the drop.' },
      moves: [{ by: 0, move: lay('medium') }],
      expect: {
        networks: [
          { tiles: ['p1'], owner: 0 },
          { tiles: ['p2'], owner: 1 },
        ],
        happened: { 1: { type: 'battle', won: false } },
      },
      after: {
        ru: 'Ваш тайл ушёл из игры, всё остальное цело.',
        en: 'Your tile is out of the game; nothing else was harmed.',
      },
    },
  },
  {
    id: 'several',
    rules: ['BS-18'],
    title: { ru: 'Все или никто', en: 'All or none' },
    text: {
      ru: 'Коснулись сразу нескольких чужих тайлов: если бьёте каждого, уходят все; если хоть одного не осилить, уходит только ваш.',
      en: 'Several foreign tiles at once: if yours beats every one of them they all go; if there is one it cannot beat, only yours goes.',
    },
    play: {
      position: { players: 2, dice, tiles: [left, right, drop], pawns: [['p1'], ['p2', 'p3']], rest },
      seat: 0,
      task: { ru: 'Справа средний, сверху капля. Рискните.', en: 'A medium one to the right, a drop above. Risk it.' },
      moves: [{ by: 0, move: lay('medium') }],
      expect: { tiles: { length: 3 }, happened: { 1: { type: 'battle', tiles: ['p2', 'p3'], won: false } } },
      after: {
        ru: 'Капля оказалась не по зубам, и среднему ничего не стало.',
        en: 'The drop was too much, and so the medium one got away.',
      },
    },
  },
  {
    id: 'side',
    rules: ['BS-20'],
    title: { ru: 'На чьей стороне', en: 'Whose side' },
    text: {
      ru: 'Тайл соединил две чужие сети, а вашей рядом нет: вы решаете, за кого он дерётся.',
      en: 'A tile that connects two foreign networks and none of yours: you decide who it fights for.',
    },
    play: {
      position: { players: 3, dice, tiles: [left, right], pawns: [[], ['p1'], ['p2']], rest },
      seat: 0,
      task: {
        ru: 'Встаньте за третьего игрока — просто так.',
        en: 'Side with the third player, for whatever reason.',
      },
      moves: [
        { by: 0, move: lay('medium') },
        { by: 0, move: { type: 'side', player: 2 } },
      ],
      expect: { networks: [{ tiles: ['p2', 'p3'], owner: 2 }], pawns: { 1: [null, null] } },
      after: {
        ru: 'Сеть второго разбита, тайл достался третьему.',
        en: 'The second player’s network is gone; the third got the tile.',
      },
    },
  },
  {
    id: 'order',
    rules: ['BS-21', 'BS-R7'],
    title: { ru: 'По очереди', en: 'One after another' },
    text: {
      ru: 'Коснулись своей сети и сетей двух соперников: атакуйте одного, победили — второго.',
      en: 'Your own network and two opponents’: attack one, and if you win, the other.',
    },
    ours: {
      ru: 'Порядок ваш, уклониться нельзя, а две сети одного соперника — один бой.',
      en: 'The order is yours, backing out is not, and two networks of one opponent are one fight.',
    },
    play: {
      position: { players: 3, dice, tiles: [left, right, above], pawns: [['p1'], ['p2'], ['p3']], rest },
      seat: 0,
      task: { ru: 'Кладите тайл и начните с третьего игрока.', en: 'Place the tile and begin with the third player.' },
      moves: [
        { by: 0, move: lay('medium') },
        { by: 0, move: { type: 'attack', player: 2 } },
      ],
      expect: {
        networks: [{ tiles: ['p1', 'p4'], owner: 0 }],
        happened: { 0: { against: 2, won: true }, 2: { against: 1, won: true } },
      },
      after: {
        ru: 'Второй бой начался сам: выбирать было не из кого.',
        en: 'The second fight began by itself: there was nobody else to choose.',
      },
    },
  },
  {
    id: 'won-stays-won',
    rules: ['BS-R8'],
    title: { ru: 'Победа не отменяется', en: 'A win stays won' },
    text: {
      ru: 'Бьются тайлы, а не целые сети, и до всякого слияния. Проиграли второй бой — ваш тайл уходит и ничего не соединяет, но первая победа остаётся.',
      en: 'Tiles fight, not whole networks, and before any merging. Lose the second fight and your tile goes without joining anything, but the first win stands.',
    },
    play: {
      position: { players: 3, dice, tiles: [left, right, drop], pawns: [['p1'], ['p2'], ['p3']], rest },
      seat: 0,
      task: {
        ru: 'С каплей не справиться. Сначала разбейте средний тайл второго игрока.',
        en: 'The drop is too strong. Break the second player’s medium tile first.',
      },
      moves: [
        { by: 0, move: lay('medium') },
        { by: 0, move: { type: 'attack', player: 1 } },
      ],
      expect: {
        networks: [
          { tiles: ['p1'], owner: 0 },
          { tiles: ['p3'], owner: 2 },
        ],
      },
      after: { ru: 'Размен: ваш новый тайл на чужой средний.', en: 'A trade: your new tile for their medium one.' },
    },
  },
  {
    id: 'neutrals-join',
    rules: ['BS-R19'],
    title: { ru: 'Ничьи не дерутся', en: 'Neutrals do not fight' },
    text: {
      ru: 'Ничьи сети в бою не участвуют: они достаются тому, чьим в итоге станет новый тайл. Ушёл тайл — ничьи остались ничьими.',
      en: 'Neutral networks take no part in a battle: they go with whatever the new tile ends up in. If the tile leaves, they stay neutral.',
    },
    play: {
      position: { players: 2, dice, tiles: [left, right, above], pawns: [['p1'], ['p2']], rest },
      seat: 0,
      task: {
        ru: 'Слева ваш тайл, справа чужой, сверху ничей. Кладите.',
        en: 'Yours to the left, theirs to the right, a neutral one above. Place it.',
      },
      moves: [{ by: 0, move: lay('medium') }],
      expect: { networks: [{ tiles: ['p1', 'p3', 'p4'], owner: 0 }] },
      after: { ru: 'Чужой выбит, ничей ваш.', en: 'Theirs is out, the neutral one is yours.' },
    },
  },
];
