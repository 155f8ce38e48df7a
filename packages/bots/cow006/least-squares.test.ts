import { expect, test } from 'vitest';
import { leastSquares } from './least-squares.ts';

test('finds the weights behind many exact sums', () => {
  const weights = [2, -1, 0.5];
  const fit = leastSquares(3);
  for (let i = 0; i < 3000; i++) {
    const row = new Map([
      [i % 3, 1 + (i % 7)],
      [(i + 1) % 3, i % 5],
    ]);
    let sum = 0;
    for (const [column, x] of row) sum += x * (weights[column] as number);
    fit.add(row, sum);
  }
  const found = fit.solve();
  weights.forEach((weight, column) => {
    expect(found[column]).toBeCloseTo(weight, 2);
  });
});
