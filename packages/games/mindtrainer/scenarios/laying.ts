import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { rows, spell } from './pieces.ts';

/** Where tiles may be laid. */
export const laying: readonly Scenario[] = [
  {
    id: 'first-word',
    rules: ['MT-08', 'MT-R2'],
    title: { ru: 'Первое слово', en: 'The first word' },
    text: {
      ru: 'Первое слово — из двух или более косточек — проходит через звёздочку в центре, по горизонтали или по вертикали. По диагонали слов не бывает.',
      en: 'The first word has two tiles or more and crosses the star in the middle, across or down. There are no diagonal words.',
    },
    ours: {
      ru: 'В книжке звёздочка только отмечает центр. У нас она ещё и удваивает первое слово.',
      en: 'In the book the star only marks the centre. With us it doubles the first word, too.',
    },
    play: {
      position: { players: 2, options: { words: ['КОТ'] }, racks: ['КОТАРИН', 'СОБАКА'] },
      seat: 0,
      task: { ru: 'Начните игру словом «кот».', en: 'Begin the game with “КОТ”.' },
      moves: [{ by: 0, move: spell('КОТ', 7, 7) }],
      expect: { turn: 1, scores: [8, 0] },
      after: {
        ru: 'Четыре очка, а звёздочка удваивает первое слово: восемь.',
        en: 'Four points, and the star doubles the first word: eight.',
      },
      refused: [
        { by: 0, move: spell('КОТ', 8, 7), code: 'ILLEGAL_MOVE' },
        { by: 0, move: spell('К', 7, 7), code: 'ILLEGAL_MOVE' },
        {
          by: 0,
          move: {
            type: 'lay',
            tiles: [...spell('К', 6, 6).tiles, ...spell('О', 7, 7).tiles, ...spell('Т', 8, 8).tiles],
          },
          code: 'ILLEGAL_MOVE',
        },
      ],
    },
  },
  {
    id: 'tiles',
    rules: ['MT-03', 'MT-D1'],
    title: { ru: 'Цена буквы', en: 'What a letter is worth' },
    text: {
      ru: 'На каждой косточке написана её цена, и две из них пустые: они не стоят ничего.',
      en: 'Every tile has its value printed on it, and two are blank: they are worth nothing.',
    },
    ours: {
      ru: 'Сколько каких букв, в книжке не сказано. У нас 104 косточки вместе с пустышками: частые буквы стоят очко, редкие — до десяти.',
      en: 'The book does not say how many there are of each. We play 104 with the blanks: common letters are worth one point, rare ones up to ten.',
    },
    play: {
      position: { players: 2, options: { words: ['КОТ', 'КОФЕ'] }, racks: ['КОФЕТАР', 'СОБАКА'] },
      seat: 0,
      task: { ru: '«Кот» даёт восемь очков. А «кофе»?', en: '“КОТ” gives eight points. What about “КОФЕ”?' },
      moves: [{ by: 0, move: spell('КОФЕ', 7, 7) }],
      expect: { scores: [28, 0] },
      after: {
        ru: 'Одна «Ф» стоит десять: 2 + 1 + 10 + 1, и всё вдвое.',
        en: 'The Ф alone is worth ten: 2 + 1 + 10 + 1, and all of it twice.',
      },
    },
  },
  {
    id: 'join',
    rules: ['MT-R1'],
    title: { ru: 'Зацепиться за слово', en: 'Joining on' },
    text: {
      ru: 'Косточки одного хода лежат в одну линию без пропусков и касаются того, что уже выложено. Пропуск может закрыть и чужая буква.',
      en: 'The tiles of a turn lie in one line without gaps and touch what is there already. A letter on the board may fill a gap.',
    },
    play: {
      position: {
        players: 2,
        options: { words: ['КОТ', 'РОТ'] },
        board: rows({ 7: '.......КОТ' }),
        racks: ['РТАНИЕС', 'СОБАКА'],
      },
      seat: 0,
      task: { ru: 'Проведите «рот» сверху вниз через «О».', en: 'Run “РОТ” downwards through the О.' },
      moves: [{ by: 0, move: { type: 'lay', tiles: [...spell('Р', 8, 6).tiles, ...spell('Т', 8, 8).tiles] } }],
      expect: { scores: [5, 0], turn: 1 },
      after: { ru: 'Две косточки — и целое слово.', en: 'Two tiles, and a whole word.' },
      refused: [
        {
          by: 0,
          move: { type: 'lay', tiles: [...spell('Р', 8, 6).tiles, ...spell('Т', 8, 9).tiles] },
          code: 'ILLEGAL_MOVE',
        },
        {
          by: 0,
          move: { type: 'lay', tiles: [...spell('Р', 8, 6).tiles, ...spell('Т', 9, 8).tiles] },
          code: 'ILLEGAL_MOVE',
        },
        { by: 0, move: spell('АН', 2, 2), code: 'ILLEGAL_MOVE' },
      ],
    },
  },
  {
    id: 'neighbours',
    rules: ['MT-R1'],
    title: { ru: 'Одним ходом три слова', en: 'Three words in one turn' },
    text: {
      ru: 'Каждая линия из двух и более букв, которую вы составили или продолжили, должна быть словом — и каждая приносит очки.',
      en: 'Every line of two or more letters that you form or extend must be a word, and each of them scores.',
    },
    play: {
      position: {
        players: 2,
        options: { words: ['УС', 'МИ', 'УМ', 'СИ'] },
        board: rows({ 7: '.......УС' }),
        racks: ['МИЩЪ', 'СОБАКА'],
      },
      seat: 0,
      task: { ru: 'Под словом «ус» поместится нота «ми».', en: 'Under “УС” there is room for the note “МИ”.' },
      moves: [{ by: 0, move: spell('МИ', 7, 8) }],
      expect: { scores: [11, 0] },
      after: {
        ru: '«Ми», «ум» и «си»: 4 + 4 + 3.',
        en: '“МИ”, and downwards “УМ” and “СИ”: 4 + 4 + 3.',
      },
      refused: [{ by: 0, move: spell('ИМ', 7, 8), code: 'ILLEGAL_MOVE' }],
    },
  },
  {
    id: 'dictionary',
    rules: ['MT-D3', 'MT-R5'],
    title: { ru: 'Какие слова годятся', en: 'Which words count' },
    text: {
      ru: 'Годятся нарицательные существительные в именительном падеже единственного числа, а где его нет — множественного: «сани». Хозяин стола может разрешить все формы всех слов или вовсе убрать словарь.',
      en: 'Common nouns count, in the nominative singular, or plural if they have no other, like “scissors”. The host may allow every form of every word, or do without a dictionary.',
    },
    play: {
      position: {
        players: 2,
        options: { lexicon: 'nouns' },
        board: rows({ 7: '.......КОТ' }),
        racks: ['УИКАОМЛ', 'СОБАКА'],
      },
      seat: 0,
      task: {
        ru: '«Кота» и «коту» не годятся. Сделайте из кота «котика».',
        en: '“КОТА” and “КОТУ” will not do. Make it “КОТИК”.',
      },
      moves: [{ by: 0, move: spell('ИК', 10, 7) }],
      expect: { scores: [9, 0], turn: 1, board: { 7: '.......КОТИК...' } },
      after: {
        ru: 'Котик в словаре есть, и он в именительном падеже.',
        en: 'It is in the dictionary, and in the nominative.',
      },
      refused: [
        { by: 0, move: spell('У', 10, 7), code: 'ILLEGAL_MOVE' },
        { by: 0, move: spell('А', 10, 7), code: 'ILLEGAL_MOVE' },
      ],
    },
  },
  {
    id: 'blank',
    rules: ['MT-04'],
    title: { ru: 'Пустышка', en: 'The blank' },
    text: {
      ru: 'Пустышка заменяет любую букву: назовите её, когда кладёте, и до конца игры она уже не изменится. Очков за неё нет.',
      en: 'A blank stands for any letter: you name it as you play it, and it stays that letter to the end. It scores nothing.',
    },
    play: {
      position: { players: 2, options: { words: ['КОТ'] }, racks: ['КО*', 'СОБАКА'] },
      seat: 0,
      task: {
        ru: 'До «кота» не хватает «Т» — пусть ею станет пустышка.',
        en: 'You are a Т short of “КОТ”: let the blank be it.',
      },
      moves: [{ by: 0, move: spell('КОт', 7, 7) }],
      expect: { scores: [6, 0] },
      after: { ru: '2 + 1 + 0, вдвое — шесть.', en: '2 + 1 + 0, doubled: six.' },
      refused: [
        { by: 0, move: spell('КОТ', 7, 7), code: 'ILLEGAL_MOVE' },
        {
          by: 0,
          move: { type: 'lay', tiles: [...spell('КО', 7, 7).tiles, { x: 9, y: 7, letter: '*', blank: true }] },
          code: 'ILLEGAL_MOVE',
        },
      ],
    },
  },
  {
    id: 'yo',
    rules: ['MT-R6'],
    title: { ru: 'Е и Ё', en: 'Е and Ё' },
    text: {
      ru: '«Ё» — отдельная косточка. В словах с «ё» вместо неё годится и «Е», а вот обратно нельзя.',
      en: 'Ё is a tile of its own. Where a word has Ё, an Е will do as well; the other way round it will not.',
    },
    play: {
      position: { players: 2, options: { words: ['ЁЛКА', 'ЛЕС'] }, racks: ['ЕЁЛКАС', 'СОБАКА'] },
      seat: 0,
      task: { ru: 'Приберегите «Ё»: положите «ёлку» через «Е».', en: 'Save the Ё: spell “ЁЛКА” with an Е.' },
      moves: [{ by: 0, move: spell('ЕЛКА', 7, 7) }],
      expect: { scores: [12, 0] },
      after: { ru: 'Слово то же, а «Ё» ещё пригодится.', en: 'The same word, and the Ё is still yours.' },
      refused: [{ by: 0, move: spell('ЛЁС', 7, 7), code: 'ILLEGAL_MOVE' }],
    },
  },
];
