import { describe, expect, it } from 'vitest';
import { type History, historyFrom, marked, solvedIn, streakOf } from './history.ts';

const TODAY = 20_773;
const on = (
  ...days: readonly (readonly [ago: number, game: string, ending: 'first' | 'second' | 'shown'])[]
): History => days.reduce<History>((so, [ago, game, ending]) => marked(so, TODAY - ago, game, ending), {});

describe('a streak', () => {
  it('is days in a row with a puzzle solved, at either try', () => {
    expect(streakOf(on([0, 'cow006', 'first'], [1, 'notnot', 'second'], [2, 'cow006', 'first']), TODAY)).toBe(3);
  });

  it('lasts through a day that is not over yet, and no longer', () => {
    const history = on([1, 'cow006', 'first'], [2, 'cow006', 'first']);
    expect(streakOf(history, TODAY)).toBe(2);
    expect(streakOf(history, TODAY + 1)).toBe(0);
  });

  it('does not count an answer that was shown', () => {
    expect(streakOf(on([0, 'cow006', 'shown'], [1, 'cow006', 'first']), TODAY)).toBe(1);
    expect(streakOf(on([0, 'cow006', 'first'], [1, 'cow006', 'shown'], [2, 'cow006', 'first']), TODAY)).toBe(1);
  });

  it('is kept by one game where another failed', () => {
    expect(streakOf(on([0, 'cow006', 'shown'], [0, 'notnot', 'second'], [1, 'cow006', 'first']), TODAY)).toBe(2);
  });

  it('is none before the first puzzle', () => {
    expect(streakOf({}, TODAY)).toBe(0);
  });
});

describe('the history', () => {
  it('keeps the first ending of a puzzle: played again it changes nothing', () => {
    const history = on([0, 'cow006', 'shown']);
    expect(marked(history, TODAY, 'cow006', 'first')).toBe(history);
  });

  it('counts what was solved', () => {
    expect(solvedIn(on([0, 'cow006', 'shown'], [0, 'notnot', 'second'], [9, 'cow006', 'first']))).toBe(2);
  });

  it('survives being kept, and whatever else lies in its place', () => {
    const history = on([0, 'cow006', 'first'], [1, 'notnot', 'shown']);
    expect(historyFrom(JSON.stringify(history))).toEqual(history);
    for (const text of [null, '', '{', 'null', '[]', '{"x":1}', '{"20773":null}', '{"20773":{"cow006":"cheated"}}'])
      expect(solvedIn(historyFrom(text))).toBe(0);
  });
});
