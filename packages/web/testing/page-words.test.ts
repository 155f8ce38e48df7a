import { expect, test } from 'vitest';
import { WORDS as myGames } from '../my-games/words.ts';
import { WORDS as replay } from '../replay/words.ts';
import { WORDS as result } from '../result/words.ts';
import { WORDS as settings } from '../settings/words.ts';
import { WORDS as openTables } from '../shelf/open-tables/words.ts';
import { WORDS as calling } from '../table/calling/words.ts';

/** Every text of a catalogue with its path; for a function, its source. */
const texts = (words: unknown, at = ''): (readonly [path: string, text: string])[] =>
  words !== null && typeof words === 'object'
    ? Object.entries(words).flatMap(([key, value]) => texts(value, `${at}.${key}`))
    : [[at, String(words)]];

test.each(Object.entries({ calling, myGames, openTables, replay, result, settings }))(
  'the words of %s are said in both languages',
  (_, { ru, en }) => {
    expect(
      texts(en)
        .map(([path]) => path)
        .sort(),
    ).toEqual(
      texts(ru)
        .map(([path]) => path)
        .sort(),
    );
    expect(texts(en).filter(([, text]) => /[А-Яа-яЁё]/.test(text))).toEqual([]);
  },
);
