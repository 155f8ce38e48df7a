import { loadLexicon } from '@izvilina/games/mindtrainer/lexicon/testing/load.ts';
import { expect, test } from 'vitest';
import { reasonAgainst } from './why-unknown.ts';

const nouns = loadLexicon('nouns');
const all = loadLexicon('all');

test('a word that a game of nouns refuses is told what it is instead', () => {
  const told = (word: string) => {
    expect(nouns.has(word)).toBe(false);
    return reasonAgainst(word, nouns, all);
  };
  expect(told('КОТА')?.ru).toBe('«Кота» — форма слова «кот», а нужна начальная.');
  expect(told('КОТА')?.en).toBe('“Кота” is a form of “кот”: only the basic form counts.');
  expect(told('НОЖНИЦАМИ')?.ru).toBe('«Ножницами» — форма слова «ножницы», а нужна начальная.');
  expect(told('ТЕСЕ')?.ru).toBe('«Тесе» — форма слова «тёс», а нужна начальная.');
  expect(told('БЕЖАТЬ')?.ru).toBe('«Бежать» — глагол, а нужно существительное.');
  expect(told('БЫСТРО')?.ru).toMatch(/^«Быстро» — [а-я ]+, а нужно существительное\.$/);
  expect(told('ГДЕ')?.en).toBe('“Где” is not a noun (adverb).');
});

test('a form that is also some verb is told by its noun: that one can be laid', () => {
  expect(reasonAgainst('СТАЛИ', nouns, all)?.ru).toBe('«Стали» — форма слова «сталь», а нужна начальная.');
});

test('names are in no dictionary; that is said of every word that is in none', () => {
  for (const word of ['МОСКВА', 'БЕРЕ'])
    expect(reasonAgainst(word, nouns, all)?.ru).toBe(
      `В словаре нет слова «${word.toLowerCase()}». Имён и названий в нём не бывает.`,
    );
});

test('where rude words are refused, it is not said that one does not exist', () => {
  const clean = { obscene: false };
  expect(reasonAgainst('ЖОПА', loadLexicon('nouns', clean), loadLexicon('all', clean))?.ru).toBe(
    'За этим столом уговор: без грубых слов.',
  );
});
