import { describe, expect, it } from 'vitest';
import { happenings, lay, play, rows, table } from '../testing/play.ts';

type Way = 'across' | 'down';
type Expected = readonly [word: string, score: number];

interface Worked {
  readonly board?: Readonly<Record<number, string>>;
  readonly word: string;
  readonly at: readonly [x: number, y: number, way?: Way];
  readonly words: readonly Expected[];
  readonly bonus?: number;
}

/** Lays the word with exactly its tiles on the rack, accepting all words it makes, and returns what was scored. */
function counted({ board = {}, word, at: [x, y, way], words }: Worked) {
  const lines = rows(board);
  const move = lay(word, x, y, way, lines);
  const rack = move.tiles.map(({ letter, blank }) => (blank ? '*' : letter)).join('');
  const state = table({
    players: 2,
    options: { words: words.map(([each]) => each) },
    board: lines,
    racks: [rack, ''],
  });
  const [scored, ...more] = happenings(play(state, 0, move), 'scored');
  expect(more).toEqual([]);
  return scored;
}

/** Every number below was worked out on paper; the sums are in the comments. */
const WORKED: readonly (readonly [string, Worked])[] = [
  // (2+1+1)·2
  ['the star doubles the first word', { word: 'КОТ', at: [7, 7], words: [['КОТ', 8]] }],
  ['wherever in the word it is', { word: 'КОТ', at: [5, 7], words: [['КОТ', 8]] }],
  ['and whichever way the word runs', { word: 'КОТ', at: [7, 5, 'down'], words: [['КОТ', 8]] }],
  // (1+1+1+1+1·2)·2
  ['a doubled letter at the right', { word: 'ВЕСНА', at: [7, 7], words: [['ВЕСНА', 12]] }],
  // (1·2+1+1+1+1)·2
  ['a doubled letter at the left', { word: 'ВЕСНА', at: [3, 7], words: [['ВЕСНА', 12]] }],
  // (3+2+2+1)·2 and (1+2+2+1)·2
  ['Ё has its own three points', { word: 'ЁЛКА', at: [7, 7], words: [['ЁЛКА', 16]] }],
  ['Е in its place has one', { word: 'ЕЛКА', at: [7, 7], words: [['ЕЛКА', 12]] }],
  // (2+1+1+1+1·2+1+1)·2 = 18, and 50
  ['seven tiles', { word: 'КАРТИНА', at: [7, 7], words: [['КАРТИНА', 18]], bonus: 50 }],
  // (8+2+1+1+1+1+1·2)·2 = 32, and 50
  ['seven tiles downwards', { word: 'ЭКВАТОР', at: [7, 5, 'down'], words: [['ЭКВАТОР', 32]], bonus: 50 }],
  // (0+1+1)·2
  ['a blank on the star still doubles', { word: 'кОТ', at: [7, 7], words: [['КОТ', 4]] }],
  // (2+0+1)·2
  ['a blank beside it scores nothing', { word: 'КоТ', at: [7, 7], words: [['КОТ', 6]] }],
  // (0+0)·2
  ['two blanks are a word for nothing', { word: 'да', at: [7, 7], words: [['ДА', 0]] }],
  // 2+1+1+1+2·2, the star is used up
  ['premiums count once', { board: { 7: '.......КОТ' }, word: 'КОТИК', at: [7, 7], words: [['КОТИК', 9]] }],
  // 1+1+2; the Р on the triple letter was laid before
  ['also in a new word across', { board: { 5: '.....РИС' }, word: 'РАК', at: [5, 5, 'down'], words: [['РАК', 4]] }],
  // 1·2+1+1·2
  [
    'tiles on both sides of an old one',
    { board: { 7: '.......КОТ' }, word: 'РОТ', at: [8, 6, 'down'], words: [['РОТ', 5]] },
  ],
  // 2+1+1+4
  ['two old ones between new ones', { board: { 7: '.......ОТ' }, word: 'КОТЫ', at: [6, 7], words: [['КОТЫ', 8]] }],
  // РОК 1+1+2, АР 1+1
  [
    'a word that touches another',
    {
      board: { 7: '......ЛУНА' },
      word: 'РОК',
      at: [9, 8],
      words: [
        ['РОК', 4],
        ['АР', 2],
      ],
    },
  ],
  // МИ 2+1·2, УМ 2+2, СИ 1+1·2
  [
    'a letter premium counts in both its words',
    {
      board: { 7: '.......УС' },
      word: 'МИ',
      at: [7, 8],
      words: [
        ['МИ', 4],
        ['УМ', 4],
        ['СИ', 3],
      ],
    },
  ],
  // МИР 2+1·2+1, УМ 2+2, СИ 1+1·2
  [
    'three words at once',
    {
      board: { 7: '.......УС' },
      word: 'МИР',
      at: [7, 8],
      words: [
        ['МИР', 5],
        ['УМ', 4],
        ['СИ', 3],
      ],
    },
  ],
  // 1·3+1+1
  ['a tripled letter', { board: { 5: '.......С' }, word: 'РИС', at: [5, 5], words: [['РИС', 5]] }],
  // 10·3+1+1
  ['a dear one', { board: { 5: '.......С' }, word: 'ФАС', at: [5, 5], words: [['ФАС', 32]] }],
  // 0·3+1+1
  ['a blank there gains nothing', { board: { 5: '.......С' }, word: 'рИС', at: [5, 5], words: [['РИС', 2]] }],
  // (1+1+1+2)·2
  ['a doubled word', { board: { 4: '.......Л' }, word: 'СТОЛ', at: [4, 4], words: [['СТОЛ', 10]] }],
  // (1+2+1+1+1·3)·2
  [
    'letters are multiplied before the word',
    { board: { 1: '...О' }, word: 'СЛОВО', at: [1, 1], words: [['СЛОВО', 16]] },
  ],
  // (2+1+1+1+1+1+1+2)·3
  ['a tripled word', { board: { 7: '.......КАРТИНА' }, word: 'КАРТИНАМ', at: [7, 7], words: [['КАРТИНАМ', 30]] }],
  // МАК (2+1+2)·3, КАРТИНАМ (2+1+1+1+1+1+1+2)·3
  [
    'a word premium counts in both its words',
    {
      board: { 7: '.......КАРТИНА' },
      word: 'МАК',
      at: [14, 7, 'down'],
      words: [
        ['МАК', 15],
        ['КАРТИНАМ', 30],
      ],
    },
  ],
  // (2+1+1+4·2)·3
  ['a doubled letter in a tripled word', { board: { 14: '..А' }, word: 'КРАЙ', at: [0, 14], words: [['КРАЙ', 36]] }],
  // (8+2+1+1+1+1+1)·2·2, six tiles laid
  [
    'twice doubled is four times',
    { board: { 10: '.......А' }, word: 'ЭКВАТОР', at: [4, 10], words: [['ЭКВАТОР', 60]] },
  ],
  // (2+1+1+1+1·2+1+2+3)·3·3 = 117, and 50
  [
    'twice tripled is nine times, and the 50 come after it',
    { board: { 14: '..........А' }, word: 'ПИСАТЕЛЬ', at: [7, 14], words: [['ПИСАТЕЛЬ', 117]], bonus: 50 },
  ],
  // КОТ (0+1+1)·2, РОК (1+1+0)·2
  [
    'a blank doubles both its words',
    {
      board: { 8: '....Р', 9: '....О', 10: '.....ОТ' },
      word: 'к',
      at: [4, 10],
      words: [
        ['КОТ', 4],
        ['РОК', 4],
      ],
    },
  ],
  // КОТ 2+1+1·3, РОТ 1+1+1·3
  [
    'one tile, two words',
    {
      board: { 7: '.........Р', 8: '.........О', 9: '.......КО' },
      word: 'Т',
      at: [9, 9],
      words: [
        ['КОТ', 6],
        ['РОТ', 5],
      ],
    },
  ],
  // (2+1+0+0)·2 for КОты on 5…8: the star is under the small т
  ['two blanks, one of them on the star', { word: 'КОты', at: [5, 7], words: [['КОТЫ', 6]] }],
];

