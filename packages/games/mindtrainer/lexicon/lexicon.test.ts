import { describe, expect, it } from 'vitest';
import { ALPHABET, wordCodes } from './alphabet.ts';
import { END, END_CLEAN, END_COMMON } from './graph.ts';
import { lexiconData, lexiconFor, lexiconForBots } from './lexicon.ts';
import { loadLexicon, wordsOf } from './testing/load.ts';
import { eachSpelling } from './walk.ts';

const nouns = loadLexicon('nouns');
const VOWELS = new Set(wordCodes('АЕЁИОУЫЭЮЯ'));
const laid = (word: string): string => word.toUpperCase();

describe('nouns (MT-D3)', () => {
  it('has the words that must be in', () => {
    const words = wordsOf('nouns-in.txt');
    expect(new Set(words).size).toBeGreaterThanOrEqual(300);
    expect(words.filter((word) => !nouns.has(laid(word)))).toEqual([]);
  });

  it('has none of the names, places, abbreviations, other forms and other parts of speech', () => {
    const words = wordsOf('nouns-out.txt');
    expect(new Set(words).size).toBeGreaterThanOrEqual(300);
    expect(words.filter((word) => nouns.has(laid(word)))).toEqual([]);
  });

  it('is about 64 000 words of 2 to 15 letters, each with a vowel; common and clean are subsets', () => {
    let count = 0;
    let wrong = 0;
    let common = 0;
    let unclean = 0;
    eachSpelling(nouns.graph, (codes, flags) => {
      count++;
      if ((flags & END_COMMON) !== 0) common++;
      if ((flags & END_CLEAN) === 0) unclean++;
      const fits = codes.length >= 2 && codes.length <= 15 && codes.some((code) => VOWELS.has(code));
      if (!fits || (flags & END) === 0 || (flags & (END_COMMON | END_CLEAN)) === END_COMMON) wrong++;
    });
    expect(wrong).toBe(0);
    expect(count).toBeGreaterThan(62_000);
    expect(count).toBeLessThan(68_000);
    expect(common).toBeGreaterThan(35_000);
    expect(unclean).toBeGreaterThan(20);
    expect(unclean).toBeLessThan(100);
  });

  it('lets a laid Е stand for ё, and a laid Ё only for ё (MT-R6)', () => {
    expect(['ЁЛКА', 'ЕЛКА', 'ЕЖ', 'ЁЖ', 'САМОЛЕТ', 'САМОЛЁТ', 'ЛЕС'].filter((word) => !nouns.has(word))).toEqual([]);
    expect(['ЛЁС', 'МОРЁ', 'СЁМЬЯ'].filter((word) => nouns.has(word))).toEqual([]);
  });

  it('refuses what is not spelt in capital Russian letters', () => {
    expect(['', 'кот', 'KOT', 'КОT', 'КО.', 'К'].filter((word) => nouns.has(word))).toEqual([]);
  });

  it('accepts obscene words only if the host does', () => {
    const clean = loadLexicon('nouns', { obscene: false });
    expect([nouns.has('ЖОПА'), clean.has('ЖОПА'), clean.has('КОТ')]).toEqual([true, false, true]);
  });
});

describe('describe', () => {
  it('says lemma, part of speech and gender', () => {
    expect(nouns.describe('КОШКА')).toEqual([
      { word: 'кошка', lemma: 'кошка', partOfSpeech: 'noun', gender: 'feminine', pluralOnly: false },
    ]);
    expect(nouns.describe('СИРОТА').map(({ gender }) => gender)).toEqual(['common']);
    expect(nouns.describe('НОЖНИЦЫ').map(({ pluralOnly }) => pluralOnly)).toEqual([true]);
    expect(nouns.describe('ДЕНЬГИ').map(({ lemma, pluralOnly }) => [lemma, pluralOnly])).toEqual([['деньги', true]]);
    expect(nouns.describe('ЗНАНЬЕ').map(({ lemma }) => lemma)).toEqual(['знание']);
  });

  it('knows every word of the list, and only words', () => {
    expect(wordsOf('nouns-in.txt').filter((word) => nouns.describe(laid(word)).length === 0)).toEqual([]);
    expect(nouns.describe('КОТА')).toEqual([]);
    expect(nouns.describe('Ё'.repeat(40))).toEqual([]);
  });

  it('names the word with ё for a laid Е', () => {
    expect(nouns.describe('ЕЛКА').map(({ word }) => word)).toEqual(['ёлка']);
    expect(nouns.describe('ВСЕ')).toEqual([]);
  });
});

describe('all', () => {
  it('has every form and says what it is a form of', () => {
    const all = loadLexicon('all');
    const forms = [
      'КОТАМИ',
      'ИДЁТ',
      'ИДЕТ',
      'КРАСИВЕЕ',
      'СДЕЛАВ',
      'ОНИ',
      'ДВА',
      'БЫСТРО',
      'ПОД',
      'УРА',
      'ЧИТАЮЩИЙ',
      'ДЕНЬГИ',
    ];
    expect(forms.filter((word) => !all.has(word))).toEqual([]);
    expect(['МОСКВА', 'ПУШКИН', 'СССР', 'ФОРДА', 'ИДЁЕТ'].filter((word) => all.has(word))).toEqual([]);
    expect(all.describe('КОТАМИ')).toContainEqual({
      word: 'котами',
      lemma: 'кот',
      partOfSpeech: 'noun',
      gender: 'masculine',
      pluralOnly: false,
    });
    const readings = all.describe('ВСЕ').map(({ word }) => word);
    expect(readings).toContain('все');
    expect(readings).toContain('всё');
    expect(all.describe('НАИКРАСИВЕЙШИЙ').map(({ lemma }) => lemma)).toContain('красивый');
  });
});

describe('which lexicon', () => {
  it('needs one file for a named lexicon, none for words of one’s own, and the nouns in `open` for bots', () => {
    const needs = (lexicon: 'nouns' | 'all' | 'open', words?: string[]) =>
      lexiconData.needs({ lexicon, obscene: true, ...(words ? { words } : {}) });
    expect([needs('nouns'), needs('all'), needs('open')]).toEqual([['nouns.lex'], ['all.lex'], ['nouns.lex']]);
    expect(needs('all', ['кот'])).toEqual([]);
  });

  it('is nobody’s in `open`, where people judge', () => {
    expect(lexiconFor({ lexicon: 'open', obscene: true })).toBeNull();
    expect(lexiconForBots({ lexicon: 'open', obscene: true })).toBe(nouns);
  });

  it('compiles words of one’s own once', () => {
    const words = ['кот', 'Ёж'];
    const custom = lexiconFor({ lexicon: 'open', words, obscene: true })!;
    expect(['КОТ', 'ЁЖ', 'ЕЖ', 'ТОК'].map(custom.has)).toEqual([true, true, true, false]);
    expect(lexiconFor({ lexicon: 'nouns', words: [...words], obscene: false })).toBe(custom);
  });

  it('tells the 33 letters in the order of the alphabet', () => {
    expect(ALPHABET).toHaveLength(33);
    expect(ALPHABET.indexOf('Ё')).toBe(ALPHABET.indexOf('Е') + 1);
  });
});
