import * as z from 'zod/mini';
import { SIZE } from './pieces/board.ts';

const LEXICONS = ['nouns', 'all', 'open'] as const;
/** A list of one's own travels with every view, so it has an end. */
const MOST_WORDS = 10_000;

/** Russian letters of either size, as long as the board is wide. */
const word = z.string().check(z.regex(/^[А-ЯЁа-яё]+$/), z.minLength(2), z.maxLength(SIZE));

/** What the host agrees on before the deal. */
export const options = z.strictObject({
  /** MT-R5. */
  lexicon: z._default(z.enum(LEXICONS), 'nouns'),
  /** MT-R3: whether everybody has to pass twice, or one player's two passes in a row are enough. */
  passesToEnd: z._default(z.enum(['all', 'any']), 'all'),
  /** A list of one's own in place of the named lexicon. */
  words: z.exactOptional(z.readonly(z.array(word).check(z.maxLength(MOST_WORDS)))),
  /** Whether rude words are accepted from players. */
  obscene: z._default(z.boolean(), true),
  /** Whether the tables of people say before a word is laid if it is in the dictionary. No rule depends on it. */
  showValidity: z.exactOptional(z.boolean()),
});
export type Options = z.infer<typeof options>;
