import { describe, expect, it } from 'vitest';
import { rank } from './game.ts';

describe('rank', () => {
  it('shares equal places and skips the next', () => {
    const higher = (a: number, b: number) => b - a;
    expect(rank([5, 9, 5, 1], higher)).toEqual([2, 1, 2, 4]);
    expect(rank([7, 7, 3], higher)).toEqual([1, 1, 3]);
    expect(rank([7, 7, 3], (a, b) => a - b)).toEqual([2, 2, 1]);
    expect(rank([], higher)).toEqual([]);
  });
});
