/** Short helpers for positions. */

/** `rows({7: '.......КОТ'})`: the rows with tiles, from the left edge. */
export const rows = (some: Readonly<Record<number, string>>): string[] =>
  Array.from({ length: 15 }, (_, y) => (some[y] ?? '').padEnd(15, '.'));

/** All letters of a word from a cell on; a small letter is a blank. */
export const spell = (word: string, x: number, y: number, way: 'across' | 'down' = 'across') => ({
  type: 'lay',
  tiles: Array.from(word, (char, i) => {
    const [column, row] = way === 'down' ? [x, y + i] : [x + i, y];
    const letter = char.toUpperCase();
    return char === letter ? { x: column, y: row, letter } : { x: column, y: row, letter, blank: true };
  }),
});
