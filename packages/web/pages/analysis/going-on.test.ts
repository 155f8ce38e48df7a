import { expect, test } from 'vitest';
import { goingOn } from './going-on.ts';

test('a move in words goes on after a name without a capital, but keeps the letters it lays', () => {
  expect(goingOn('Забрать ряд 2')).toBe('забрать ряд 2');
  expect(goingOn('Take row 2')).toBe('take row 2');
  expect(goingOn('Я З на Ж8–З8')).toBe('Я З на Ж8–З8');
  expect(goingOn('C A T at H8')).toBe('C A T at H8');
  expect(goingOn('карта 12')).toBe('карта 12');
});
