import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { rows, spell } from './pieces.ts';

/** The goal, and how a game begins. */
export const start: readonly Scenario[] = [
  {
    id: 'goal',
    rules: ['MT-17', 'MT-18', 'MT-01'],
    title: { ru: 'Больше всех очков', en: 'The most points' },
    text: {
      ru: 'От двух до четырёх игроков складывают на поле один общий кроссворд. У каждого семь косточек; сколько выложили, столько и добираете из мешка. Очки у всех на виду: у кого в конце больше, тот и победил.',
      en: 'Two to four players build one crossword together. Everybody has seven tiles and draws as many from the bag as they have played. Everybody sees the score, and whoever has most points at the end wins.',
    },
    play: {
      position: {
        players: 2,
        options: { words: ['КОТ', 'ТОК'] },
        board: rows({ 7: '.......КОТ' }),
        racks: ['ОК', 'Щ'],
        bag: '',
        scores: [20, 40],
      },
      seat: 0,
      task: {
        ru: 'Мешок пуст, вы отстаёте на двадцать очков. Положите вниз от «Т» слово «ток».',
        en: 'The bag is empty and you are twenty points behind. Play “ТОК” downwards from the Т.',
      },
      moves: [{ by: 0, move: spell('ОК', 9, 8, 'down') }],
      expect: { phase: 'over', scores: [38, 30], happened: { 2: { type: 'ended', places: [1, 2] } } },
      after: {
        ru: 'Восемь очков за слово и десять за чужую «Щ»: 38 против 30, вы победили.',
        en: 'Eight points for the word and ten for the Щ your opponent was left with: 38 to 30, you win.',
      },
    },
  },
  {
    id: 'draw-for-start',
    rules: ['MT-05', 'MT-R8'],
    title: { ru: 'Кто начинает', en: 'Who begins' },
    text: {
      ru: 'Каждый вытягивает по косточке: чья буква ближе к началу алфавита, тот и ходит первым, а пустышка идёт даже раньше «А». Потом косточки возвращают в мешок.',
      en: 'Everybody draws a tile: whoever is nearest the start of the alphabet begins, and a blank comes even before А. Then the tiles go back into the bag.',
    },
    ours: {
      ru: 'Вышло поровну — тянут ещё раз, но только эти игроки; чужие косточки пока остаются на столе.',
      en: 'If two draw the same, only they draw again; the other tiles stay out until it is settled.',
    },
  },
  {
    id: 'rack',
    rules: ['MT-06', 'MT-12'],
    title: { ru: 'Семь косточек', en: 'Seven tiles' },
    text: {
      ru: 'У каждого семь косточек, и видит их только он. Выложили слово — доберите из мешка до семи, пока там что-то есть. Ходят по часовой стрелке.',
      en: 'Everybody has seven tiles that nobody else sees. After a word you draw back to seven as long as the bag lasts. Play goes clockwise.',
    },
    play: {
      position: {
        players: 2,
        options: { words: ['КОТ'] },
        racks: ['КОТАРИН', 'СОБАКА'],
        bag: 'ДОМЛЕС',
      },
      seat: 0,
      task: {
        ru: 'Выложите «кот» через звёздочку и посмотрите, что придёт.',
        en: 'Play “КОТ” across the star and see what you draw.',
      },
      moves: [{ by: 0, move: spell('КОТ', 7, 7) }],
      expect: { racks: { 0: 'АРИНДОМ' }, bag: 'ЛЕС', turn: 1 },
      after: { ru: 'Ушли три, пришли три: снова семь.', en: 'Three gone, three drawn: seven again.' },
    },
  },
  {
    id: 'turn',
    rules: ['MT-07', 'MT-10'],
    title: { ru: 'Ход', en: 'A turn' },
    text: {
      ru: 'За ход делают что-то одно: выкладывают слово, меняют косточки или пасуют. Пасовать можно всегда, даже когда слово есть.',
      en: 'In a turn you do one thing: play a word, exchange tiles, or pass. You may always pass, even with a word in hand.',
    },
    play: {
      position: { players: 2, options: { words: ['КОТ'] }, racks: ['КОТ', 'СОБАКА'] },
      seat: 0,
      task: { ru: 'Слово есть, но попробуйте спасовать.', en: 'There is a word, but try passing.' },
      moves: [{ by: 0, move: { type: 'pass' } }],
      expect: { turn: 1, passes: 1, scores: [0, 0] },
      after: {
        ru: 'Ход перешёл дальше, косточки остались при вас.',
        en: 'The turn has moved on, and you keep your tiles.',
      },
      refused: [{ by: 1, move: { type: 'pass' }, code: 'NOT_YOUR_TURN' }],
    },
  },
];
