import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { rows, spell } from './pieces.ts';

/** What premium cells and a whole rack are worth. */
export const premiums: readonly Scenario[] = [
  {
    id: 'letter-premium',
    rules: ['MT-11', 'MT-02', 'MT-D2'],
    title: { ru: 'Синие клетки', en: 'Blue squares' },
    text: {
      ru: 'На поле 15 на 15 клеток. Голубая удваивает букву, которую на неё положили, синяя — утраивает.',
      en: 'The board is 15 by 15. A light blue square doubles the letter played on it, a dark blue one triples it.',
    },
    ours: {
      ru: 'Где какие клетки, в книжке видно только на рисунке. У нас обычная симметричная раскладка.',
      en: 'Where the squares are the book shows only in a picture. Ours is the usual symmetric layout.',
    },
    play: {
      position: {
        players: 2,
        options: { words: ['САД', 'ФАС'] },
        board: rows({ 5: '.......С', 6: '.......А', 7: '.......Д' }),
        racks: ['ФАНИЕРТ', 'СОБАКА'],
      },
      seat: 0,
      task: {
        ru: 'Допишите слева «фас», чтобы «Ф» попала на синюю.',
        en: 'Spell “ФАС” to the left so that the Ф falls on dark blue.',
      },
      moves: [{ by: 0, move: spell('ФА', 5, 5) }],
      expect: { scores: [32, 0] },
      after: { ru: 'Десять на три, и ещё два очка.', en: 'Ten times three, and two more points.' },
    },
  },
  {
    id: 'word-premium',
    rules: ['MT-11'],
    title: { ru: 'Красные клетки', en: 'Red squares' },
    text: {
      ru: 'Светло-красная удваивает всё слово, тёмно-красная — утраивает.',
      en: 'Light red doubles the whole word, dark red triples it.',
    },
    play: {
      position: {
        players: 2,
        options: { words: ['ЛЕСА', 'СТОЛ'] },
        board: rows({ 4: '.......Л', 5: '.......Е', 6: '.......С', 7: '.......А' }),
        racks: ['СТОНИЕР', 'СОБАКА'],
      },
      seat: 0,
      task: {
        ru: 'Доведите «стол» до светло-красной клетки слева.',
        en: 'Spell “СТОЛ” from the light red square on the left.',
      },
      moves: [{ by: 0, move: spell('СТО', 4, 4) }],
      expect: { scores: [10, 0] },
      after: {
        ru: 'Пять очков стали десятью; удвоилась и чужая «Л».',
        en: 'Five points have become ten; the Л that was there counts twice too.',
      },
    },
  },
  {
    id: 'multiplied',
    rules: ['MT-R2'],
    title: { ru: 'Вдвое и ещё раз вдвое', en: 'Twice, and twice again' },
    text: {
      ru: 'Сначала считают буквы, потом умножают слово. Две красные клетки под одним словом перемножаются, и пустышка на такой клетке тоже умножает.',
      en: 'Letters are counted first, then the word is multiplied. Two red squares under one word multiply together, and a blank on one of them multiplies too.',
    },
    play: {
      position: {
        players: 2,
        options: { words: ['ЛУНА', 'ЭКВАТОР'] },
        board: rows({ 7: '.......Л', 8: '.......У', 9: '.......Н', 10: '.......А' }),
        racks: ['ЭКВТОР', 'СОБАКА'],
      },
      seat: 0,
      task: {
        ru: 'Через «А» поместится «экватор» — ровно от красной до красной.',
        en: '“ЭКВАТОР” fits through the А, from red to red.',
      },
      moves: [{ by: 0, move: { type: 'lay', tiles: [...spell('ЭКВ', 4, 10).tiles, ...spell('ТОР', 8, 10).tiles] } }],
      expect: { scores: [60, 0] },
      after: { ru: 'Пятнадцать умножить на четыре — шестьдесят.', en: 'Fifteen times four is sixty.' },
    },
  },
  {
    id: 'premium-once',
    rules: ['MT-R2'],
    title: { ru: 'Премия — один раз', en: 'Only once' },
    text: {
      ru: 'Клетка работает только в тот ход, когда её накрыли, — зато сразу во всех словах, что через неё проходят.',
      en: 'A square counts only in the turn that covers it, but then in every word that runs through it.',
    },
    play: {
      position: {
        players: 2,
        options: { words: ['КОТ', 'КОТИК'] },
        board: rows({ 7: '.......КОТ' }),
        racks: ['ИКАНЕРТ', 'СОБАКА'],
      },
      seat: 0,
      task: { ru: 'Сделайте из кота котика.', en: 'Turn “КОТ” into “КОТИК”.' },
      moves: [{ by: 0, move: spell('ИК', 10, 7) }],
      expect: { scores: [9, 0] },
      after: {
        ru: 'Звёздочка уже отработала, удвоилась только новая «К».',
        en: 'The star is used up; only the new К was doubled.',
      },
    },
  },
  {
    id: 'seven',
    rules: ['MT-13'],
    title: { ru: 'Все семь разом', en: 'All seven at once' },
    text: {
      ru: 'Выложили за ход все семь косточек — сверх обычных очков получите ещё пятьдесят.',
      en: 'Play all seven tiles in one turn and you get fifty points on top.',
    },
    play: {
      position: { players: 2, options: { words: ['КАРТИНА'] }, racks: ['ТИАКАРН', 'СОБАКА'] },
      seat: 0,
      task: {
        ru: 'Соберите из всех семи букв «картина».',
        en: 'Make “КАРТИНА” out of all seven letters, its К on the star.',
      },
      moves: [{ by: 0, move: spell('КАРТИНА', 7, 7) }],
      expect: { scores: [68, 0] },
      after: { ru: 'Восемнадцать за слово и пятьдесят сверху.', en: 'Eighteen for the word, and fifty on top.' },
    },
  },
  {
    id: 'last-six',
    rules: ['MT-R9'],
    title: { ru: 'Шесть — не семь', en: 'Six are not seven' },
    text: {
      ru: 'Пятьдесят дают только за полную семёрку. Выложить последние шесть приятно, но без премии.',
      en: 'The fifty are for a full seven only. To go out with six is fine, but earns nothing extra.',
    },
    play: {
      position: { players: 2, options: { words: ['РАКЕТА'] }, racks: ['РАКЕТА', 'Щ'], bag: '' },
      seat: 0,
      task: {
        ru: 'Мешок пуст. Выложите «ракету».',
        en: 'The bag is empty. Play “РАКЕТА”.',
      },
      moves: [{ by: 0, move: spell('РАКЕТА', 7, 7) }],
      expect: { phase: 'over', scores: [26, -10], happened: { 1: { type: 'scored', bonus: 0, total: 16 } } },
      after: {
        ru: 'Шестнадцать за слово, десять за чужую «Щ» — и всё.',
        en: 'Sixteen for the word, ten for the other’s Щ, and that is all.',
      },
    },
  },
];