describe('points', () => {
  it.each(WORKED)('MT-04, MT-11, MT-13, MT-R2 %s', (_, worked) => {
    const { words, bonus = 0 } = worked;
    expect(counted(worked)).toEqual({
      type: 'scored',
      player: 0,
      words: words.map(([word, score]) => ({ word, score })),
      bonus,
      total: words.reduce((sum, [, score]) => sum + score, bonus),
    });
  });

  it('there are thirty or more of them', () => {
    expect(WORKED.length).toBeGreaterThanOrEqual(30);
  });

  it('MT-13, MT-R9 the last six tiles earn no bonus, seven always do', () => {
    const base = { players: 2, options: { words: ['КАРТИНА', 'КАРТИН'] }, bag: '' };
    const six = play(table({ ...base, racks: ['КАРТИН', 'Щ'] }), 0, lay('КАРТИН', 7, 7));
    expect(happenings(six, 'scored')[0]).toMatchObject({ bonus: 0, total: 16 });
    const seven = play(table({ ...base, racks: ['КАРТИНА', 'Щ'] }), 0, lay('КАРТИНА', 7, 7));
    expect(happenings(seven, 'scored')[0]).toMatchObject({ bonus: 50, total: 68 });
  });

  it('MT-04 a blank keeps its letter and its nought for ever', () => {
    const options = { words: ['КОТ', 'КОТИК'] };
    const first = play(table({ players: 2, options, racks: ['КО*', 'ИКР'], bag: 'ААА' }), 0, lay('КОт', 7, 7));
    expect(first.board[7]).toBe('.......КОт.....');
    const second = play(first, 1, lay('КОТИК', 7, 7, 'across', first.board));
    // 2+1+0+1+2·2
    expect(happenings(second, 'scored')[0]?.total).toBe(8);
    expect(second.board[7]).toBe('.......КОтИК...');
  });

  it('MT-18 the score is added up in everybody’s sight', () => {
    const state = table({ players: 2, options: { words: ['КОТ'] }, racks: ['КОТА', 'Р'], scores: [10, 3] });
    expect(play(state, 0, lay('КОТ', 7, 7)).scores).toEqual([18, 3]);
  });

  it('MT-18 the sheet keeps every turn in order: words with their points, and what brought none', () => {
    const state = table({ players: 2, options: { words: ['КОТ', 'КОТА'] }, racks: ['КОТ', 'АР'], bag: 'АААНННРР' });
    const end = play(play(play(state, 0, lay('КОТ', 7, 7)), 1, { type: 'pass' }), 0, {
      type: 'exchange',
      tiles: ['А'],
    });
    expect(end.sheet).toEqual([
      { player: 0, type: 'laid', words: [{ word: 'КОТ', score: 8 }], total: 8 },
      { player: 1, type: 'passed', words: [], total: 0 },
      { player: 0, type: 'exchanged', words: [], total: 0 },
    ]);
  });
});
