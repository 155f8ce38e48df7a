import { expect, test } from 'vitest';
import { percent } from './percent.ts';

test('a share in whole percents, 0 and 100 only for what is certain', () => {
  const shares = [0, 0.0001, 0.5, 0.506, 0.9999, 1];
  expect(shares.map(percent)).toEqual([0, 1, 50, 51, 99, 100]);
});
