import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { crowd, place, spots, tiles } from './pieces.ts';

const PICTURE = [...spots('green', [-1, 0], [0, -1]), ...spots('yellow', [2, 0], [3, 0], [1, 1], [1, 2])];

/** Team and solo games, on a double track. */
export const double: readonly Scenario[] = [
  {
    id: 'team',
    rules: ['IN-19'],
    title: { ru: 'Двое на двое', en: 'Two against two' },
    text: {
      ru: 'Партнёры сидят напротив и двигают общие маркеры по сдвоенной шкале: на 18 счёт этого символа обрывается, маркер переходит на ноль второй половины, а сходивший получает бонус — как и в конце второй.',
      en: 'Partners sit opposite and move shared markers on a double track: at 18 the count of that symbol stops, the marker goes to zero of the second half, and whoever played earns a bonus, as at the end of the second.',
    },
    play: {
      position: {
        players: 4,
        options: { mode: 'team' },
        cells: spots('red', [-1, 0], [-2, 0], [-3, 0], [0, -1]),
        tracks: [
          [15, 20, 20, 20, 20, 20],
          [10, 10, 10, 10, 10, 10],
        ],
        turn: 2,
        racks: [tiles('red-red'), tiles('blue-blue'), tiles('red-green', 'blue-green'), tiles('green-green')],
      },
      seat: 2,
      task: {
        ru: 'У команды красный на 15. Наберите четыре и воспользуйтесь бонусом.',
        en: 'Your team’s red stands at 15. Score four, then use the bonus.',
      },
      moves: [
        { by: 2, move: place('red', 'green', [0, 0], [1, 0]) },
        { by: 2, move: place('green', 'blue', [2, 0], [3, 0]) },
      ],
      expect: { turn: 3, tracks: { 0: [18, 20, 20, 21, 20, 20] } },
      after: {
        ru: '15 и 4 — это 18, ноль второй половины: лишнее очко пропало, зато был бонус.',
        en: 'Fifteen and four make 18, zero of the second half: one point lost, one bonus gained.',
      },
    },
  },
  {
    id: 'team-loser',
    rules: ['IN-19', 'IN-16'],
    title: { ru: 'Кто проиграл', en: 'Which team lost' },
    text: {
      ru: 'Проигрывает команда, чей последний маркер стоит левее; место у партнёров общее.',
      en: 'The team whose last marker is further back loses; partners share their place.',
    },
    play: {
      position: {
        players: 4,
        options: { mode: 'team' },
        cells: crowd(7, [0, 0], [1, 0]),
        tracks: [
          [21, 22, 23, 24, 25, 26],
          [36, 36, 36, 36, 36, 20],
        ],
        racks: [tiles('red-orange'), tiles('blue-blue'), tiles('green-green'), tiles('red-red')],
      },
      seat: 0,
      task: { ru: 'Положите последний жетон.', en: 'Place the last tile.' },
      moves: [{ by: 0, move: place('red', 'orange', [0, 0], [1, 0]) }],
      expect: { phase: 'over', happened: { 1: { type: 'over', places: [1, 3, 1, 3] } } },
      after: { ru: '21 против 20: вы с партнёром победили.', en: 'Twenty-one to twenty: you and your partner win.' },
    },
  },
  {
    id: 'team-silence',
    rules: ['IN-20'],
    title: { ru: 'Партнёры молчат', en: 'Partners keep silent' },
    text: {
      ru: 'Партнёры не переговариваются и не видят жетонов друг друга; разговоры разрешают, только если согласны все четверо.',
      en: 'Partners neither talk nor see each other’s tiles; talk is allowed only if all four agree.',
    },
  },
  {
    id: 'team-instant-win',
    rules: ['IN-R5'],
    title: { ru: 'Вся шкала', en: 'The whole track' },
    text: {
      ru: 'Команда, у которой все шесть маркеров дошли до конца второй половины, побеждает сразу.',
      en: 'A team with all six markers at the end of the second half wins on the spot.',
    },
    play: {
      position: {
        players: 4,
        options: { mode: 'team' },
        cells: spots('blue', [-1, 0], [-2, 0]),
        tracks: [
          [36, 36, 36, 36, 34, 36],
          [18, 18, 18, 18, 18, 18],
        ],
        racks: [tiles('blue-red', 'green-green'), tiles('blue-blue'), tiles('red-red'), tiles('green-green')],
      },
      seat: 0,
      task: { ru: 'Не хватает двух синих.', en: 'Two blues to go.' },
      moves: [{ by: 0, move: place('blue', 'red', [0, 0], [0, 1]) }],
      expect: {
        phase: 'over',
        tracks: { 0: [36, 36, 36, 36, 36, 36] },
        happened: { 2: { type: 'over', why: 'complete', places: [1, 3, 1, 3] } },
      },
      after: {
        ru: 'У соперников все на 18, но для сдвоенной шкалы это лишь середина.',
        en: 'Your opponents have 18 everywhere, but on a double track that is only half way.',
      },
    },
  },
  {
    id: 'double-order',
    rules: ['IN-R8'],
    title: { ru: 'Парный жетон через середину', en: 'A double across the middle' },
    text: {
      ru: 'Половины парного жетона считают одну за другой, и каждая обрывается на 18; порядок берут тот, что уводит маркер дальше.',
      en: 'The halves of a double are counted one after the other, each stopping at 18; the order that takes the marker further is used.',
    },
    play: {
      position: {
        players: 4,
        options: { mode: 'team' },
        cells: spots('red', [-1, 0], [-2, 0], [2, 0], [3, 0], [1, 1], [1, 2], [1, 3]),
        tracks: [
          [16, 20, 20, 20, 20, 20],
          [0, 0, 0, 0, 0, 0],
        ],
        racks: [tiles('red-red', 'green-green'), tiles('blue-blue'), tiles('blue-blue'), tiles('green-green')],
      },
      seat: 0,
      task: {
        ru: 'Красный на 16, половины дадут 2 и 5. Куда дойдёт маркер?',
        en: 'Red stands at 16, and the halves give 2 and 5. How far will it go?',
      },
      moves: [{ by: 0, move: place('red', 'red', [0, 0], [1, 0]) }],
      expect: { tracks: { 0: [23, 20, 20, 20, 20, 20] }, bonus: 1, phase: 'bonus' },
      after: {
        ru: 'Сначала 2 — ровно до середины, потом 5 целиком: 23. Наоборот вышло бы 20.',
        en: 'First the 2, right to the middle, then all of the 5: 23. The other way round it would be 20.',
      },
    },
  },
  {
    id: 'solo',
    rules: ['IN-21'],
    title: { ru: 'Пасьянс', en: 'Solitaire' },
    text: {
      ru: 'В одиночку нет подставки и бонусов: берёте жетон, кладёте, считаете, берёте следующий, а маркеры идут по сдвоенной шкале.',
      en: 'Alone there is no rack and no bonus: draw a tile, place it, score, draw the next; the markers run on a double track.',
    },
    play: {
      position: {
        players: 1,
        cells: spots('red', [-1, 0], [-2, 0], [-3, 0]),
        tracks: [[16, 3, 3, 3, 3, 3]],
        racks: [tiles('red-green')],
      },
      seat: 0,
      task: { ru: 'Красный на 16, жетон даст три.', en: 'Red stands at 16, and the tile makes three.' },
      moves: [{ by: 0, move: place('red', 'green', [0, 0], [1, 0]) }],
      expect: { phase: 'place', turn: 0, bonus: 0, tracks: [[18, 3, 3, 3, 3, 3]], racks: { 0: { length: 1 } } },
      after: {
        ru: 'Маркер на нуле второй половины, бонуса нет, следующий жетон уже взят.',
        en: 'The marker is at zero of the second half, there is no bonus, and the next tile is drawn.',
      },
    },
  },
  {
    id: 'solo-picture',
    rules: ['IN-22'],
    title: { ru: 'Пример из правил', en: 'The rulebook’s example' },
    text: {
      ru: 'Два очка за зелёный и четыре за жёлтый переносят оба маркера ровно на ноль второй половины; бонусов в пасьянсе нет.',
      en: 'Two green and four yellow points carry both markers to exactly zero of the second half; solitaire has no bonuses.',
    },
    play: {
      position: { players: 1, cells: PICTURE, tracks: [[5, 5, 14, 16, 5, 5]], racks: [tiles('yellow-green')] },
      seat: 0,
      task: { ru: 'Положите зелёный в центр, жёлтый справа.', en: 'Put green in the centre, yellow to its right.' },
      moves: [{ by: 0, move: place('green', 'yellow', [0, 0], [1, 0]) }],
      expect: { tracks: [[5, 5, 18, 18, 5, 5]], bonus: 0, phase: 'place', last: { reached18: ['yellow', 'green'] } },
      after: {
        ru: 'Оба перешли на вторую половину, и сразу следующий жетон.',
        en: 'Both moved to the second half, and the next tile comes at once.',
      },
    },
  },
  {
    id: 'team-picture',
    rules: ['IN-22', 'IN-19'],
    title: { ru: 'Тот же пример в команде', en: 'The same in a team' },
    text: {
      ru: 'Случись то же самое в командной игре, было бы сразу два бонусных жетона.',
      en: 'Had the same happened in a team game, there would be two bonus tiles.',
    },
    play: {
      position: {
        players: 4,
        options: { mode: 'team' },
        cells: PICTURE,
        tracks: [
          [5, 5, 14, 16, 5, 5],
          [0, 0, 0, 0, 0, 0],
        ],
        racks: [
          tiles('yellow-green', 'red-red', 'blue-blue'),
          tiles('blue-blue'),
          tiles('red-red'),
          tiles('green-green'),
        ],
      },
      seat: 0,
      task: { ru: 'Положите зелёный в центр, жёлтый справа.', en: 'Put green in the centre, yellow to its right.' },
      moves: [{ by: 0, move: place('green', 'yellow', [0, 0], [1, 0]) }],
      expect: { tracks: { 0: [5, 5, 18, 18, 5, 5] }, bonus: 2, phase: 'bonus', turn: 0 },
      after: { ru: 'Два бонуса подряд.', en: 'Two bonuses in a row.' },
    },
  },
  {
    id: 'solo-result',
    rules: ['IN-R4'],
    title: { ru: 'Счёт пасьянса', en: 'The score of a solitaire' },
    text: {
      ru: 'Итог пасьянса — самый отстающий маркер из 36, рекорды сравнивают так же, как игроков; первый жетон кладут у напечатанного символа, замены нет, а все шесть на 36 завершают партию.',
      en: 'A solitaire scores its lowest marker out of 36, and records compare as players do; the first tile lies by a printed symbol, there is no swap, and all six at 36 end the game.',
    },
    play: {
      position: {
        players: 1,
        cells: spots('orange', [-1, 0], [-2, 0], [-3, 0]),
        tracks: [[36, 34, 36, 36, 36, 36]],
        racks: [tiles('orange-green')],
      },
      seat: 0,
      task: { ru: 'Осталось два оранжевых.', en: 'Two oranges are left to score.' },
      moves: [{ by: 0, move: place('orange', 'green', [0, 0], [1, 0]) }],
      expect: { phase: 'over', tracks: [[36, 36, 36, 36, 36, 36]], happened: { 1: { type: 'over', why: 'complete' } } },
      after: {
        ru: 'Больше не бывает: все шесть в самом конце.',
        en: 'It cannot be bettered: all six at the very end.',
      },
    },
  },
];
