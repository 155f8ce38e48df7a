import { expect, test } from 'vitest';
import { ReadProgress, Unread } from './unread.ts';

test('a reader may leave so much unread and not more', () => {
  const unread = new Unread(1_000);
  expect([0, 1_000, 1_001].map((waiting) => unread.tooMuch(waiting))).toEqual([false, false, true]);
});

test('a long reply that they asked for does not count, until everything has been read', () => {
  const unread = new Unread(1_000);
  unread.replied(50_000);
  unread.replied(40);
  expect([50_900, 51_001, 20_000].map((waiting) => unread.tooMuch(waiting))).toEqual([false, true, false]);
  expect(unread.tooMuch(0)).toBe(false);
  expect(unread.tooMuch(1_001)).toBe(true);
});

test('asking for long replies and not reading them is no way to fill the memory', () => {
  const unread = new Unread(1_000);
  for (let n = 0; n < 9; n++) unread.replied(50_000);
  expect(unread.tooMuch(2 * 50_000)).toBe(true);
});

test('whoever reads on is there, though nothing is heard of them', () => {
  const progress = new ReadProgress();
  const [one, other] = [{}, {}];
  expect([90, 60, 60, 0, 0].map((waiting) => progress.readsOn(one, waiting))).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
  expect(progress.readsOn(other, 10)).toBe(false);
});
