import { readFileSync } from 'node:fs';
import { type Lexicon, type LexiconOptions, lexiconData, lexiconForBots } from '../lexicon.ts';

/** A lexicon from the built files, for tests and benchmarks under Node. */
export function loadLexicon(lexicon: LexiconOptions['lexicon'], { obscene = true } = {}): Lexicon {
  const options = { lexicon, obscene };
  for (const name of lexiconData.needs(options))
    if (!lexiconData.has(name)) lexiconData.put(name, readFileSync(new URL(`../../data/${name}`, import.meta.url)));
  return lexiconForBots(options);
}

/** The words of a list in this folder; text after # is a comment. */
export const wordsOf = (name: string): string[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => line.replace(/#.*/, '').trim().split(/\s+/).filter(Boolean));
