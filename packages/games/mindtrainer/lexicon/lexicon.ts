import type { GameData } from '@izvilina/kernel/game.ts';
import { capitalOf, wordCodes } from './alphabet.ts';
import { customGraph } from './custom.ts';
import { END, END_CLEAN, type WordGraph } from './graph.ts';
import { type LexiconFile, openLexicon, readTable } from './lexicon-file.ts';
import { meantWords } from './spellings.ts';
import { followAll, spellingNumbers } from './walk.ts';
import { infoOf, type WordInfo } from './word-info.ts';

export interface Lexicon {
  /** Whether it has a word, given in capital letters as laid: Е matches е and ё, Ё only ё (MT-R6). */
  has(word: string): boolean;
  /** All readings of a laid word; empty if there are no data about it. */
  describe(word: string): WordInfo[];
  readonly graph: WordGraph;
  /** The edge flag at which a legal word ends in the graph. */
  readonly legalEnd: number;
}

export interface LexiconOptions {
  readonly lexicon: 'nouns' | 'all' | 'open';
  /** A custom lexicon instead of the named one. */
  readonly words?: readonly string[] | undefined;
  /** Obscene words are accepted from players. Bots never play them. */
  readonly obscene: boolean;
}

type Named = 'nouns' | 'all';
const fileOf = (name: Named): string => `${name}.lex`;

const files = new Map<string, LexiconFile>();
const named = new Map<string, Lexicon>();

/** The lexicon that judges words; null if people do (`open`). Its data must have been loaded first. */
export function lexiconFor(options: LexiconOptions): Lexicon | null {
  return options.lexicon === 'open' && !options.words ? null : lexiconForBots(options);
}

/** The lexicon for bots and hints: in `open` they play the nouns. */
export function lexiconForBots({ lexicon, words, obscene }: LexiconOptions): Lexicon {
  if (words) return customLexicon(words);
  const name = lexicon === 'all' ? 'all' : 'nouns';
  const key = `${name} ${obscene}`;
  const made = named.get(key) ?? namedLexicon(name, obscene);
  named.set(key, made);
  return made;
}

export const lexiconData: GameData<LexiconOptions> = {
  needs: ({ lexicon, words }) => (words ? [] : [fileOf(lexicon === 'all' ? 'all' : 'nouns')]),
  has: (name) => files.has(name),
  put: (name, bytes) => {
    files.set(name, openLexicon(bytes));
  },
};

function namedLexicon(name: Named, obscene: boolean): Lexicon {
  const file = files.get(fileOf(name));
  if (!file) throw new Error(`the lexicon ${fileOf(name)} has not been loaded`);
  return {
    ...lexiconOf(file.graph, obscene ? END : END_CLEAN),
    describe: describer(file),
  };
}

/** Cached by the array itself, for repeated queries, and by content, for copies that come over the wire. */
const customByArray = new WeakMap<readonly string[], Lexicon>();
const customByContent = new Map<string, Lexicon>();
const MOST_CUSTOM = 64;

function customLexicon(words: readonly string[]): Lexicon {
  const known = customByArray.get(words);
  if (known) return known;
  const content = words.join(' ');
  const made = customByContent.get(content) ?? { ...lexiconOf(customGraph(words), END), describe: () => [] };
  customByArray.set(words, made);
  customByContent.delete(content);
  customByContent.set(content, made);
  if (customByContent.size > MOST_CUSTOM) customByContent.delete(customByContent.keys().next().value!);
  return made;
}

const lexiconOf = (graph: WordGraph, legalEnd: number): Omit<Lexicon, 'describe'> => ({
  graph,
  legalEnd,
  has(word) {
    const codes = wordCodes(word);
    if (codes === null || codes.length === 0) return false;
    const edge = followAll(graph, graph.root, codes);
    return edge >= 0 && (edge & legalEnd) !== 0;
  },
});

/** Looks readings up by the number of a spelling; numbering is done at the first question. */
function describer(file: LexiconFile): Lexicon['describe'] {
  let numberOf: ReturnType<typeof spellingNumbers> | null = null;
  let table: ReturnType<typeof readTable> | null = null;
  return (word) => {
    numberOf ??= spellingNumbers(file.graph);
    table ??= readTable(file);
    const infos: WordInfo[] = [];
    for (const meant of meantWords(file.graph, wordCodes(word) ?? [])) {
      const number = numberOf(meant);
      const spelled = meant.map(capitalOf).join('').toLowerCase();
      for (const reading of table[file.classes[number]!] ?? []) infos.push(infoOf(spelled, reading));
    }
    return infos;
  };
}
