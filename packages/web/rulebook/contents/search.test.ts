import { scenarios } from '@izvilina/games/notnot/scenarios.ts';
import { expect, test } from 'vitest';
import { search } from './search.ts';

const found = (sought: string) => search(scenarios, sought, 'ru').map(({ id }) => id);

test('nothing sought: everything, in the order of the book', () => {
  expect(search(scenarios, '  ', 'ru')).toBe(scenarios);
});

test('beginnings of words, whatever their case, and е for ё', () => {
  expect(found('ПУСТОТ').slice(0, 2)).toEqual(['void-is-a-trap', 'void-is-taken-first']);
  expect(found('зеленый портал')).toContain('portal-not-background');
  expect(found('стрелк вниз')).toContain('arrow-down');
});

test('a page with the word in its title comes before one that only mentions it', () => {
  const mention = ({ text, play }: (typeof scenarios)[number]) => `${text.ru} ${play?.task.ru}`.includes('ошибка');
  expect(scenarios.findIndex(mention)).toBeLessThan(scenarios.findIndex(({ id }) => id === 'mistake'));
  expect(found('ошибка').slice(0, 2)).toEqual(['mistake', 'wrong-but-later']);
});

test('every word must be there; what is not, is not found', () => {
  expect(found('пустота корова')).toEqual([]);
  expect(search(scenarios, 'ink', 'en').map(({ id }) => id)[0]).toBe('meaning-not-ink');
});
