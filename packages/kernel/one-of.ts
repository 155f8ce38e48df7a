/** A word that must be one of a closed list, from a data file of ours: a wrong one is a bug, found when it is loaded. */
export function oneOf<T extends string>(list: readonly T[], word: string): T {
  const found = list.find((known) => known === word);
  if (found === undefined) throw new Error(`${word} is none of ${list.join(', ')}`);
  return found;
}
