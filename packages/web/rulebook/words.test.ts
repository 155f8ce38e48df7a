import { expect, test } from 'vitest';
import { BOOK_WORDS } from './words.ts';

test('how long the rest of the path takes is said as one says it', () => {
  expect([0, 1, 2, 5].map(BOOK_WORDS.ru.left)).toEqual([
    'осталось меньше минуты',
    'ещё около минуты',
    'ещё около 2 минут',
    'ещё около 5 минут',
  ]);
  expect([0, 1, 2].map(BOOK_WORDS.en.left)).toEqual([
    'less than a minute left',
    'about a minute more',
    'about 2 more minutes',
  ]);
});
