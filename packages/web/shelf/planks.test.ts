import { expect, test } from 'vitest';
import { planksFor } from './planks.ts';

const boxes = (n: number) => Array.from({ length: n }, (_, i) => i);
const sizes = (n: number) => planksFor(boxes(n)).map((plank) => plank.length);

test('up to six boxes stand on one plank, more are divided evenly and in order', () => {
  expect([1, 5, 6].map(sizes)).toEqual([[1], [5], [6]]);
  expect(sizes(7)).toEqual([4, 3]);
  expect(sizes(13)).toEqual([5, 5, 3]);
  expect(planksFor(boxes(7)).flat()).toEqual(boxes(7));
});
