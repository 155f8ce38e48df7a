import { oneOf } from '@izvilina/kernel/data-file.ts';
import data from '../data.json' with { type: 'json' };
import { COLOURS, type ColourId, colourId } from './colours.ts';

/** Axial coordinates, centre [0, 0]. */
export type Axial = readonly [q: number, r: number];

/** A cell inside the rules: its index in `CELLS`. */
export type Cell = number;

export const RADII = [5, 6, 7] as const;
export type Radius = (typeof RADII)[number];
const WHOLE = 7;

/** The six directions round a cell: `(d + 3) % 6` is the opposite of `d`. */
export const DIRECTIONS: readonly Axial[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
export const SIDES = DIRECTIONS.length;

const distance = ([q, r]: Axial): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

/** From the centre outwards, ring by ring, so that a smaller area is the beginning of the whole board. */
export const CELLS: readonly Axial[] = wholeBoard();

function wholeBoard(): Axial[] {
  const cells: Axial[] = [];
  for (let q = -WHOLE; q <= WHOLE; q++)
    for (let r = -WHOLE; r <= WHOLE; r++) if (distance([q, r]) <= WHOLE) cells.push(Object.freeze([q, r] as const));
  return cells.sort((a, b) => distance(a) - distance(b) || a[0] - b[0] || a[1] - b[1]);
}

const WIDTH = 2 * WHOLE + 1;
const BY_AXIAL = new Int16Array(WIDTH * WIDTH).fill(-1);
CELLS.forEach(([q, r], cell) => {
  BY_AXIAL[(q + WHOLE) * WIDTH + r + WHOLE] = cell;
});

/** The cell at these coordinates, or −1 if the whole board has none. */
export function cellAt([q, r]: Axial): Cell {
  if (Math.abs(q) > WHOLE || Math.abs(r) > WHOLE) return -1;
  return BY_AXIAL[(q + WHOLE) * WIDTH + r + WHOLE] as Cell;
}

/** Neighbouring cells (the lower first), where a tile may lie. Sorted by the higher: smaller areas use the first. */
export const PAIRS: readonly (readonly [Cell, Cell])[] = CELLS.flatMap((at, high) =>
  neighboursOf(at)
    .filter((low) => low >= 0 && low < high)
    .sort((a, b) => a - b)
    .map((low) => [low, high] as const),
);

function neighboursOf([q, r]: Axial): Cell[] {
  return DIRECTIONS.map(([dq, dr]) => cellAt([q + dq, r + dr]));
}

/** IN-02: the area in use. Cells past `size` do not exist. */
export interface Board {
  readonly radius: Radius;
  /** How many of `CELLS` are used. */
  readonly size: number;
  /** How many of `PAIRS` are used. */
  readonly pairs: number;
  /** `neighbours[6 * cell + direction]`, −1 past the edge. A ray repeats one direction. */
  readonly neighbours: Int16Array;
}

const BOARDS: readonly Board[] = RADII.map((radius) => {
  const size = CELLS.filter((at) => distance(at) <= radius).length;
  const pairs = PAIRS.filter(([, high]) => high < size).length;
  const neighbours = Int16Array.from(CELLS.slice(0, size).flatMap(neighboursOf), (next) => (next < size ? next : -1));
  return { radius, size, pairs, neighbours };
});

export const boardOf = (radius: Radius): Board => BOARDS[radius - RADII[0]] as Board;

/** IN-D3: one symbol of each colour on the corners of the white area, clockwise from the top. */
export const PRINTED: readonly { readonly cell: Cell; readonly colour: ColourId }[] = data.printedSymbols.map(
  ({ q, r, colour }) => ({ cell: cellAt([q, r]), colour: colourId(oneOf(COLOURS, colour)) }),
);

/** By cell: the colour laid or printed there; null if free. */
export type Grid = readonly (ColourId | null)[];

export const printedGrid = ({ size }: Board): (ColourId | null)[] => {
  const grid: (ColourId | null)[] = Array(size).fill(null);
  for (const { cell, colour } of PRINTED) grid[cell] = colour;
  return grid;
};

/** IN-15: whether any tile still fits. */
export function hasRoom({ pairs }: Board, grid: Grid): boolean {
  for (let i = 0; i < pairs; i++) {
    const [low, high] = PAIRS[i] as readonly [Cell, Cell];
    if (grid[low] === null && grid[high] === null) return true;
  }
  return false;
}

/** The pairs of free cells, as indexes into `PAIRS`. */
export function freePairs({ pairs }: Board, grid: Grid): number[] {
  const free: number[] = [];
  for (let i = 0; i < pairs; i++) {
    const [low, high] = PAIRS[i] as readonly [Cell, Cell];
    if (grid[low] === null && grid[high] === null) free.push(i);
  }
  return free;
}
