/** A slow, literal implementation of the scoring rules that shares no code with the rules; the two are compared. */

/** The printed board: 3 and 2 multiply a word, t and d a letter. */
export const PRINTED = [
  '3..d...3...d..3',
  '.2...t...t...2.',
  '..2...d.d...2..',
  'd..2...d...2..d',
  '....2.....2....',
  '.t...t...t...t.',
  '..d...d.d...d..',
  '3..d...2...d..3',
  '..d...d.d...d..',
  '.t...t...t...t.',
  '....2.....2....',
  'd..2...d...2..d',
  '..2...d.d...2..',
  '.2...t...t...2.',
  '3..d...3...d..3',
];

const POINTS: Readonly<Record<string, string>> = {
  '1': 'АВЕИНОРСТ',
  '2': 'ДКЛМПУ',
  '3': 'БГЁЬЯ',
  '4': 'ЙЫ',
  '5': 'ЖЗХЦЧ',
  '8': 'ШЭЮ',
  '10': 'ФЩЪ',
};

const pointsOf = (char: string): number =>
  Number(Object.entries(POINTS).find(([, letters]) => letters.includes(char))?.[0] ?? 0);

interface NaiveTile {
  readonly x: number;
  readonly y: number;
  readonly letter: string;
  readonly blank?: boolean;
}

export interface NaiveScore {
  /** Sorted, because the order does not matter. */
  readonly words: readonly string[];
  readonly bonus: number;
  readonly total: number;
}

/** Reads every row and column from end to end, and scores the words with a new tile in them. */
export function naiveScore(board: readonly string[], tiles: readonly NaiveTile[]): NaiveScore {
  const cells = board.map((row) => [...row]);
  for (const { x, y, letter, blank } of tiles) (cells[y] as string[])[x] = blank ? letter.toLowerCase() : letter;
  const isNew = (x: number, y: number) => tiles.some((tile) => tile.x === x && tile.y === y);
  const words: string[] = [];
  let total = 0;
  for (const across of [true, false])
    for (let line = 0; line < 15; line++) {
      let word: [x: number, y: number][] = [];
      for (let i = 0; i <= 15; i++) {
        const [x, y] = across ? [i, line] : [line, i];
        const char = i < 15 ? (cells[y]?.[x] ?? '.') : '.';
        if (char !== '.') {
          word.push([x, y]);
          continue;
        }
        if (word.length > 1 && word.some(([wx, wy]) => isNew(wx, wy))) {
          let points = 0;
          for (const [wx, wy] of word) {
            const printed = isNew(wx, wy) ? PRINTED[wy]?.[wx] : '.';
            const value = pointsOf(cells[wy]?.[wx] ?? '');
            points += printed === 'd' ? value * 2 : printed === 't' ? value * 3 : value;
          }
          for (const [wx, wy] of word) {
            const printed = isNew(wx, wy) ? PRINTED[wy]?.[wx] : '.';
            if (printed === '2' || printed === '3') points *= Number(printed);
          }
          words.push(`${word.map(([wx, wy]) => cells[wy]?.[wx]?.toUpperCase()).join('')} ${points}`);
          total += points;
        }
        word = [];
      }
    }
  const bonus = tiles.length === 7 ? 50 : 0;
  return { words: words.sort(), bonus, total: total + bonus };
}
