import { expect, test } from 'vitest';
import { rememberLatest } from './remember-latest.ts';

test('computes once for the latest objects, and again for those it has forgotten', () => {
  const computed: number[] = [];
  const square = rememberLatest(3, ({ n }: { readonly n: number }) => {
    computed.push(n);
    return n * n;
  });
  const keys = [1, 2, 3, 4, 5, 6, 7].map((n) => ({ n }));
  const [first] = keys as [{ n: number }];
  expect(keys.slice(0, 3).map(square)).toEqual([1, 4, 9]);
  expect(keys.slice(0, 3).map(square)).toEqual([1, 4, 9]);
  expect(computed).toEqual([1, 2, 3]);
  keys.slice(3).map(square);
  expect(square(first)).toBe(1);
  expect(computed).toEqual([1, 2, 3, 4, 5, 6, 7, 1]);
});
