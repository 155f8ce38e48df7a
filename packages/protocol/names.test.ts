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
    ['a control character', 'Ан\u0000я'],
    ['a bidi override', 'Аня\u202Eяна'],
    ['a bidi isolate', '\u2066Аня\u2069'],
    ['a zero-width space', 'А\u200Bня'],
    ['a zero-width joiner', 'А\u200Dня'],
    ['a soft hyphen', 'А\u00ADня'],
    ['a line separator inside', 'А\u2028\u0007ня'],
    ['a lone surrogate', 'А\uD800'],
    ['a private-use character', '\uE000'],
  ])('has no %s', (_, raw) => {
    expect(kept(raw)).toBe('characters');
  });
});
