import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { place, spots, tiles } from './pieces.ts';

/** Changing the whole rack. */
export const rack: readonly Scenario[] = [
  {
    id: 'swap',
    rules: ['IN-14'],
    title: { ru: 'Замена жетонов', en: 'A new rack' },
    text: {
      ru: 'Если после хода у вас нет ни одного символа самого отстающего цвета, можно показать подставку всем, отложить её, взять шесть новых жетонов и лишь затем вернуть старые в запас.',
      en: 'If after your turn you hold no symbol of your lowest colour, you may show your rack to all, set it aside, draw six new tiles, and only then put the old ones back.',
    },
    play: {
      position: {
        players: 2,
        cells: spots('red', [-1, 0]),
        tracks: [
          [9, 9, 9, 9, 9, 2],
          [0, 0, 0, 0, 0, 0],
        ],
        racks: [tiles('red-orange', 'red-blue', 'green-green'), tiles('blue-blue')],
        bag: tiles(
          'purple-purple',
          'red-purple',
          'orange-purple',
          'yellow-purple',
          'green-purple',
          'blue-purple',
          'red-red',
        ),
      },
      seat: 0,
      task: {
        ru: 'Фиолетовый отстаёт, а его у вас нет. Сходите и смените жетоны.',
        en: 'Purple lags and you have none. Play, then swap your tiles.',
      },
      moves: [
        { by: 0, move: place('red', 'orange', [0, 0], [0, 1]) },
        { by: 0, move: { type: 'swap' } },
      ],
      expect: { turn: 1, racks: { 0: { length: 6 } }, bag: { length: 3 }, shown: { player: 0, tiles: { length: 2 } } },
      after: {
        ru: 'Шесть новых, и на каждом есть фиолетовый. Старые два вернулись в запас уже после.',
        en: 'Six new ones, purple on every one. The two old ones went back only afterwards.',
      },
      refused: [{ by: 0, move: { type: 'swap' }, code: 'ILLEGAL_MOVE' }],
    },
  },
  {
    id: 'swap-level',
    rules: ['IN-R2'],
    title: { ru: 'Отстают два цвета', en: 'Two colours lag' },
    text: {
      ru: 'Если отстают сразу несколько цветов, для замены на подставке не должно быть ни одного из них.',
      en: 'If several colours are level at the bottom, the rack must hold none of them.',
    },
    play: {
      position: {
        players: 2,
        tracks: [
          [9, 9, 9, 9, 2, 2],
          [0, 0, 0, 0, 0, 0],
        ],
        racks: [tiles('red-orange', 'red-blue', 'green-green'), tiles('blue-blue')],
        opened: [true, true],
      },
      seat: 0,
      task: {
        ru: 'Отстают синий и фиолетовый, а синий у вас есть. Просто положите красно-оранжевый.',
        en: 'Blue and purple lag, and you do have blue. Just place the red and orange tile.',
      },
      moves: [{ by: 0, move: place('red', 'orange', [0, 0], [0, 1]) }],
      expect: { phase: 'place', turn: 1, racks: { 0: { length: 6 } } },
      after: {
        ru: 'Замену никто не предложил: с синим можно играть.',
        en: 'No swap was offered: blue is something to play with.',
      },
    },
  },
  {
    id: 'swap-once',
    rules: ['IN-R9'],
    title: { ru: 'Один раз за ход', en: 'Once a turn' },
    text: {
      ru: 'Меняют жетоны не больше раза за ход и никогда с пустой подставки; в команде отстающий цвет считают по общей шкале, а смотрят только на свою подставку.',
      en: 'You may swap at most once a turn, and never an empty rack; in a team the lowest colour is the team’s, but only your own rack counts.',
    },
    play: {
      position: {
        players: 4,
        options: { mode: 'team' },
        tracks: [
          [9, 9, 9, 9, 9, 2],
          [0, 0, 0, 0, 0, 0],
        ],
        racks: [tiles('red-orange', 'red-blue'), tiles('blue-blue'), tiles('purple-purple'), tiles('red-red')],
        opened: [true, true, true, true],
      },
      seat: 0,
      task: {
        ru: 'У партнёра фиолетовый есть, у вас нет. Сходите и смените жетоны.',
        en: 'Your partner has purple, you do not. Play and swap.',
      },
      moves: [
        { by: 0, move: place('red', 'orange', [0, 0], [0, 1]) },
        { by: 0, move: { type: 'swap' } },
      ],
      expect: { turn: 1, phase: 'place', shown: { player: 0 }, racks: { 0: { length: 6 } } },
      after: {
        ru: 'Ход окончен, что бы ни пришло. Показанный жетон видел и партнёр.',
        en: 'The turn is over, whatever you drew. Your partner saw the shown tile too.',
      },
    },
  },
];
