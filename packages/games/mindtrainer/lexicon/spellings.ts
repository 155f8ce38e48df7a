import { YE, YO } from './alphabet.ts';
import { END, type WordGraph } from './graph.ts';
import { follow } from './walk.ts';

/** Every way to lay a word: each ё as Ё or as Е (MT-R6). The first is the word itself. */
export function laidSpellings(codes: readonly number[]): number[][] {
  const at = codes.indexOf(YO);
  if (at < 0) return [[...codes]];
  const before = codes.slice(0, at);
  return laidSpellings(codes.slice(at + 1)).flatMap((rest) => [
    [...before, YO, ...rest],
    [...before, YE, ...rest],
  ]);
}

/** All spellings in the graph that a laid one may stand for: each Е as е or as ё. */
export function meantWords(graph: WordGraph, laid: readonly number[]): number[][] {
  const found: number[][] = [];
  const walk = (edge: number, meant: readonly number[]): void => {
    if (edge < 0) return;
    const code = laid[meant.length];
    if (code === undefined) {
      if ((edge & END) !== 0) found.push([...meant]);
      return;
    }
    walk(follow(graph, edge, code), [...meant, code]);
    if (code === YE) walk(follow(graph, edge, YO), [...meant, YO]);
  };
  walk(graph.root, []);
  return found;
}
