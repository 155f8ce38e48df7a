import * as z from 'zod/mini';
import { SIZE } from './pieces/board.ts';

const LEXICONS = ['nouns', 'all', 'open'] as const;
/** Limit of a custom word list, which is sent with every view. */
const MOST_WORDS = 10_000;

/**
 * A word of Russian letters, at most as long as the board is wide. At most four of them are ё: each doubles the ways to
 * lay the word (MT-R6), and a short list of such words would keep a server busy for minutes.
 */
const word = z.string().check(z.regex(/^(?:[А-Яа-я]*[Ёё]){0,4}[А-Яа-я]*$/), z.minLength(2), z.maxLength(SIZE));

/** What the host agrees on before the deal. */
export const options = z.strictObject({
  /** MT-R5: who judges words. */
  lexicon: z._default(z.enum(LEXICONS), 'nouns'),
  /** MT-R3: whether all players have to pass twice, or two passes in a row of one player are enough. */
  passesToEnd: z._default(z.enum(['all', 'any']), 'all'),
  /** A custom word list instead of the named lexicon. */
  words: z.exactOptional(z.readonly(z.array(word).check(z.maxLength(MOST_WORDS)))),
  /** Whether obscene words are accepted from players. */
  obscene: z._default(z.boolean(), true),
  /**
   * With several people: whether a table shows before a lay if the word is in the dictionary. No rule depends on it.
   */
  showValidity: z.exactOptional(z.boolean()),
});
export type Options = z.infer<typeof options>;
