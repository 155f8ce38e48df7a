const CALL = /\b(?:it|test|describe)((?:\.\w+)*)\s*\(/g;
const TITLE = /^\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/;
/** `it.each(table)(title, …)`: the title is in a second pair of brackets. */
const WITH_TABLE = /\.(?:each|for|runIf|skipIf)$/;
/** Tests that do not run prove nothing. */
const NOT_RUN = /\.(?:skip|todo)\b/;

/** The titles of the tests in a source, as written. */
export function titlesOf(source: string): string[] {
  return [...source.matchAll(CALL)].flatMap((call) => {
    const modifiers = call[1] ?? '';
    if (NOT_RUN.test(modifiers)) return [];
    const opened = call.index + call[0].length;
    const from = WITH_TABLE.test(modifiers) ? afterTable(source, opened) : opened;
    const title = TITLE.exec(source.slice(from, from + 1000))?.[2];
    return title === undefined ? [] : [title];
  });
}

/** The index after the `(` that follows a closed bracket. Brackets in strings are rare in tables and must be paired. */
function afterTable(source: string, opened: number): number {
  let depth = 1;
  for (let i = opened; i < source.length; i++) {
    if (source[i] === '(') depth++;
    if (source[i] === ')' && --depth === 0) return source.indexOf('(', i) + 1;
  }
  return source.length;
}
