/* Reading the small data files of games. A wrong one is a bug of ours, found as soon as it is loaded. */

/** A word that must be one of a closed list. */
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
