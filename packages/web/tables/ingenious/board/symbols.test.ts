import { COLOURS } from '@izvilina/games/ingenious/pieces/colours.ts';
import { expect, it } from 'vitest';
import { SIGNS } from './symbols.ts';

it('IN-D1 six colours, six shapes', () => {
  expect(Object.keys(SIGNS).toSorted()).toEqual(COLOURS.toSorted());
  expect(new Set(Object.values(SIGNS)).size).toBe(6);
});
