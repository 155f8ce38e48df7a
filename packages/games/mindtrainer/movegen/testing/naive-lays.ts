import type { LaidTile } from '../generate.ts';

/**
 * All legal lays, found by brute force without sharing code with the generator: each word of a list is tried at each
 * place of the board, and the result is read letter by letter. Keys as given by `keyOf`.
 */
export function naiveLays(board: readonly string[], rack: string, spellings: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const isEmptyBoard = board.every((row) => /^\.+$/.test(row));
  for (const down of [false, true]) {
    const grid = down ? transpose(board) : board;
    for (const [line, row] of grid.entries()) {
      if (!isEmptyBoard && isFarFromAll(grid, line)) continue;
      for (const word of spellable(spellings, rack, row)) {
        for (let start = 0; start + word.length <= 15; start++) {
          const fresh = newLetters(row, word, start);
          if (fresh === null || fresh.length === 0) continue;
          if (isEmptyBoard) {
            if (fresh.length < 2 || line !== 7 || !fresh.some(({ at }) => at === 7)) continue;
          } else if (!fresh.some(({ at }) => touches(grid, line, at))) continue;
          if (!fresh.every(({ at, letter }) => crossFits(grid, line, at, letter, spellings))) continue;
          for (const tiles of fromRack(fresh, [...rack]))
            found.add(
              keyOf(
                tiles.map(({ at, letter, blank }) => ({
                  x: down ? line : at,
                  y: down ? at : line,
                  letter,
                  ...(blank ? { blank: true as const } : {}),
                })),
              ),
            );
        }
      }
    }
  }
  return found;
}

export const keyOf = (tiles: readonly LaidTile[]): string =>
  tiles.map(({ x, y, letter, blank }) => `${x},${y}${blank ? letter.toLowerCase() : letter}`).join(' ');

/** MT-R6: every way to lay the words, a ё as Ё or as Е. */
export const spellingsOf = (words: readonly string[]): Set<string> =>
  new Set(words.flatMap((word) => laid(word.toUpperCase())));

function laid(word: string): string[] {
  if (word === '') return [''];
  const rest = laid(word.slice(1));
  return [...new Set(word[0] === 'Ё' ? ['Ё', 'Е'] : [word[0]])].flatMap((letter) => rest.map((more) => letter + more));
}

/** Whether the line and its neighbours are empty. */
const isFarFromAll = (grid: readonly string[], line: number): boolean =>
  [grid[line - 1], grid[line], grid[line + 1]].every((row = '.') => /^\.+$/.test(row));

/** Words whose letters are on the rack or in the row, except for as many as there are blanks. */
function spellable(words: ReadonlySet<string>, rack: string, row: string): string[] {
  const missing = ~lettersOf(rack + row.toUpperCase());
  const blanks = rack.split('*').length - 1;
  const found: string[] = [];
  for (const [word, letters] of lettersOfAll(words)) if (bitsIn(letters & missing) <= blanks) found.push(word);
  return found;
}

/** One bit per letter; some letters share one, which only lets too many words through. */
function lettersOf(text: string): number {
  let bits = 0;
  for (let i = 0; i < text.length; i++) bits |= 1 << (text.charCodeAt(i) & 31);
  return bits;
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

const LETTERS_OF_ALL = new WeakMap<ReadonlySet<string>, (readonly [word: string, letters: number])[]>();

function lettersOfAll(words: ReadonlySet<string>): (readonly [word: string, letters: number])[] {
  const made = LETTERS_OF_ALL.get(words) ?? Array.from(words, (word) => [word, lettersOf(word)] as const);
  LETTERS_OF_ALL.set(words, made);
  return made;
}

const transpose = (board: readonly string[]): string[] =>
  Array.from({ length: 15 }, (_, x) => board.map((row) => row[x]).join(''));

interface Fresh {
  readonly at: number;
  readonly letter: string;
}

/** The letters that are not on the board yet; null if the word cannot lie there as a whole word of its own. */
function newLetters(row: string, word: string, start: number): Fresh[] | null {
  if ((row[start - 1] ?? '.') !== '.' || (row[start + word.length] ?? '.') !== '.') return null;
  const fresh: Fresh[] = [];
  for (let i = 0; i < word.length; i++) {
    const there = row[start + i] as string;
    const letter = word[i] as string;
    if (there === '.') fresh.push({ at: start + i, letter });
    else if (there.toUpperCase() !== letter) return null;
    if (fresh.length > 7) return null;
  }
  return fresh;
}

const charAt = (grid: readonly string[], line: number, at: number): string => grid[line]?.[at] ?? '.';

const touches = (grid: readonly string[], line: number, at: number): boolean =>
  [charAt(grid, line - 1, at), charAt(grid, line + 1, at), charAt(grid, line, at - 1), charAt(grid, line, at + 1)].some(
    (char) => char !== '.',
  );

function crossFits(grid: readonly string[], line: number, at: number, letter: string, words: ReadonlySet<string>) {
  let cross = letter;
  for (let up = line - 1; charAt(grid, up, at) !== '.'; up--) cross = charAt(grid, up, at).toUpperCase() + cross;
  for (let below = line + 1; charAt(grid, below, at) !== '.'; below++) cross += charAt(grid, below, at).toUpperCase();
  return cross.length === 1 || words.has(cross);
}

/** All ways to take these letters from the rack, with blanks for any of them. */
function fromRack(fresh: readonly Fresh[], rack: readonly string[]): (Fresh & { blank: boolean })[][] {
  const [first, ...others] = fresh;
  if (!first) return [[]];
  const ways: (Fresh & { blank: boolean })[][] = [];
  for (const [tile, blank] of [
    [first.letter, false],
    ['*', true],
  ] as const) {
    const at = rack.indexOf(tile);
    if (at < 0) continue;
    for (const rest of fromRack(others, rack.toSpliced(at, 1))) ways.push([{ ...first, blank }, ...rest]);
  }
  return ways;
}
