import { describe, expect, it } from 'vitest';
import type { Negation, Word } from '../pieces/dice.ts';
import { cross } from '../scenarios/pieces.ts';
import { judged, table, touch } from '../testing/play.ts';

type Names = Parameters<typeof cross>;

/** The right places of a roll; a `lie` is played at the extreme level. */
const right = (names: Names, words: readonly [Word, Word, Negation?], some: object = {}) =>
  table({
    players: 2,
    options: { level: words[2] === undefined ? 'discovery' : 'normal', ...some },
    table: cross(...names),
    deck: [],
    roll: words,
  }).right;

const FOUR: Names = ['green', 'blue', 'red', 'yellow'];

describe('what a roll asks for', () => {
  it('NN-12 one of two conditions is enough, both are no better', () => {
    expect(right(FOUR, ['up', 'red'])).toEqual(['top', 'bottom']);
    expect(right(['red', 'red', 'blue', 'white'], ['up', 'red'])).toEqual(['top', 'right']);
    expect(right(FOUR, ['left', 'right'])).toEqual(['right', 'left']);
    expect(right(FOUR, ['blue', 'yellow'])).toEqual(['right', 'left']);
  });

  it('NN-13 beside a condition НИЧЕГО does not count, whichever die says it', () => {
    expect(right(FOUR, ['nothing', 'red'])).toEqual(['bottom']);
    expect(right(FOUR, ['down', 'nothing'])).toEqual(['bottom']);
  });

  it('NN-14 twice НИЧЕГО: nothing is right', () => {
    expect(right(FOUR, ['nothing', 'nothing'])).toEqual([]);
    expect(right(FOUR, ['nothing', 'nothing', 'notnot'])).toEqual([]);
  });

  it('NN-15 no card may fit', () => {
    expect(right(['green', 'blue', 'white', 'yellow'], ['nothing', 'red'])).toEqual([]);
    expect(right(['void', 'blue', 'white', 'yellow'], ['up', 'red'])).toEqual([]);
  });

  it('NN-14 NN-15 pointing then is a mistake, whatever is touched, and the same cross stays', () => {
    for (const roll of [
      ['nothing', 'nothing'],
      ['nothing', 'red'],
    ]) {
      const state = table({
        players: 2,
        options: { level: 'discovery' },
        table: cross('green', 'blue', 'white', 'void'),
        deck: [],
        roll,
        won: [2, 2],
      });
      for (const slot of ['top', 'right', 'bottom', 'left'] as const) {
        const after = judged(state, touch(slot), null);
        expect([after.won, after.phase, after.table]).toEqual([[1, 2], 'between', state.table]);
      }
    }
  });

  it('NN-16 the ink has no say', () => {
    const inks = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const state = table(
        { players: 2, options: { level: 'discovery' }, table: cross(...FOUR), roll: ['nothing', 'blue'] },
        `${seed}`,
      );
      inks.add(state.ink?.[1] as string);
      expect(state.right).toEqual(['right']);
    }
    expect(inks).toEqual(new Set(['red', 'green', 'yellow']));
  });

  it('NN-17 the background has no say', () => {
    const on = (colour: string, background: string) => ({ kind: 'portal', colour, background });
    const crossOf = { top: on('red', 'green'), right: on('green', 'red'), bottom: on('white', 'green') };
    const state = table({
      players: 2,
      options: { level: 'discovery' },
      table: { ...crossOf, left: { kind: 'void', background: 'green' } },
      roll: ['nothing', 'green'],
    });
    expect(state.right).toEqual(['right']);
  });

  it('NN-18 a void is wrong at any roll', () => {
    const cards: Names = ['void', 'blue', 'red', 'yellow'];
    for (const words of [
      ['up', 'nothing'],
      ['up', 'blue'],
      ['nothing', 'nothing', 'not'],
      ['down', 'blue', 'not'],
    ] as const)
      expect(right(cards, words)).not.toContain('top');
  });

  it('NN-20 НЕ: right is what fails at least one condition', () => {
    expect(right(['red', 'green', 'blue', 'green'], ['left', 'green', 'not'])).toEqual(['top', 'right', 'bottom']);
    expect(right(['red', 'green', 'blue', 'white'], ['left', 'green', 'not'])).toEqual([
      'top',
      'right',
      'bottom',
      'left',
    ]);
    expect(right(['red', 'red', 'red', 'green'], ['red', 'red', 'not'])).toEqual(['left']);
  });

  it('NN-21 НЕ and twice НИЧЕГО: any portal', () => {
    for (const notNothing of ['any', 'ignored'])
      expect(right(['red', 'void', 'blue', 'white'], ['nothing', 'nothing', 'not'], { notNothing })).toEqual([
        'top',
        'bottom',
        'left',
      ]);
  });

  it('NN-22 НЕ НЕ affirms', () => {
    expect(right(FOUR, ['nothing', 'red', 'notnot'])).toEqual(['bottom']);
    expect(right(FOUR, ['up', 'red', 'notnot'])).toEqual(['top', 'bottom']);
  });

  it('NN-23 НЕ НЕ НЕ is НЕ', () => {
    expect(right(['red', 'green', 'yellow', 'blue'], ['down', 'blue', 'notnotnot'])).toHaveLength(4);
    expect(right(['red', 'green', 'blue', 'white'], ['down', 'blue', 'notnotnot'])).toEqual(['top', 'right', 'left']);
    expect(right(FOUR, ['nothing', 'nothing', 'notnotnot'])).toHaveLength(4);
  });

  it('NN-24 НИЧЕГО on the negation die changes nothing', () => {
    for (const words of [
      ['up', 'red'],
      ['nothing', 'blue'],
      ['nothing', 'nothing'],
    ] as const)
      expect(right(FOUR, [...words, 'nothing'])).toEqual(right(FOUR, words));
  });

  it('NN-R3 НЕ with one НИЧЕГО: any portal, or by agreement only the negated condition', () => {
    expect(right(FOUR, ['nothing', 'red', 'not'])).toEqual(['top', 'right', 'bottom', 'left']);
    expect(right(FOUR, ['up', 'nothing', 'notnotnot'])).toEqual(['top', 'right', 'bottom', 'left']);
    const ignored = { notNothing: 'ignored' };
    expect(right(FOUR, ['nothing', 'red', 'not'], ignored)).toEqual(['top', 'right', 'left']);
    expect(right(FOUR, ['up', 'nothing', 'notnotnot'], ignored)).toEqual(['right', 'bottom', 'left']);
    expect(right(FOUR, ['up', 'red', 'not'], ignored)).toHaveLength(4);
  });
});
