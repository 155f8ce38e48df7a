import { notnot } from '@izvilina/games/notnot/game.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import { must } from '@izvilina/kernel/result.ts';
import { describe, expect, test } from 'vitest';
import { lastPuzzleOf, type Puzzle, puzzleOf } from './puzzle.ts';
import { explained, logicOf, REASONS, verdictOn } from './reasons.ts';
import { type Rolled, rolled, seen } from './testing/rolled.ts';

const puzzle = (given: Rolled): Puzzle => puzzleOf(seen(given)) as Puzzle;
const logic = (given: Rolled) => logicOf(puzzle(given)).map(({ key, params }) => [key, params]);

/** Red on top, green right, blue below, white left. */
describe('the logic of a roll, step by step', () => {
  test('one word', () => {
    expect(logic({ roll: ['up', 'nothing', 'nothing'] })).toEqual([['condition', { word: 'up' }]]);
  });

  test('two words, an ink, an arrow, НЕ НЕ and a lie, with a void on the table', () => {
    const given: Rolled = {
      roll: ['left', 'red', 'notnot'],
      ink: ['red', 'blue', 'red'],
      arrow: 'right',
      lie: true,
      void: 'bottom',
    };
    expect(logic(given)).toEqual([
      ['either', { words: ['left', 'red'] }],
      ['ink', { word: 'red', ink: 'blue' }],
      ['arrow', { up: 'right', word: 'left', slot: 'top' }],
      ['negated', { times: 2 }],
      ['lie', {}],
      ['sum', { times: 3, negated: true }],
      ['void', { slot: 'bottom' }],
    ]);
    expect(verdictOn(puzzle(given), 'right')).toEqual({
      key: 'right',
      params: { slot: 'right', colour: 'green', words: [] },
    });
    expect(verdictOn(puzzle(given), 'top')).toEqual({
      key: 'wrong',
      params: { slot: 'top', colour: 'red', words: ['left', 'red'] },
    });
    expect(verdictOn(puzzle(given), 'bottom')).toEqual({ key: 'untouchable', params: { slot: 'bottom' } });
    const keys = explained(puzzle(given), 'bottom').map(({ key }) => key);
    expect(keys, 'a void that was touched is told of once').not.toContain('void');
  });

  test('not «nothing» is anything, beside a condition only if the host says so', () => {
    expect(logic({ roll: ['nothing', 'nothing', 'not'] })).toContainEqual(['anything', {}]);
    expect(logic({ roll: ['up', 'nothing', 'not'] })).toContainEqual(['anything', {}]);
    expect(logic({ roll: ['up', 'nothing', 'not'], notNothing: 'ignored' })).not.toContainEqual(['anything', {}]);
  });

  test('hands off', () => {
    const nothing = puzzle({ roll: ['nothing', 'nothing', 'notnot'] });
    expect(logicOf(nothing)[0]?.key).toBe('nothing');
    expect(verdictOn(nothing, 'top').key).toBe('none');
    expect(verdictOn(nothing, null).key).toBe('none');
  });
});

test('every step is in the list, and none comes twice', () => {
  for (const given of [
    { roll: ['left', 'red', 'notnot'], arrow: 'right', lie: true, void: 'bottom' },
    { roll: ['red', 'blue', 'notnotnot'], lie: true },
    { roll: ['nothing', 'nothing', 'not'], void: 'top' },
  ] satisfies Rolled[]) {
    const keys = [...logicOf(puzzle(given)), verdictOn(puzzle(given), 'left')].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(REASONS).toContain(key);
  }
});

test('after the close the same steps explain the round that was', () => {
  const given: Rolled = { roll: ['left', 'red', 'not'], arrow: 'right', lie: true };
  const closed = must(
    notnot.step(rolled(given), { at: 9000, by: 'referee', act: { type: 'close' } }, chanceAt('x', 1)),
  );
  expect(lastPuzzleOf(notnot.view(closed, 0))).toEqual(puzzle(given));
});
