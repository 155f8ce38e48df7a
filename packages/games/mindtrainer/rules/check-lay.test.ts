import { canonical, type Json } from '@izvilina/kernel/json.ts';
import { describe, expect, it } from 'vitest';
import { attempt, exchange, lay, pass, play, refusal, rows, spell, table, tried } from '../testing/play.ts';

const WORDS = ['КОТ', 'КОТЫ', 'ТОК', 'РОТ', 'ОН', 'ТОРТ'];
const empty = table({ players: 2, options: { words: WORDS }, racks: ['КОТРО*Ы', 'КОТ'], bag: 'АБ' });
const laid = table({
  players: 2,
  options: { words: WORDS },
  board: rows({ 7: '.......КОТ' }),
  racks: ['ТОРТКР*', 'КОТ'],
  bag: 'АБ',
});

describe('the first word', () => {
  it('MT-08 two tiles or more, one of them on the centre, across or down', () => {
    expect(refusal(empty, 0, lay('КОТ', 7, 7))).toBe('accepted');
    expect(refusal(empty, 0, lay('КОТ', 5, 7))).toBe('accepted');
    expect(refusal(empty, 0, lay('КОТ', 7, 6, 'down'))).toBe('accepted');
    expect(refusal(empty, 0, lay('К', 7, 7))).toBe('ILLEGAL_MOVE FIRST_WORD_NEEDS_TWO_TILES');
    expect(refusal(empty, 0, lay('КОТ', 8, 7))).toBe('ILLEGAL_MOVE FIRST_WORD_NOT_ON_CENTRE');
    expect(refusal(empty, 0, lay('КОТ', 4, 7))).toBe('ILLEGAL_MOVE FIRST_WORD_NOT_ON_CENTRE');
  });

  it('MT-08 never diagonally', () => {
    const diagonal: Json = [
      { x: 7, y: 7, letter: 'К' },
      { x: 8, y: 8, letter: 'О' },
      { x: 9, y: 9, letter: 'Т' },
    ];
    expect(tried(empty, 0, { type: 'lay', tiles: diagonal })).toBe('ILLEGAL_MOVE NOT_IN_ONE_LINE');
  });

  it('MT-08 binds whoever lays first, also after passes', () => {
    const second = play(empty, 0, pass);
    expect(refusal(second, 1, lay('КОТ', 0, 0))).toBe('ILLEGAL_MOVE FIRST_WORD_NOT_ON_CENTRE');
    expect(refusal(second, 1, lay('КОТ', 6, 7))).toBe('accepted');
  });
});

describe('every other word', () => {
  it('MT-R1 touches what lies there', () => {
    expect(refusal(laid, 0, lay('ТОРТ', 3, 3))).toBe('ILLEGAL_MOVE DETACHED');
    // Touching at a corner does not count.
    expect(refusal(laid, 0, lay('ТОР', 10, 8))).toBe('ILLEGAL_MOVE DETACHED');
    expect(refusal(laid, 0, lay('ТОРТ', 9, 7, 'down', laid.board))).toBe('accepted');
  });

  it('MT-R1 old tiles fill the gaps, nothing else does', () => {
    expect(refusal(laid, 0, lay('РОТ', 8, 6, 'down', laid.board))).toBe('accepted');
    const gap = { type: 'lay', tiles: [...spell('Т', 9, 8).tiles, ...spell('О', 9, 10).tiles] };
    expect(tried(laid, 0, gap)).toBe('ILLEGAL_MOVE GAP');
    const around = { type: 'lay', tiles: [...spell('Р', 6, 7).tiles, ...spell('Т', 11, 7).tiles] };
    expect(tried(laid, 0, around)).toBe('ILLEGAL_MOVE GAP');
  });

  it('MT-R1 one line', () => {
    const bent = { type: 'lay', tiles: [...spell('ОР', 9, 8, 'down').tiles, ...spell('Т', 10, 8).tiles] };
    expect(tried(laid, 0, bent)).toBe('ILLEGAL_MOVE NOT_IN_ONE_LINE');
  });

  it('MT-R1 every line that is formed or changed must be a word, and all that are not are named', () => {
    const words = (move: Parameters<typeof attempt>[2]) => {
      const result = attempt(laid, 0, move);
      return result.ok ? 'accepted' : [result.error.params.reason, result.error.params.words];
    };
    // РОТ below КОТ also makes КР, ОО and ТТ.
    expect(words(lay('РОТ', 7, 8))).toEqual(['UNKNOWN_WORD', ['КР', 'ОО', 'ТТ']]);
    expect(words(lay('КР', 10, 7))).toEqual(['UNKNOWN_WORD', ['КОТКР']]);
    expect(words(lay('ы', 10, 7))).toBe('accepted');
  });

  it('MT-R6 a laid Е fits е and ё, a laid Ё only ё', () => {
    const options = { words: ['ёлка', 'ЛЕС'] };
    const on = (rack: string, word: string) =>
      refusal(table({ players: 2, options, racks: [rack, 'А'] }), 0, lay(word, 7, 7));
    expect([on('ЁЛКА', 'ЁЛКА'), on('ЕЛКА', 'ЕЛКА'), on('*ЛКА', 'ёЛКА'), on('*ЛКА', 'еЛКА')]).toEqual(
      Array(4).fill('accepted'),
    );
    expect([on('ЛЁС', 'ЛЁС'), on('Л*С', 'ЛёС')]).toEqual(Array(2).fill('ILLEGAL_MOVE UNKNOWN_WORD'));
  });
});

