import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { rests, tile, toss } from './pieces.ts';

/** The burner. */
export const burner: readonly Scenario[] = [
  {
    id: 'burner',
    rules: ['BS-23'],
    title: { ru: 'Взрыв мозга', en: 'Brain burst' },
    text: {
      ru: 'Раз за ход, до обычных бросков или после них, можно потратить жетон взрыва и бросить чёрный кубик для выжигателя. Жетон пропадает, даже если бросок не удался.',
      en: 'Once per turn, before or after your ordinary throws, you may spend a burst token and throw the black die for the burner. The token is gone even if the throw fails.',
    },
    play: {
      position: { players: 2 },
      seat: 0,
      task: { ru: 'Потратьте жетон и бросьте.', en: 'Spend a token and throw.' },
      moves: [{ by: 0, move: { type: 'burner' } }, { by: 0, move: toss('black') }, rests('off', [0, 300])],
      expect: { tokens: [2, 3], phase: 'dice', burned: true, thrown: [] },
      after: {
        ru: 'Мимо стола. Жетона нет, обычные броски впереди.',
        en: 'Missed the table. The token is spent; your ordinary throws are still to come.',
      },
    },
  },
  {
    id: 'burn',
    rules: ['BS-24'],
    title: { ru: 'Выжигатель', en: 'The burner' },
    text: {
      ru: 'Круглая дырка выжигателя ложится на кубик, и вертеть его можно как угодно. Каждый тайл, которого он коснулся, — чей бы ни был — сгорает.',
      en: 'The burner’s round hole goes over the die, and you may turn it any way you like. Every tile it touches burns, whoever owns it.',
    },
    play: {
      position: {
        players: 2,
        tiles: [tile('p1', 'medium', [-60, 40]), tile('p2', 'large', [-60, -45]), tile('p3', 'medium', [120, 0])],
        pawns: [['p3'], ['p1', 'p2']],
        tokens: [2, 3],
        burned: true,
        rest: { die: 'black', at: [0, 0], angle: 0, burner: true },
      },
      seat: 0,
      task: {
        ru: 'Слева два чужих тайла, справа ваш. Поверните выжигатель налево.',
        en: 'Two of theirs to the left, yours to the right. Turn the burner to the left.',
      },
      moves: [{ by: 0, move: { type: 'burn', angle: 0 } }],
      expect: { tiles: { length: 1 }, pawns: { 1: [null, null] }, networks: [{ tiles: ['p3'], owner: 0 }] },
      after: { ru: 'Две сети соперника сгорели дотла.', en: 'Both of your opponent’s networks are ashes.' },
    },
  },
  {
    id: 'burner-when',
    rules: ['BS-23', 'BS-R10'],
    title: { ru: 'До или после', en: 'Before or after' },
    text: {
      ru: 'Выжигатель — до обычных бросков хода или после них.',
      en: 'The burner comes before or after the ordinary throws of a turn.',
    },
    ours: {
      ru: 'Между бросками нельзя. Осечку перебрасывают даром; чёрный кубик годится, даже если он в вашей паре или средние тайлы кончились.',
      en: 'Never between them. A misfire is thrown again for free; the black die will do even if it is one of your pair or medium tiles have run out.',
    },
    play: {
      position: { players: 2, dice: ['red', 'black'], thrown: ['red'] },
      seat: 0,
      task: {
        ru: 'Красный брошен. Сначала чёрный, а потом уже выжигатель.',
        en: 'Red is thrown. Black first, and only then the burner.',
      },
      moves: [{ by: 0, move: toss('black') }, rests('off', [0, 300]), { by: 0, move: { type: 'burner' } }],
      expect: { phase: 'burnerThrow', tokens: [2, 3], thrown: ['red', 'black'] },
      after: { ru: 'Теперь можно: ход почти закончен.', en: 'Now you may: the turn is nearly over.' },
      refused: [{ by: 0, move: { type: 'burner' }, code: 'ILLEGAL_MOVE' }],
    },
  },
];
