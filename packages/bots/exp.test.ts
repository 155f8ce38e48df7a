import { expect, test } from 'vitest';
import { exp, ln } from './exp.ts';

test('is e to the power of x, to the last digit or two', () => {
  for (let x = -700; x <= 700; x += 0.37) expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-15);
  expect([exp(0), exp(-800), exp(800)]).toEqual([1, 0, Number.POSITIVE_INFINITY]);
});

test('says the same on every engine', () => {
  expect([exp(1), exp(-1), exp(0.1), exp(-12.34)].map((value) => value.toPrecision(17))).toMatchInlineSnapshot(`
    [
      "2.7182818284590455",
      "0.36787944117144233",
      "1.1051709180756477",
      "0.0000043732680098504342",
    ]
  `);
});

test('ln takes exp back', () => {
  for (let x = -690; x <= 690; x += 0.37) expect(Math.abs(ln(exp(x)) - x)).toBeLessThan(1e-13);
  for (const x of [1e-300, 0.1, 0.7, 1.41, 1.5, 2, 3, 1e300])
    expect(Math.abs(ln(x) - Math.log(x))).toBeLessThan(1e-15 * Math.max(1, Math.abs(Math.log(x))));
  expect(ln(1)).toBe(0);
});