describe('bad input', () => {
  const tile = (more: object): Json => ({ type: 'lay', tiles: [{ x: 10, y: 7, letter: 'Ы', ...more }] });
  const cases: readonly (readonly [string, string, Json])[] = [
    ['no tiles', 'ILLEGAL_MOVE NO_TILES', { type: 'lay', tiles: [] }],
    ['a tile that is not owned', 'ILLEGAL_MOVE NOT_ON_RACK', tile({})],
    ['a blank more than there are', 'ILLEGAL_MOVE NOT_ON_RACK', spell('ыы', 10, 7)],
    ['a blank without a letter', 'ILLEGAL_MOVE BLANK_WITHOUT_LETTER', tile({ letter: '*', blank: true })],
    ['a blank that does not even say so', 'ILLEGAL_MOVE BLANK_WITHOUT_LETTER', tile({ letter: '*' })],
    ['no letter at all', 'BAD_MOVE NOT_A_RUSSIAN_CAPITAL', { type: 'lay', tiles: [{ x: 10, y: 7, blank: true }] }],
    ['an empty letter', 'BAD_MOVE NOT_A_RUSSIAN_CAPITAL', tile({ letter: '' })],
    ['a Latin look-alike', 'BAD_MOVE NOT_A_RUSSIAN_CAPITAL', tile({ letter: 'K' })],
    ['a small letter', 'BAD_MOVE NOT_A_RUSSIAN_CAPITAL', tile({ letter: 'ы' })],
    ['another alphabet’s letter', 'BAD_MOVE NOT_A_RUSSIAN_CAPITAL', tile({ letter: 'І' })],
    ['two letters on one tile', 'BAD_MOVE NOT_A_RUSSIAN_CAPITAL', tile({ letter: 'КО' })],
    ['a Latin look-alike to exchange', 'BAD_MOVE NOT_A_RUSSIAN_CAPITAL', { type: 'exchange', tiles: ['P'] }],
    ['past the edge', 'ILLEGAL_MOVE OFF_BOARD', tile({ x: 15 })],
    ['before the edge', 'ILLEGAL_MOVE OFF_BOARD', tile({ y: -1 })],
    ['between cells', 'BAD_MOVE', tile({ x: 9.5 })],
    ['a taken cell', 'ILLEGAL_MOVE CELL_TAKEN', tile({ x: 9 })],
    [
      'one cell twice',
      'ILLEGAL_MOVE CELL_TWICE',
      { type: 'lay', tiles: [...spell('Р', 10, 7).tiles, ...spell('Т', 10, 7).tiles] },
    ],
    ['something extra', 'BAD_MOVE', tile({ colour: 'red' })],
    ['no such type', 'BAD_MOVE', { type: 'shout' }],
    ['an exchange of nothing', 'ILLEGAL_MOVE NO_TILES', { type: 'exchange', tiles: [] }],
    ['an exchange of what is not there', 'ILLEGAL_MOVE NOT_ON_RACK', { type: 'exchange', tiles: ['Щ'] }],
    [
      'an exchange larger than the bag',
      'ILLEGAL_MOVE MORE_THAN_THE_BAG_HOLDS',
      { type: 'exchange', tiles: ['Т', 'О', 'Р'] },
    ],
    ['an answer to no word', 'ILLEGAL_MOVE NO_WORD_TO_JUDGE', { type: 'accept' }],
    ['a vote on no word', 'ILLEGAL_MOVE NO_WORD_TO_JUDGE', { type: 'vote', valid: true }],
  ];

  it.each(cases)('%s is refused %s and changes nothing', (_, wanted, move) => {
    const before = canonical(laid);
    expect(tried(laid, 0, move)).toBe(wanted);
    expect(canonical(laid)).toBe(before);
  });

  it('nobody else may move, whatever it is', () => {
    for (const move of [pass, exchange('К'), lay('КОТ', 0, 0)]) expect(refusal(laid, 1, move)).toBe('NOT_YOUR_TURN');
  });

  it('takes equivalent spellings: tiles in any order, a real tile that says it is no blank', () => {
    const [first, second] = lay('РОТ', 8, 6, 'down', laid.board).tiles;
    const plain = play(laid, 0, { type: 'lay', tiles: [first!, second!] });
    expect(play(laid, 0, { type: 'lay', tiles: [second!, { ...first!, blank: false }] })).toEqual(plain);
    expect(play(laid, 0, { type: 'exchange', tiles: ['Т', 'О'] })).toEqual(
      play(laid, 0, { type: 'exchange', tiles: ['О', 'Т'] }),
    );
  });
});
