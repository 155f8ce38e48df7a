import { expect, test } from 'vitest';
import { dayAndMonth } from './dates.ts';

test('a day is named with its month, and no line ends between them', () => {
  const date = new Date(2026, 10, 18);
  expect(dayAndMonth('ru', date)).toBe('18\u00a0ноября');
  expect(dayAndMonth('en', date)).toBe('18\u00a0November');
});
