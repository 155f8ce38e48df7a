import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '@izvilina/bots/bot.ts';
import { describe, expect, test } from 'vitest';
import en from './en.ts';
import errorsEn from './errors.en.ts';
import errorsRu from './errors.ru.ts';
import ru from './ru.ts';
import { wordError } from './words.ts';

/** Every path to a word: `lobby.paces.calm.0`. */
const paths = (words: unknown, at = ''): string[] =>
  words !== null && typeof words === 'object'
    ? Object.entries(words).flatMap(([key, value]) => paths(value, `${at}.${key}`))
    : [at];

describe('words', () => {
  test('both languages say the same things', () => {
    expect(paths(en).sort()).toEqual(paths(ru).sort());
    expect(paths(errorsEn).sort()).toEqual(paths(errorsRu).sort());
  });

  test('no English word is left in Russian letters', () => {
    const english = { ...en, errors: errorsEn };
    const texts = paths(english).flatMap((path) => {
      const value = path
        .split('.')
        .slice(1)
        .reduce<unknown>((words, key) => (words as Record<string, unknown>)[key], english);
      return typeof value === 'function' ? [String(value)] : [value as string];
    });
    expect(texts.filter((text) => /[А-Яа-яЁё]/.test(text))).toEqual([]);
  });

  test('a server that does not answer is told in words before the sentences of refusals have come', () => {
    const words = { ...ru, errors: {} };
    expect(wordError(words, { code: 'OFFLINE', params: {} })).toBe(
      'Сервер не отвечает. С ботами и на одном экране можно играть и так.',
    );
  });

  test('numbers take their Russian forms', () => {
    expect([1, 2, 5, 11, 21].map(ru.lobby.watching)).toEqual([
      '1 зритель',
      '2 зрителя',
      '5 зрителей',
      '11 зрителей',
      '21 зритель',
    ]);
    expect(ru.lobby.begin(5)).toBe('Начать впятером');
    expect(ru.lobby.begin(10)).toBe('Начать вдесятером');
  });

  test('a table for two is for «2 человека»', () => {
    expect(ru.lobby.phase(2, 2)).toBe('собираем стол · 2 человека');
    expect(ru.lobby.phase(1, 4)).toBe('собираем стол · 1–4 человека');
    expect(ru.lobby.phase(2, 10)).toBe('собираем стол · 2–10 человек');
    expect(en.lobby.phase(2, 2)).toBe('gathering · 2 people');
    expect(ru.shelf.meta(2, 2, 20)).toBe('2 · 20 мин');
  });

  test('what a bot is called says which bot it is', () => {
    expect(Object.keys(ru.levels)).toEqual([...LEVELS]);
    expect(Object.values(en.levels).map((name) => name.toLowerCase())).toEqual([...LEVELS]);
  });

  test.each(['authority', 'protocol', 'server'])('every refusal of %s has its sentence', (name) => {
    const folder = join(import.meta.dirname, '../..', name);
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !/\.test\.ts$|torture|testing|node_modules/.test(file),
    );
    const codes = new Set(
      sources.flatMap((file) =>
        [
          ...readFileSync(join(folder, file), 'utf8').matchAll(
            /(?:refuse|refusal)\((?:[^,()']+(?:\([^)]*\))?, )?'([A-Z_]+)'/g,
          ),
        ].map((found) => found[1] as string),
      ),
    );
    expect(codes.size).toBeGreaterThan(0);
    expect([...codes].filter((code) => !(code in errorsRu))).toEqual([]);
  });
});
