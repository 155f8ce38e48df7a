import { YO } from './alphabet.ts';
import { BASE_SHIFT, END, HAS_YO, NODE, NODE_MASK, type WordGraph } from './graph.ts';

/** The edge for a letter from the node `edge` leads to; −1 if there is none. */
export function follow({ numbers, edgesAt }: WordGraph, edge: number, code: number): number {
  const base = edge >>> BASE_SHIFT;
  const leadsOn = code === YO ? (edge & HAS_YO) !== 0 : ((numbers[base * NODE + NODE_MASK]! >>> code) & 1) === 1;
  return leadsOn ? numbers[edgesAt + base + code]! : -1;
}

/** The edge at the end of these letters; −1 if no word begins with them. */
export function followAll(graph: WordGraph, edge: number, codes: readonly number[]): number {
  let at = edge;
  for (const code of codes) {
    at = follow(graph, at, code);
    if (at < 0) return -1;
  }
  return at;
}

/** Calls back for each letter that leads on, in the order of codes. */
function eachLetter({ numbers, edgesAt }: WordGraph, edge: number, visit: (code: number, edge: number) => void): void {
  const base = edge >>> BASE_SHIFT;
  for (let rest = lettersAfter(numbers, edge); rest !== 0; rest &= rest - 1) {
    const code = 31 - Math.clz32(rest & -rest);
    visit(code, numbers[edgesAt + base + code]!);
  }
  if ((edge & HAS_YO) !== 0) visit(YO, numbers[edgesAt + base + YO]!);
}

/** Mask of the letters that lead on from the node of an edge, without Ё. */
export const lettersAfter = (numbers: Int32Array, edge: number): number =>
  numbers[(edge >>> BASE_SHIFT) * NODE + NODE_MASK]!;

/** Numbers the spellings of a graph in the order of codes, from 0; −1 for one that is not in it. */
export function spellingNumbers(graph: WordGraph): (codes: readonly number[]) => number {
  const below = new Int32Array(graph.edgesAt / NODE).fill(-1);
  const countBelow = (edge: number): number => {
    const base = edge >>> BASE_SHIFT;
    if (below[base]! >= 0) return below[base]!;
    let count = 0;
    eachLetter(graph, edge, (_, next) => {
      count += (next & END) + countBelow(next);
    });
    below[base] = count;
    return count;
  };
  return (codes) => {
    let edge = graph.root;
    let number = 0;
    for (const [i, code] of codes.entries()) {
      const to = follow(graph, edge, code);
      if (to < 0) return -1;
      eachLetter(graph, edge, (other, next) => {
        if (other < code) number += (next & END) + countBelow(next);
      });
      edge = to;
      if (i < codes.length - 1) number += edge & END;
    }
    return (edge & END) !== 0 ? number : -1;
  };
}

/** Visits every spelling with the flags of its last edge, in the order of codes. */
export function eachSpelling(graph: WordGraph, visit: (codes: readonly number[], flags: number) => void): void {
  const path: number[] = [];
  const walk = (edge: number): void =>
    eachLetter(graph, edge, (code, next) => {
      path.push(code);
      if ((next & END) !== 0) visit(path, next & ((1 << BASE_SHIFT) - 1) & ~HAS_YO);
      walk(next);
      path.pop();
    });
  walk(graph.root);
}
