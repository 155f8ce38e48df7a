import { YE, YO } from './alphabet.ts';

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

/** Every word that may be meant by a laid one: each Е as е or as ё. The first is the one as laid. */
export function meantWords(codes: readonly number[]): number[][] {
  const at = codes.indexOf(YE);
  if (at < 0) return [[...codes]];
  const before = codes.slice(0, at);
  return meantWords(codes.slice(at + 1)).flatMap((rest) => [
    [...before, YE, ...rest],
    [...before, YO, ...rest],
  ]);
}
