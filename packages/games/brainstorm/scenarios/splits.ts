import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { die, lay, tile } from './pieces.ts';

const dice = ['red', 'black'];
const left = tile('p1', 'medium', [-65, 0]);
const column = [tile('p2', 'medium', [65, -68]), tile('p3', 'medium', [65, 0]), tile('p4', 'medium', [65, 68])];
const tall = [tile('p2', 'medium', [65, -68]), tile('p3', 'medium', [65, 0]), tile('p4', 'large', [65, 92], 90)];
const rest = die('medium', [0, 0]);

/** Removed tiles, and the pawns that stood on them. */
export const splits: readonly Scenario[] = [
  {
    id: 'pawn-moves',
    rules: ['BS-19'],
    title: { ru: 'Тайл из-под фишки', en: 'A tile from under a pawn' },
    text: {
      ru: 'Ушёл тайл, на котором стояла фишка, — хозяин переставляет её на любой другой тайл той же сети. Не осталось ни одного — фишка возвращается в руку.',
      en: 'If the tile under a pawn goes, its owner moves the pawn to any other tile of the same network. With none left it returns to hand.',
    },
    play: {
      position: {
        players: 2,
        dice,
        tiles: [left, tile('p2', 'medium', [65, 0]), tile('p3', 'medium', [134, 0]), tile('p4', 'medium', [203, 0])],
        pawns: [['p1'], ['p2']],
        rest,
      },
      seat: 1,
      task: {
        ru: 'Вы второй игрок, тайл под вашей фишкой выбили. Уведите её подальше.',
        en: 'You are the second player, and the tile under your pawn was knocked out. Take it far away.',
      },
      moves: [
        { by: 0, move: lay('medium') },
        { by: 1, move: { type: 'relocate', from: 'p2', to: 'p4' } },
      ],
      expect: { pawns: { 1: ['p4', null] }, networks: { 1: { tiles: ['p3', 'p4'], owner: 1 } } },
      after: {
        ru: 'Сеть стала короче, но она по-прежнему ваша.',
        en: 'The network is shorter, but it is still yours.',
      },
    },
  },
  {
    id: 'lifted',
    rules: ['BS-29'],
    title: { ru: 'Снимать осторожно', en: 'Lift with care' },
    text: {
      ru: 'Выбитый тайл вынимают так, чтобы ни один сосед не сдвинулся. Здесь об этом позаботится сам стол.',
      en: 'A beaten tile is lifted so that no neighbour moves. Here the table takes care of that.',
    },
    play: {
      position: { players: 2, dice, tiles: [left, ...column], pawns: [['p1'], ['p2']], rest },
      seat: 0,
      task: { ru: 'Выбейте средний тайл столбика.', en: 'Knock out the middle tile of the column.' },
      moves: [{ by: 0, move: lay('medium') }],
      expect: {
        tiles: { 0: { id: 'p1', at: [-65, 0] }, 1: { id: 'p2', at: [65, -68] }, 2: { id: 'p4', at: [65, 68] } },
        phase: 'relocate',
      },
      after: {
        ru: 'Соседи не шелохнулись, но сеть соперника распалась.',
        en: 'The neighbours did not stir, but the network fell apart.',
      },
    },
  },
  {
    id: 'split',
    rules: ['BS-22'],
    title: { ru: 'Сеть распалась', en: 'A network falls apart' },
    text: {
      ru: 'Если сеть разбили на части, хозяин ставит фишку на любой тайл любой из них, а свободной фишкой может занять ещё одну. Остальное — ничьё.',
      en: 'When a network is broken into parts its owner puts the pawn on any tile of any part, and may hold another part with a free pawn. The rest is neutral.',
    },
    play: {
      position: { players: 2, dice, tiles: [left, ...column], pawns: [['p1'], ['p2']], rest },
      seat: 1,
      task: {
        ru: 'Вы второй игрок. Останьтесь внизу, а верх займите второй фишкой.',
        en: 'You are the second player. Stay below, and hold the upper part with your second pawn.',
      },
      moves: [
        { by: 0, move: lay('medium') },
        { by: 1, move: { type: 'relocate', from: 'p2', to: 'p2' } },
        { by: 1, move: { type: 'claim', on: 'p4' } },
      ],
      expect: {
        pawns: { 1: ['p2', 'p4'] },
        networks: { 1: { tiles: ['p2'], owner: 1 }, 2: { tiles: ['p4'], owner: 1 } },
        turn: 0,
        phase: 'throw',
      },
      after: {
        ru: 'Потерян один тайл, остальные при вас.',
        en: 'You lost one tile, but not what the others are worth.',
      },
    },
  },
  {
    id: 'deadline',
    rules: ['BS-R9'],
    title: { ru: 'Ответ не в свой ход', en: 'An answer out of turn' },
    text: {
      ru: 'Сначала все фишки переезжают — по кругу от того, чей ход, — потом занимают свободные части. На ответ даётся время; кто промолчал, остаётся на самой дорогой части и больше ничего не занимает.',
      en: 'First all pawns move, round the table from the player whose turn it is, then free parts are claimed. Answers have a deadline; whoever stays silent keeps the part worth most and claims nothing else.',
    },
    play: {
      position: { players: 2, dice, tiles: [left, ...tall], pawns: [['p1'], ['p2']], rest },
      seat: 0,
      task: {
        ru: 'Разбейте столбик. Соперник задумался и не ответил.',
        en: 'Break the column. Your opponent ponders and does not answer.',
      },
      moves: [
        { by: 0, move: lay('medium') },
        { by: 'referee', act: { type: 'timeout', seat: 1 } },
        { by: 'referee', act: { type: 'timeout', seat: 1 } },
      ],
      expect: { pawns: { 1: ['p4', null] }, networks: { 1: { tiles: ['p2'], owner: null } }, phase: 'throw' },
      after: {
        ru: 'Его фишка сама перешла на большой тайл, средний стал ничьим.',
        en: 'The pawn went to the large tile by itself, and the medium one is neutral.',
      },
    },
  },
];
