import { describe, expect, it } from 'vitest';
import { NAME_MAX, nickname } from './names.ts';

const kept = (raw: string) => {
  const name = nickname(raw);
  return name.ok ? name.value : name.error.params.reason;
};

describe('a nickname', () => {
  it('is normalised, trimmed, and keeps single spaces', () => {
    expect(kept('  баба   Рая ')).toBe('баба Рая');
    expect(kept('ﬁ')).toBe('fi');
    expect(kept('и\u0306')).toBe('й');
  });

  it('has from 1 to 24 graphemes, however they are written', () => {
    expect(kept('')).toBe('empty');
    expect(kept(' \t ')).toBe('empty');
    expect(kept('я'.repeat(NAME_MAX))).toBe('я'.repeat(NAME_MAX));
    expect(kept('я'.repeat(NAME_MAX + 1))).toBe('long');
    expect(kept('🇷🇺'.repeat(NAME_MAX))).toBe('🇷🇺'.repeat(NAME_MAX));
    expect(kept('x'.repeat(10_000))).toBe('long');
  });

  it.each([
    ['Korean consonants', '\u1100'.repeat(100)],
    ['Indian vowel signs', `क${'ा'.repeat(100)}`],
    ['Indian consonants joined', 'क\u094D'.repeat(100)],
    ['colours of skin', `👍${'🏻'.repeat(100)}`],
  ])('has no endless row of %s that counts as one grapheme', (_, raw) => {
    expect(kept(raw)).toBe('long');
  });

  it.each([
    ['a control character', 'Ан\u0000я'],
    ['a bidi override', 'Аня\u202Eяна'],
    ['a bidi isolate', '\u2066Аня\u2069'],
    ['a zero-width space', 'А\u200Bня'],
    ['a zero-width joiner', 'А\u200Dня'],
    ['a soft hyphen', 'А\u00ADня'],
    ['a line separator inside', 'А\u2028\u0007ня'],
    ['a lone surrogate', 'А\uD800'],
    ['a private-use character', '\uE000'],
    ['a Hangul filler', 'Аня\u3164'],
    ['a half-width filler', '\uFFA0'],
    ['a blank of Braille', '\u2800\u2800'],
    ['a grapheme joiner', 'А\u034Fня'],
    ['a variation selector on a letter', 'Аня\uFE0F'],
    ['a variation selector of Mongolian', 'А\u180Bня'],
    ['an unassigned character', 'А\u{E0FFF}'],
    ['a null notehead', '\u{1D159}'],
  ])('has no %s', (_, raw) => {
    expect(kept(raw)).toBe('characters');
  });

  it.each([
    ['a stack of marks', `З\u0336\u0322\u0354алго`],
    ['marks on nothing', '\u0301'],
    ['a mark that encloses', 'А\u20DDня'],
  ])('has no %s', (_, raw) => {
    expect(kept(raw)).toBe('marks');
  });

  it.each(['Nguyễn Thị Ánh', 'Ёжик', 'สมศรี', 'अंकित', 'क्षत्रियकुलावतंस', '❤️ Оля', '👍🏽👍🏿', '李雷', 'Άννα', 'Б-52', '★'])(
    'may be %s',
    (name) => {
      expect(kept(name)).toBe(name.normalize('NFKC'));
    },
  );
});
