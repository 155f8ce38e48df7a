import { chanceAt } from '@izvilina/kernel/chance.ts';
import { expect, test } from 'vitest';
import { below, fastFrom, unit, word } from './fast.ts';

test('equal chance gives an equal stream, another one another', () => {
  const stream = (seed: string) => {
    const fast = fastFrom(chanceAt(seed, 0));
    return Array.from({ length: 8 }, () => word(fast));
  };
  expect(stream('a')).toEqual(stream('a'));
  expect(stream('a')).not.toEqual(stream('b'));
});

test('below is even: chi-square over ten values stays under the 99.9 % bound', () => {
  const fast = fastFrom(chanceAt('even', 0));
  const seen = new Array<number>(10).fill(0);
  for (let i = 0; i < 100_000; i++) seen[below(fast, 10)]!++;
  const chiSquare = seen.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(chiSquare).toBeLessThan(27.9);
});

test('unit stays in its interval', () => {
  const fast = fastFrom(chanceAt('unit', 0));
  for (let i = 0; i < 10_000; i++) {
    const x = unit(fast);
    expect(x >= 0 && x < 1).toBe(true);
  }
});
