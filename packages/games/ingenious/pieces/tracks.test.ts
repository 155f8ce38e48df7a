import { describe, expect, it } from 'vitest';
import { advance, advanceTwice, compareTracks, endsReached, isComplete, lowestColours } from './tracks.ts';

describe('tracks', () => {
  it('IN-11 a marker never passes 18', () => {
    expect([advance(16, 1, 18), advance(16, 2, 18), advance(16, 9, 18), advance(18, 3, 18)]).toEqual([17, 18, 18, 18]);
  });

  it('IN-19, IN-21 on a double board the count stops at 18, and goes on from there next time', () => {
    expect([advance(16, 9, 36), advance(18, 9, 36), advance(30, 9, 36), advance(36, 1, 36)]).toEqual([18, 27, 36, 36]);
  });

  it('IN-10 both halves of a double count on one track', () => {
    expect([advanceTwice(3, 2, 5, 18), advanceTwice(15, 2, 5, 18), advanceTwice(3, 2, 5, 36)]).toEqual([10, 18, 10]);
  });

  it('IN-R8 of the two orders the one that goes further', () => {
    expect([advanceTwice(16, 2, 5, 36), advanceTwice(16, 5, 2, 36)]).toEqual([23, 23]);
    expect(advanceTwice(10, 2, 5, 36)).toBe(17);
    expect(advanceTwice(17, 0, 4, 36)).toBe(18);
    expect(advanceTwice(17, 1, 30, 36)).toBe(36);
  });

  it('IN-12 a bonus for every end reached, once', () => {
    expect([endsReached(17, 18, 18), endsReached(18, 18, 18), endsReached(3, 17, 18)]).toEqual([1, 0, 0]);
    expect([endsReached(16, 23, 36), endsReached(18, 35, 36), endsReached(30, 36, 36)]).toEqual([1, 0, 1]);
    expect([endsReached(17, 36, 36), endsReached(36, 36, 36)]).toEqual([2, 0]);
  });

  it('IN-16, IN-17 sorted tracks compare from the lowest up', () => {
    const [a, b, c] = [
      [18, 10, 10, 11, 12, 12],
      [17, 9, 12, 14, 15, 16],
      [9, 18, 12, 13, 18, 18],
    ] as const;
    expect(compareTracks(a, b)).toBeLessThan(0);
    expect(compareTracks(b, c)).toBeLessThan(0);
    expect(compareTracks(c, a)).toBeGreaterThan(0);
  });

  it('IN-R1 equal in all six is equal, whatever the colours', () => {
    expect(compareTracks([1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1])).toBe(0);
    expect(compareTracks([1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 7])).toBeGreaterThan(0);
  });

  it('IN-R2 all the lowest colours', () => {
    expect(lowestColours([4, 2, 9, 2, 5, 6])).toEqual([1, 3]);
  });

  it('IN-18, IN-R5 complete means every marker at the end of the last board', () => {
    expect([isComplete([18, 18, 18, 18, 18, 18], 18), isComplete([18, 18, 18, 18, 18, 17], 18)]).toEqual([true, false]);
    expect(isComplete([18, 18, 18, 18, 18, 18], 36)).toBe(false);
  });
});
