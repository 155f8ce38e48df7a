import { describe, expect, it } from 'vitest';
import { naivePenalty } from '../testing/naive.ts';
import { DECK, penalty, penaltyOf } from './cards.ts';

describe('cards', () => {
  it('CW-02 the deck is 1…104, each once', () => {
    expect(DECK).toHaveLength(104);
    expect(new Set(DECK).size).toBe(104);
    expect([Math.min(...DECK), Math.max(...DECK)]).toEqual([1, 104]);
  });

  it('CW-03 every kind of card has its penalty', () => {
    const costs = [55, 11, 99, 10, 100, 5, 95, 1, 101, 104].map(penalty);
    expect(costs).toEqual([7, 5, 5, 3, 3, 2, 2, 1, 1, 1]);
    expect(DECK.map(penalty)).toEqual(DECK.map(naivePenalty));
  });

  it('CW-03 the whole deck costs 171', () => {
    expect(penaltyOf(DECK)).toBe(171);
  });
});
