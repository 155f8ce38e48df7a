import { type Axial, boardOf, cellAt, type Radius } from '@izvilina/games/ingenious/pieces/board.ts';

/** Straight up and down are neighbours; the other four have keys of their own (the corners of a number pad). */
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

/** Where a key takes the cursor, or null for other keys. At the edge it stays. */
export function moved(radius: Radius, at: Axial, key: string): Axial | null {
  const step = WAYS[key];
  if (step) {
    const to: Axial = [at[0] + step[0], at[1] + step[1]];
    return isOn(radius, to) ? to : at;
  }
  const side = SIDEWAYS[key];
  if (side === undefined) return null;
  // Sideways there is no neighbour straight ahead: up and down take turns, so that the row is kept.
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
