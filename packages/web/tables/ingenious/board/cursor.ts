import { type Axial, boardOf, cellAt, type Radius } from '@izvilina/games/ingenious/pieces/board.ts';

/** Neighbours straight up and down have the arrows; the four diagonal ones the corner keys of the number pad. */
const WAYS: Readonly<Record<string, Axial>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-1, 0],
  PageUp: [1, -1],
  End: [-1, 1],
  PageDown: [1, 0],
};
const SIDEWAYS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

const isOn = (radius: Radius, at: Axial): boolean => {
  const cell = cellAt(at);
  return cell >= 0 && cell < boardOf(radius).size;
};

/** The cell a key takes the cursor to; the same cell at the edge; null for other keys. */
export function moved(radius: Radius, at: Axial, key: string): Axial | null {
  const step = WAYS[key];
  if (step) {
    const to: Axial = [at[0] + step[0], at[1] + step[1]];
    return isOn(radius, to) ? to : at;
  }
  const side = SIDEWAYS[key];
  if (side === undefined) return null;
  // There is no neighbour straight left or right: the cursor alternates between the diagonal ones, to keep its row.
  const row = at[1] + (at[0] - Math.abs(at[0] % 2)) / 2;
  const q = at[0] + side;
  const r = row - (q - Math.abs(q % 2)) / 2;
  return ([r, r + 1, r - 1].map((tried): Axial => [q, tried]).find((to) => isOn(radius, to)) ?? at) as Axial;
}

const LETTERS = 'abcdefghijklmno';
const WHOLE = 7;

/** «f4»: columns of the whole board by letter from the left, cells by number from the top of each column. */
export function cellName([q, r]: Axial): string {
  return `${LETTERS[q + WHOLE]}${r - Math.max(-WHOLE, -q - WHOLE) + 1}`;
}
