import { YO } from '../lexicon/alphabet.ts';
import { HAS_YO, type WordGraph } from '../lexicon/graph.ts';
import { follow, lettersAfter } from '../lexicon/walk.ts';

/** A free cell with the adjacent tiles on its line: filled, the run would be `first` … `last`. */
export interface Gap {
  readonly cell: number;
  readonly first: number;
  readonly last: number;
}

/** Which letters in the gap make the run a word. */
export function crossLetters(
  graph: WordGraph,
  end: number,
  letterAt: (cell: number) => number,
  { cell, first, last }: Gap,
): { readonly mask: number; readonly hasYo: boolean } {
  let edge = graph.root;
  for (let at = first; at < cell; at++) {
    edge = follow(graph, edge, letterAt(at));
    if (edge < 0) return { mask: 0, hasYo: false };
  }
  const goesOn = (code: number): boolean => {
    let to = follow(graph, edge, code);
    for (let at = cell + 1; at <= last && to >= 0; at++) to = follow(graph, to, letterAt(at));
    return to >= 0 && (to & end) !== 0;
  };
  let mask = 0;
  for (let rest = lettersAfter(graph.numbers, edge); rest !== 0; rest &= rest - 1) {
    const code = 31 - Math.clz32(rest & -rest);
    if (goesOn(code)) mask |= 1 << code;
  }
  return { mask, hasYo: (edge & HAS_YO) !== 0 && goesOn(YO) };
}
