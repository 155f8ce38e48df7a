import { chanceAt } from '@izvilina/kernel/chance.ts';
import { expect, test } from 'vitest';
import { indicatorFit } from './indicator-fit.ts';

test('finds the weights behind sums of some of them, and leaves those that never occur at 0', () => {
  const weights = [3, -7, 0.5, 12];
  const chance = chanceAt('fit', 0);
  const fit = indicatorFit(weights.length + 1);
  for (let i = 0; i < 20_000; i++) {
    const row = weights.map((_, at) => at).filter(() => chance.below(2) === 0);
    // A column given twice counts twice.
    if (chance.below(4) === 0) row.push(chance.below(weights.length));
    fit.add(
      row,
      row.reduce((sum, at) => sum + weights[at]!, 0),
    );
  }
  const found = fit.solve();
  for (const [at, weight] of weights.entries()) expect(Math.abs(found[at]! - weight)).toBeLessThan(0.1);
  expect(found[weights.length]).toBe(0);
});
