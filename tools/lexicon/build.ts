import { smallCode } from '@izvilina/games/mindtrainer/lexicon/alphabet.ts';
import { buildGraph, type Spelling } from '@izvilina/games/mindtrainer/lexicon/build-graph.ts';
import { END, END_CLEAN, END_COMMON } from '@izvilina/games/mindtrainer/lexicon/graph.ts';
import { packLexicon } from '@izvilina/games/mindtrainer/lexicon/lexicon-file.ts';
import type { Reading } from '@izvilina/games/mindtrainer/lexicon/word-info.ts';
import { hunspellForms, plainYe } from './hunspell.ts';
import { readLists } from './lists.ts';
import { type FormReading, openCorpora } from './opencorpora.ts';
import { hasVowel, isDictionaryNoun, isNoun, isOrdinary, readingOf } from './select.ts';

/** A lexicon being collected, in string order. */
interface Collected {
  readonly words: string[];
  readonly flags: number[];
  readonly classes: number[];
  readonly table: ClassTable;
}

export interface BuiltLexicon {
  readonly bytes: Uint8Array;
  readonly words: number;
  readonly spellings: number;
  readonly common: number;
  readonly obscene: number;
}

/** Both lexicons for `packages/games/mindtrainer/data/`. The same sources always give the same bytes. */
export function buildLexicons(): Readonly<Record<'nouns.lex' | 'all.lex', BuiltLexicon>> {
  const dictionary = openCorpora();
  const lists = readLists();
  const common = hunspellForms();
  const [nouns, all] = [emptyLexicon(), emptyLexicon()];
  const extra = [...lists.allow.keys()].sort();

  const add = (word: string, found: readonly FormReading[]): void => {
    const lemma = (reading: FormReading): string => dictionary.lemmaOf(word, reading);
    const denied = (reading: FormReading): boolean => isNoun(reading) && lists.deny.has(lemma(reading));
    const ordinary = found.filter((reading) => isOrdinary(reading) && !denied(reading));
    const allowed = lists.allow.get(word);
    const putInto = (lexicon: Collected, readings: readonly FormReading[]): void => {
      if (readings.length === 0 && !allowed) return;
      const lemmas = allowed ? [word, ...readings.map(lemma)] : readings.map(lemma);
      // «сука» is also a form of «сук», and still not for bots
      const obscene = lists.obscene.has(word) || lemmas.every((one) => lists.obscene.has(one));
      lexicon.words.push(word);
      lexicon.flags.push(flagsOf({ obscene, common: common.has(plainYe(word)) }));
      lexicon.classes.push(lexicon.table.classOf([...(allowed ? [allowed] : []), ...readings.map(readingOf)]));
    };
    putInto(all, ordinary);
    if (hasVowel(word)) putInto(nouns, ordinary.filter(isDictionaryNoun));
  };
  dictionary.forEachWord((word, found) => {
    for (; extra[0] !== undefined && extra[0] < word; extra.shift()) add(extra[0], []);
    if (extra[0] === word) extra.shift();
    add(word, found);
  });
  for (const word of extra) add(word, []);
  return { 'nouns.lex': pack(nouns), 'all.lex': pack(all) };
}

/** Obscene words never count as common. */
function flagsOf({ obscene, common }: { readonly obscene: boolean; readonly common: boolean }): number {
  if (obscene) return END;
  return END | END_CLEAN | (common ? END_COMMON : 0);
}

const emptyLexicon = (): Collected => ({ words: [], flags: [], classes: [], table: classTable() });

/** Numbers the different sets of readings in order of appearance; class 0 has none. */
interface ClassTable {
  classOf(readings: readonly Reading[]): number;
  json(): string;
}
function classTable(): ClassTable {
  const classes = new Map([['', 0]]);
  const texts = new Map<string, number>();
  const numbers = new Map<Reading, number>();
  const numberOf = (reading: Reading): number => {
    const known = numbers.get(reading);
    if (known !== undefined) return known;
    const text = JSON.stringify(reading);
    const number = texts.get(text) ?? texts.size;
    texts.set(text, number);
    numbers.set(reading, number);
    return number;
  };
  return {
    classOf(readings) {
      const key = [...new Set(readings.map(numberOf))].sort((a, b) => a - b).join();
      const known = classes.get(key);
      if (known !== undefined) return known;
      classes.set(key, classes.size);
      return classes.size - 1;
    },
    json() {
      const readings = [...texts.keys()];
      const list = (key: string): string =>
        key === ''
          ? ''
          : key
              .split(',')
              .map((number) => readings[+number])
              .join();
      return `[${[...classes.keys()].map((key) => `[${list(key)}]`).join()}]`;
    },
  };
}

/** Laid spellings of words with ё that are not words themselves, with the flags of all words they may stand for. */
function otherSpellings({ words, flags }: Collected): Map<string, number> {
  const spellings = new Map<string, number>();
  for (const [i, word] of words.entries())
    for (const spelling of variants(word)) spellings.set(spelling, (spellings.get(spelling) ?? 0) | flags[i]!);
  return spellings;
}

function variants(word: string): string[] {
  const at = word.indexOf('ё');
  if (at < 0) return [];
  const rest = word.slice(at + 1);
  const others = [rest, ...variants(rest)];
  const [asYo, asYe] = ['ё', 'е'].map((letter) => others.map((other) => word.slice(0, at) + letter + other)) as [
    string[],
    string[],
  ];
  return [...asYo.slice(1), ...asYe];
}

function pack(lexicon: Collected): BuiltLexicon {
  const classes: number[] = [];
  const graph = buildGraph(spellingsOf(lexicon, (wordClass) => classes.push(wordClass)));
  if (Math.max(...new Set(classes)) > 0xffff) throw new Error('more classes of readings than 16 bits can number');
  const table = new TextEncoder().encode(lexicon.table.json());
  return {
    bytes: packLexicon({ graph, classes: Uint16Array.from(classes), table }),
    words: lexicon.words.length,
    spellings: classes.length,
    common: lexicon.flags.filter((flag) => (flag & END_COMMON) !== 0).length,
    obscene: lexicon.flags.filter((flag) => (flag & END_CLEAN) === 0).length,
  };
}

/** All laid spellings in order; reports the class of each. */
function* spellingsOf(lexicon: Collected, tellClass: (wordClass: number) => void): Generator<Spelling> {
  const { words, flags, classes } = lexicon;
  const others = otherSpellings(lexicon);
  const rest = [...others.keys()].sort();
  const spelling = (word: string, flag: number): Spelling => [
    Array.from(word, (letter) => smallCode(letter.charCodeAt(0))),
    flag,
  ];
  let next = 0;
  function* restBefore(word: string): Generator<Spelling> {
    for (; next < rest.length && rest[next]! < word; next++) {
      tellClass(0);
      yield spelling(rest[next]!, others.get(rest[next]!)!);
    }
  }
  for (const [i, word] of words.entries()) {
    yield* restBefore(word);
    if (rest[next] === word) next++;
    tellClass(classes[i]!);
    yield spelling(word, flags[i]! | (others.get(word) ?? 0));
  }
  yield* restBefore('\uffff');
}
