import { describe, expect, it } from 'vitest';
import { CONDITION_A, CONDITION_B, NEGATION, WORDS } from './dice.ts';

describe('the dice', () => {
  it('NN-D2 eight words once each between the two condition dice, and two НИЧЕГО on each', () => {
    const words = [...CONDITION_A, ...CONDITION_B].filter((word) => word !== 'nothing');
    expect(words.toSorted()).toEqual(WORDS.filter((word) => word !== 'nothing').toSorted());
    for (const die of [CONDITION_A, CONDITION_B]) expect(die.filter((word) => word === 'nothing')).toHaveLength(2);
  });

  it('NN-D3 the negation die: 2 · 2 · 1 · 1', () => {
    expect(NEGATION).toEqual(['nothing', 'nothing', 'not', 'not', 'notnot', 'notnotnot']);
  });
});
