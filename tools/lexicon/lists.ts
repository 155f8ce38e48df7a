import { readFileSync } from 'node:fs';
import { GENDERS, type Reading } from '@izvilina/games/mindtrainer/lexicon/word-info.ts';

/** The lists that people wrote and reviewed; see lists/README.md. */
export interface Lists {
  /** Nouns that the dictionary does not list as such, with their readings. */
  readonly allow: ReadonlyMap<string, Reading>;
  /** Nouns, by lemma, whose forms are in no lexicon; «напрокат» the adverb stays a word. */
  readonly deny: ReadonlySet<string>;
  /** Lemmas whose forms bots never play. */
  readonly obscene: ReadonlySet<string>;
}

/** The words of a list, one or more per line; text after # is a comment. */
function readList(name: string): string[] {
  const text = readFileSync(new URL(`lists/${name}`, import.meta.url), 'utf8');
  return text.split('\n').flatMap((line) => line.replace(/#.*/, '').trim().split(/\s+/).filter(Boolean));
}

const ALLOWED_BY_GENDER = ['masculine', 'feminine', 'neuter'] as const;
const PLURAL_ONLY: Reading = [0, -1, 1, 0, 0, '', ''];

export function readLists(): Lists {
  const allow = new Map<string, Reading>();
  for (const gender of ALLOWED_BY_GENDER)
    for (const word of readList(`allow-${gender}.txt`)) allow.set(word, [0, GENDERS.indexOf(gender), 0, 0, 0, '', '']);
  for (const word of readList('allow-plural.txt')) allow.set(word, PLURAL_ONLY);
  return { allow, deny: new Set(readList('deny.txt')), obscene: new Set(readList('obscene.txt')) };
}
