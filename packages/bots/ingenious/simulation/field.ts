import { boardOf, PAIRS, PRINTED, RADII, type Radius, SIDES } from '@izvilina/games/ingenious/pieces/board.ts';
import { COLOURS } from '@izvilina/games/ingenious/pieces/colours.ts';

/** What lies on a cell: a colour's number, nothing, or (on the one cell past every edge) what ends a line. */
export const FREE = COLOURS.length;
export const EDGE = FREE + 1;

/** The area in use, with one cell more that stands for everything outside: no line has to ask whether it left the board. */
export interface Field {
  readonly size: number;
  /** Cells of one colour in the tables by colour and cell. */
  readonly stride: number;
  /** `next[6 * cell + direction]`; `size` past the edge. */
  readonly next: Uint8Array;
  /** The pairs of neighbours, as the rules number them. */
  readonly low: Uint8Array;
  readonly high: Uint8Array;
  /** IN-07: for each printed symbol the pairs of cells that touch it, both ways round. */
  readonly openings: readonly Opening[];
}

interface Opening {
  readonly symbol: number;
  readonly from: Uint8Array;
  readonly to: Uint8Array;
}

const FIELDS: readonly Field[] = RADII.map((radius) => {
  const { size, pairs, neighbours } = boardOf(radius);
  const inUse = PAIRS.slice(0, pairs);
  const next = new Uint8Array(SIDES * (size + 1)).fill(size);
  neighbours.forEach((cell, at) => {
    if (cell >= 0) next[at] = cell;
  });
  return {
    size,
    stride: size + 1,
    next,
    low: Uint8Array.from(inUse, ([low]) => low),
    high: Uint8Array.from(inUse, ([, high]) => high),
    openings: PRINTED.map(({ cell }) => openingAt(cell, inUse, next)),
  };
});

export const fieldOf = (radius: Radius): Field => FIELDS[radius - RADII[0]] as Field;

function openingAt(symbol: number, pairs: readonly (readonly [number, number])[], next: Uint8Array): Opening {
  const beside = new Set(next.subarray(SIDES * symbol, SIDES * symbol + SIDES));
  const touching = pairs.filter((pair) => !pair.includes(symbol) && pair.some((cell) => beside.has(cell)));
  const ways = touching.flatMap(([low, high]) => [[low, high] as const, [high, low] as const]);
  return { symbol, from: Uint8Array.from(ways, ([x]) => x), to: Uint8Array.from(ways, ([, y]) => y) };
}
