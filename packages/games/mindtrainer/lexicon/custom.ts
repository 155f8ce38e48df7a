import { wordCodes } from './alphabet.ts';
import { buildGraph, compareSpellings, type Spelling } from './build-graph.ts';
import { END, END_CLEAN, END_COMMON, type WordGraph } from './graph.ts';
import { laidSpellings } from './spellings.ts';

/** The graph of a host's own words, in either case. Leaves out what is no word of at least two Russian letters. */
export function customGraph(words: readonly string[]): WordGraph {
  const spellings = new Map<string, Spelling>();
  for (const word of words) {
    const codes = wordCodes(word.toUpperCase());
    if (codes === null || codes.length < 2) continue;
    for (const spelling of laidSpellings(codes))
      spellings.set(String.fromCharCode(...spelling), [spelling, END | END_CLEAN | END_COMMON]);
  }
  return buildGraph([...spellings.values()].sort(compareSpellings));
}
