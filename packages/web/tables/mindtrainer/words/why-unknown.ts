import type { Lexicon } from '@izvilina/games/mindtrainer/lexicon/lexicon.ts';
import type { Options } from '@izvilina/games/mindtrainer/options.ts';
import type { Words } from '@izvilina/kernel/game.ts';
import { DICTIONARY_WORDS } from './dictionary-words.ts';
import { loadLexicon } from './useLexicon.ts';

/** Why a game of nouns refuses a word, as far as the dictionary of all forms can tell; null if it cannot. */
export async function whyUnknown(word: string, options: Options): Promise<Words | null> {
  const [nouns, all] = await Promise.all([loadLexicon(options), loadLexicon({ ...options, lexicon: 'all' })]);
  return reasonAgainst(word, nouns, all);
}

export function reasonAgainst(
  word: string,
  nouns: Pick<Lexicon, 'has'>,
  all: Pick<Lexicon, 'has' | 'describe'>,
): Words | null {
  const readings = all.describe(word);
  const said = word.toLowerCase();
  if (readings.length === 0) return inBoth(({ refused }) => refused.nowhere(said));
  if (!all.has(word)) return inBoth(({ refused }) => refused.rude);
  const noun = readings.find(({ partOfSpeech, lemma }) => partOfSpeech === 'noun' && nouns.has(lemma.toUpperCase()));
  if (noun) return inBoth(({ refused }) => refused.form(said, noun.lemma));
  const other = readings.find(({ partOfSpeech }) => partOfSpeech !== 'noun')?.partOfSpeech;
  return other === undefined ? null : inBoth(({ refused, parts }) => refused.notNoun(said, parts[other]));
}

const inBoth = (say: (words: (typeof DICTIONARY_WORDS)['ru']) => string): Words => ({
  ru: say(DICTIONARY_WORDS.ru),
  en: say(DICTIONARY_WORDS.en),
});
