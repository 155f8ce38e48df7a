import { expect, test } from 'vitest';
import { flagSpot } from './flagSpot.ts';

const word = (x: number, y: number, letters: number, down: boolean) => ({
  x,
  y,
  down,
  word: 'А'.repeat(letters),
  score: 1,
});

test('a flag hangs in a free cell beside its word', () => {
  expect(flagSpot(word(5, 7, 3, false))).toEqual({ x: 8, y: 7, side: 'right' });
  expect(flagSpot(word(5, 7, 3, true))).toEqual({ x: 5, y: 10, side: 'below' });
});

test('at the edge of the board before the word', () => {
  expect(flagSpot(word(12, 0, 3, false))).toEqual({ x: 11, y: 0, side: 'left' });
  expect(flagSpot(word(14, 12, 3, true))).toEqual({ x: 14, y: 11, side: 'above' });
});

test('over a word from edge to edge', () => {
  expect(flagSpot(word(0, 3, 15, false))).toEqual({ x: 14, y: 3, side: 'over' });
});
