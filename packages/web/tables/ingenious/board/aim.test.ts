import type { Axial } from '@izvilina/games/ingenious/pieces/board.ts';
import { expect, test } from 'vitest';
import { cellKey } from '../hand/choosing.ts';
import { openCellNear } from './aim.ts';
import { between, centre } from './geometry.ts';

const HERE: Axial = [0, 0];
const BESIDE: Axial = [1, 0];
const open = new Map([[cellKey(HERE), [0]]]);
const touched = (share: number) => openCellNear(between(centre(HERE), centre(BESIDE), share), open);

test('a touch that misses an open cell by less than half a cell means that cell', () => {
  expect(touched(0)).toEqual(HERE);
  expect(touched(0.8)).toEqual(HERE);
});

test('a touch in the middle of the next cell does not', () => {
  expect(touched(1)).toBeNull();
});

test('of two open cells the nearer one is meant', () => {
  const both = new Map([...open, [cellKey(BESIDE), [3]]]);
  expect(openCellNear(between(centre(HERE), centre(BESIDE), 0.45), both)).toEqual(HERE);
  expect(openCellNear(between(centre(HERE), centre(BESIDE), 0.55), both)).toEqual(BESIDE);
});
