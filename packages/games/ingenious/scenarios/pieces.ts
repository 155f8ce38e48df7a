import type { Json } from '@izvilina/kernel/json.ts';
import { type Axial, boardOf, CELLS, PRINTED, type Radius } from '../pieces/board.ts';
import { COLOURS, type Colour } from '../pieces/colours.ts';

/** Short helpers for positions. */
export const place = (first: Colour, second: Colour, from: Axial, to: Axial) => ({
  type: 'place',
  tile: [first, second],
  cells: [from, to],
});

export const spots = (colour: Colour, ...at: readonly Axial[]) => at.map((cell) => ({ at: cell, colour }));

export const tiles = (...names: readonly string[]): Json => names.map((name) => name.split('-'));

/** The whole area filled except for these cells, so that no two neighbours have the same colour. */
export function crowd(radius: Radius, ...free: readonly Axial[]): Json[] {
  const printed = new Set(PRINTED.map(({ cell }) => cell));
  return CELLS.slice(0, boardOf(radius).size)
    .filter(([q, r], cell) => !printed.has(cell) && !free.some((at) => at[0] === q && at[1] === r))
    .map((at) => ({ at, colour: COLOURS[(at[0] + 2 * at[1] + 60) % COLOURS.length] as Colour }));
}
