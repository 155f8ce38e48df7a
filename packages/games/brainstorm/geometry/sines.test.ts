import { expect, it } from 'vitest';
import { cosine, ONE, sine } from './sines.ts';
import { exactDegrees, exactMm, toTenths } from './units.ts';

it('BS-R3: the sine table is the sine to within half of its last place, at every tenth of a degree', () => {
  for (let tenths = 0; tenths < 3600; tenths++) {
    const angle = (tenths * Math.PI) / 1800;
    expect(Math.abs(sine(tenths) - Math.sin(angle) * ONE)).toBeLessThanOrEqual(0.500001);
    expect(Math.abs(cosine(tenths) - Math.cos(angle) * ONE)).toBeLessThanOrEqual(0.500001);
  }
  expect([sine(0), sine(900), sine(1800), sine(2700), cosine(0), cosine(1800)]).toEqual([0, ONE, 0, -ONE, ONE, -ONE]);
});

it('BS-R3: the table is the same on every machine', () => {
  let sum = 0;
  for (let tenths = 0; tenths < 3600; tenths++) sum = (31 * sum + (sine(tenths) + ONE)) % 1_000_000_007;
  expect(sum).toBe(CHECKSUM);
});

it('millimetres go by hundredths and degrees by tenths of one turn', () => {
  expect([exactMm(-0.004), exactMm(1.005), exactDegrees(-0.04), exactDegrees(359.96), exactDegrees(-90)]).toEqual([
    0, 1, 0, 0, 270,
  ]);
  expect(toTenths(-0.1)).toBe(3599);
  expect(Object.is(exactMm(-0.001), 0)).toBe(true);
});

const CHECKSUM = 257_940_145;
