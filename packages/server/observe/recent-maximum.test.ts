import { expect, test } from 'vitest';
import { RecentMaximum } from './recent-maximum.ts';

test('is the largest of the last minute, however often it is read', () => {
  let now = 0;
  const recent = new RecentMaximum(() => now);
  expect(recent.value).toBe(0);
  recent.add(5);
  recent.add(3);
  expect([recent.value, recent.value]).toEqual([5, 5]);
  now += 30_000;
  recent.add(4);
  expect(recent.value).toBe(5);
  now += 35_000;
  expect(recent.value).toBe(4);
  now += 60_000;
  expect(recent.value).toBe(0);
});
