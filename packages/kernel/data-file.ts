/* Reading the small data files of games. A faulty file is our own bug, found as soon as it is loaded. */

/** The word, which must be in the list; throws otherwise. */
export function oneOf<T extends string>(list: readonly T[], word: string): T {
  const found = list.find((known) => known === word);
  if (found === undefined) throw new Error(`${word} is none of ${list.join(', ')}`);
  return found;
}

export function pairIn(numbers: readonly number[]): readonly [number, number] {
  const [a, b] = numbers;
  if (a === undefined || b === undefined || numbers.length !== 2) throw new Error(`[${numbers}] is not a pair`);
  return [a, b];
}
