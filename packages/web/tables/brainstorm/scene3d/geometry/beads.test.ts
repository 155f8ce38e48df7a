import { expect, it } from 'vitest';
import { beadsAlong } from './beads.ts';

it('beads stand at equal distances, the first and the last at the ends', () => {
  const beads = beadsAlong(
    [
      [0, 0, 0],
      [30, 0, 0],
      [30, 40, 0],
      [30, 40, 30],
    ],
    10,
  );
  expect(beads).toHaveLength(11);
  expect(beads[3]).toEqual([30, 0, 0]);
  expect(beads[7]).toEqual([30, 40, 0]);
  expect(beads.at(-1)).toEqual([30, 40, 30]);
});

it('a throw that goes nowhere has one bead', () => {
  const here = [1, 2, 3] as const;
  expect(beadsAlong([here, here], 10)).toEqual([here]);
});
