import { expect, it } from 'vitest';
import type { Move } from '../moves/move-shapes.ts';
import type { MindtrainerHappening, State } from '../state.ts';
import { accept, challenge, exchange, lay, pass, play, rows, table, vote } from '../testing/play.ts';
import { applied } from './applied.ts';

type Moves = readonly (readonly [seat: number, move: Move])[];

/** The rules behind all happenings of these types in a game. */
function rulesBehind(types: readonly MindtrainerHappening['type'][], start: State, moves: Moves): (string | null)[] {
  const log: MindtrainerHappening[] = [];
  let state = start;
  for (const [seat, move] of moves) {
    state = play(state, seat, move);
    log.push(...state.happened);
  }
  return log.flatMap((happening, i) => (types.includes(happening.type) ? [applied(happening, log.slice(0, i))] : []));
}

/** The rules behind the scores of the laid words of a game. */
const rulesOfScores = (start: State, moves: Moves) => rulesBehind(['laid'], start, moves);

it('MT-08 a score of the first word leads to the first word, one of a later word to what it is made of', () => {
  const start = table({ players: 2, options: { words: ['ДО', 'ОМ'] }, racks: ['ДОАРИНЕ', 'МОАРИНЕ'] });
  const moves = [
    [0, lay('ДО', 7, 7)],
    [1, lay('М', 8, 8)],
  ] as const;
  expect(rulesOfScores(start, moves)).toEqual(['MT-08', 'letter-premium']);
});

it('MT-08 without a dictionary too, where a word waits and may go back', () => {
  const start = table({ players: 2, options: { lexicon: 'open' }, racks: ['ДОАРИНЕ', 'ДОАРИНМ'] });
  const moves = [
    [0, lay('АР', 7, 7)],
    [1, challenge],
    [0, vote(false)],
    [1, lay('ДО', 7, 7)],
    [0, accept],
    // Beside the first word: each of the three words has as many letters as tiles were laid.
    [0, lay('ДО', 7, 8)],
    [1, accept],
  ] as const;
  expect(rulesOfScores(start, moves)).toEqual(['MT-08', 'MT-08', 'letter-premium']);
});

it('MT-13 all seven tiles are more of an event than where they lie', () => {
  const start = table({ players: 2, options: { lexicon: 'open' }, racks: ['ДОАРИНЕ', 'ДОАРИНМ'] });
  const moves = [
    [0, lay('ДОАРИНЕ', 7, 7)],
    [1, accept],
  ] as const;
  expect(rulesOfScores(start, moves)).toEqual(['MT-13']);
});

/** One word that joins КОТ in the middle row. */
const ruleOf = (tiles: Move, rack: string, words: readonly string[], middle = '.......КОТ') =>
  rulesOfScores(table({ players: 2, options: { words }, board: rows({ 7: middle }), racks: [rack, 'А'] }), [
    [0, tiles],
  ])[0];

it('MT-11 MT-03 a word leads to coloured cells only where it covers some of them', () => {
  expect(ruleOf(lay('Ы', 10, 7), 'ЫАОЕ', ['КОТ', 'КОТЫ'])).toBe('MT-03');
  expect(ruleOf(lay('ИК', 10, 7), 'ИКАО', ['КОТ', 'КОТИК'])).toBe('letter-premium');
  expect(ruleOf(lay('Ик', 10, 7), 'И*АО', ['КОТ', 'КОТИК']), 'a blank is worth nothing anyway').toBe('MT-04');
});

it('MT-11 MT-R2 red cells: one, or two that multiply', () => {
  const board = rows({ 4: '.......Л', 5: '.......Е', 6: '.......С', 7: '.......А' });
  const one = table({ players: 2, options: { words: ['ЛЕСА', 'СТОЛ'] }, board, racks: ['СТОН', 'А'] });
  expect(rulesOfScores(one, [[0, lay('СТО', 4, 4)]])).toEqual(['word-premium']);
  const low = rows({ 7: '.......Л', 8: '.......У', 9: '.......Н', 10: '.......А' });
  const two = table({ players: 2, options: { words: ['ЛУНА', 'ЭКВАТОР'] }, board: low, racks: ['ЭКВТОР', 'А'] });
  expect(rulesOfScores(two, [[0, lay('ЭКВАТОР', 4, 10, 'across', two.board)]])).toEqual(['multiplied']);
});

it('MT-R1 several words without a premium', () => {
  const start = table({
    players: 2,
    options: { words: ['УС', 'МИ', 'УМ', 'СИ'] },
    board: rows({ 7: '.........УС' }),
    racks: ['МИЩЪ', 'А'],
  });
  expect(rulesOfScores(start, [[0, lay('МИ', 9, 8)]])).toEqual(['neighbours']);
});

it('MT-R5 a judged word leads to a vote, a tied vote, or the word of honour between two', () => {
  const judged = ['challenged', 'voted', 'stood', 'rejected'] as const;
  const of = (players: number) =>
    table({ players, options: { lexicon: 'open' }, racks: ['ДОАРИНЕ', 'ДОАРИНМ', 'ДОАРИНК'].slice(0, players) });
  const against = [[0, lay('АР', 7, 7)] as const, [1, challenge] as const];
  expect(rulesBehind(judged, of(2), [...against, [0, vote(false)]])).toEqual(Array(3).fill('challenge-two'));
  expect(rulesBehind(judged, of(3), [...against, [2, vote(false)]])).toEqual(Array(3).fill('challenge'));
  expect(rulesBehind(judged, of(3), [...against, [2, vote(true)]])).toEqual([
    'challenge',
    'challenge',
    'challenge-tie',
  ]);
  const unchallenged = [
    [0, lay('АР', 7, 7)],
    [1, accept],
  ] as const;
  expect(rulesBehind(judged, of(2), unchallenged)).toEqual(['challenge']);
});

it('MT-15 MT-R3 an end leads to the passes that made it, or to the rounds without a tile', () => {
  const rack = { racks: ['АО', 'ЕИ'], bag: 'НРСТ' };
  const all = table({ players: 2, options: { words: ['КОТ'] }, ...rack });
  const turns = (count: number, move: Move): Moves => Array.from({ length: count }, (_, i) => [i % 2, move] as const);
  expect(rulesBehind(['ended'], all, turns(4, pass))).toEqual(['MT-15']);
  const any = table({ players: 2, options: { words: ['КОТ'], passesToEnd: 'any' }, ...rack });
  expect(rulesBehind(['ended'], any, turns(3, pass))).toEqual(['passes-any']);
  const tired = table({ players: 2, options: { words: ['КОТ'] }, ...rack, scoreless: 11 });
  expect(rulesBehind(['ended'], tired, [[0, exchange('А')]])).toEqual(['six-rounds']);
});
