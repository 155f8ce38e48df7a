import { describe, expect, it } from 'vitest';
import { dateOf, dayOf } from './day.ts';

describe('the day', () => {
  it('is the date on the wall, from its first to its last minute', () => {
    const day = dayOf(new Date(2026, 10, 16, 0, 0));
    expect(dayOf(new Date(2026, 10, 16, 23, 59))).toBe(day);
    expect(dayOf(new Date(2026, 10, 17, 0, 0))).toBe(day + 1);
    expect(dayOf(new Date(2026, 10, 15, 23, 59))).toBe(day - 1);
  });

  it('goes on by one over the end of a month, of a year and of summer time', () => {
    for (const [before, after] of [
      [new Date(2028, 1, 28), new Date(2028, 1, 29)],
      [new Date(2026, 11, 31), new Date(2027, 0, 1)],
      [new Date(2026, 2, 28), new Date(2026, 2, 29)],
      [new Date(2026, 9, 24), new Date(2026, 9, 25)],
    ] as const)
      expect(dayOf(after) - dayOf(before)).toBe(1);
  });

  it('can be written as its date again', () => {
    const date = dateOf(dayOf(new Date(2026, 10, 16, 23, 59)));
    expect([date.getFullYear(), date.getMonth(), date.getDate()]).toEqual([2026, 10, 16]);
  });
});
