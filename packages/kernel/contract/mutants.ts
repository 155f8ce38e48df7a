/** Moves slightly different from a given one: other numbers, a missing or an extra field, a wrong type. */
export function mutants(move: unknown): unknown[] {
  if (typeof move === 'number') return [move + 1, move - 1, -move || 1, -move - 1, move + 0.5, 1e9, `${move}`];
  if (typeof move === 'string') return [`${move}!`, ''];
  if (typeof move === 'boolean') return [!move];
  if (move === null) return [0];
  if (Array.isArray(move))
    return [...move.flatMap((item, i) => mutants(item).map((other) => move.with(i, other))), move.slice(1)];
  if (typeof move !== 'object') return [];
  const entries = Object.entries(move);
  const changed = entries.flatMap(([key, item]) => mutants(item).map((other) => ({ ...move, [key]: other })));
  const missing = entries.map(([key]) => Object.fromEntries(entries.filter(([other]) => other !== key)));
  return [...changed, ...missing, { ...move, extra: 1 }];
}
