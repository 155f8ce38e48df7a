import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { spell } from './pieces.ts';

const RACKS = ['ШМЫКАРИ', 'ФЫВАПРО', 'ЛДЖЭЯЧС'];

/** Which words count. */
export const judging: readonly Scenario[] = [
  {
    id: 'challenge',
    rules: ['MT-R5'],
    title: { ru: 'Без словаря: «Нет такого слова!»', en: 'No dictionary: “That’s not a word!”' },
    text: {
      ru: 'Без словаря слово судят соперники. Кто-то оспорил — голосуют остальные, и если против больше половины соперников, слово снимают, а ход пропал.',
      en: 'Without a dictionary the opponents judge a word. Once one of them challenges it the others vote, and if more than half of the opponents are against it, it is taken back and the turn is lost.',
    },
    play: {
      position: { players: 3, options: { lexicon: 'open' }, racks: RACKS, bag: 'ООО' },
      seat: 1,
      task: {
        ru: 'Соперник выложил какой-то «шмык». Оспорьте!',
        en: 'Your opponent plays “ШМЫК”, whatever that is. Challenge it!',
      },
      moves: [
        { by: 0, move: spell('ШМЫК', 7, 7) },
        { by: 1, move: { type: 'challenge' } },
        { by: 2, move: { type: 'vote', valid: false } },
      ],
      expect: { turn: 1, scores: [0, 0, 0], racks: { 0: 'АРИШМЫК' }, pending: null },
      after: {
        ru: 'Двое против из двух: косточки вернулись на подставку, ход ваш.',
        en: 'Two of two against it: the tiles are back on the rack, and it is your turn.',
      },
    },
  },
  {
    id: 'challenge-tie',
    rules: ['MT-R5'],
    title: { ru: 'Голоса поровну', en: 'A tied vote' },
    text: {
      ru: 'Если голоса разделились поровну, слово остаётся. Очки и новые косточки игрок получает только теперь.',
      en: 'On a tie the word stands. Only then does its player score and draw.',
    },
    play: {
      position: { players: 3, options: { lexicon: 'open' }, racks: RACKS, bag: 'ООО' },
      seat: 2,
      task: {
        ru: '«Шмыг» вы слышали, «шмык» вроде тоже. Проголосуйте за.',
        en: 'You believe you have heard it. Vote for the word.',
      },
      moves: [
        { by: 0, move: spell('ШМЫК', 7, 7) },
        { by: 1, move: { type: 'challenge' } },
        { by: 2, move: { type: 'vote', valid: true } },
      ],
      expect: { turn: 1, scores: [32, 0, 0], racks: { 0: 'АРИООО' } },
      after: {
        ru: 'Один за, один против: слово стоит, 32 очка.',
        en: 'One for, one against: the word stands, 32 points.',
      },
    },
  },
  {
    id: 'challenge-two',
    rules: ['MT-R5'],
    title: { ru: 'Вдвоём — по совести', en: 'Just the two of you' },
    text: {
      ru: 'Когда играют вдвоём, оспоренное слово снимают, только если с этим согласен тот, кто его выложил.',
      en: 'With two players a challenged word is taken back only if the one who played it agrees.',
    },
    play: {
      position: { players: 2, options: { lexicon: 'open' }, racks: RACKS.slice(0, 2), bag: 'ООО' },
      seat: 0,
      task: {
        ru: 'Выложите «шмык», а когда его оспорят, признайтесь.',
        en: 'Play “ШМЫК” and, when it is challenged, admit it.',
      },
      moves: [
        { by: 0, move: spell('ШМЫК', 7, 7) },
        { by: 1, move: { type: 'challenge' } },
        { by: 0, move: { type: 'vote', valid: false } },
      ],
      expect: { turn: 1, scores: [0, 0], board: { 7: '...............' }, happened: { 1: { type: 'rejected' } } },
      after: {
        ru: 'Честно. Косточки при вас, а ход пропал.',
        en: 'Fair enough. You keep the tiles and lose the turn.',
      },
    },
  },
];
