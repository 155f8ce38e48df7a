import { expect, test } from 'vitest';
import { bucket, buckets } from './buckets.ts';

test('a bucket gives its burst at once, then at its rate, and never holds more than the burst', () => {
  let now = 0;
  const take = bucket({ burst: 3, perSecond: 2 }, () => now);
  const taken = (times: number) => Array.from({ length: times }, take).filter(Boolean).length;
  expect(taken(5)).toBe(3);
  now += 499;
  expect(taken(1)).toBe(0);
  now += 2;
  expect(taken(2)).toBe(1);
  now += 60_000;
  expect(taken(10)).toBe(3);
});

test('each key has a bucket of its own, and the longest unused is forgotten', () => {
  const take = buckets({ burst: 1, perSecond: 0.001 }, 2);
  expect([take('a'), take('a'), take('b'), take('b')]).toEqual([true, false, true, false]);
  take('c');
  expect(take('b')).toBe(false);
  expect(take('a')).toBe(true);
});
