import { pairIn } from '@izvilina/kernel/data-file.ts';
import data from '../data.json' with { type: 'json' };

/** MT-R6: in the order of the alphabet, Ё after Е. */
export const LETTERS = [
  ...(['А', 'Б', 'В', 'Г', 'Д', 'Е', 'Ё', 'Ж', 'З', 'И', 'Й', 'К', 'Л', 'М', 'Н', 'О', 'П'] as const),
  ...(['Р', 'С', 'Т', 'У', 'Ф', 'Х', 'Ц', 'Ч', 'Ш', 'Щ', 'Ъ', 'Ы', 'Ь', 'Э', 'Ю', 'Я'] as const),
] as const;
export type Letter = (typeof LETTERS)[number];

export const BLANK = '*';
/** Tiles in the bag and on racks. MT-05: a blank precedes «А», so this is the order for comparing and sorting tiles. */
export const TILES = [BLANK, ...LETTERS] as const;
export type Tile = (typeof TILES)[number];

/** MT-03, MT-D1: number of each tile and its points. */
const SET: ReadonlyMap<Tile, readonly [count: number, value: number]> = new Map(
  TILES.map((tile) => [tile, pairIn(data.tiles[tile])]),
);
const printedOn = (tile: Tile): readonly [count: number, value: number] => SET.get(tile) ?? [0, 0];

export const copiesOf = (tile: Tile): number => printedOn(tile)[0];
export const pointsOf = (tile: Tile): number => printedOn(tile)[1];

/** MT-06: tiles on a full rack. */
export const RACK = 7;
export const ALL_TILES: readonly Tile[] = TILES.flatMap((tile) => Array<Tile>(copiesOf(tile)).fill(tile));

const ORDER: ReadonlyMap<string, number> = new Map(TILES.map((tile, order) => [tile, order]));
export const orderOf = (tile: Tile): number => ORDER.get(tile) as number;
export const isTile = (char: string): char is Tile => ORDER.has(char);

/** A rack or a bag in the state: one character per tile. */
export type Tiles = string;

export const tilesIn = (tiles: Tiles): Tile[] => [...tiles].filter(isTile);
export const sorted = (tiles: readonly Tile[]): Tile[] => tiles.toSorted((a, b) => orderOf(a) - orderOf(b));
export const sumOf = (tiles: Tiles): number => tilesIn(tiles).reduce((sum, tile) => sum + pointsOf(tile), 0);

/** The remaining tiles in order; null if one of `taken` is not among them. */
export function without(tiles: Tiles, taken: Iterable<Tile>): Tiles | null {
  let left = tiles;
  for (const tile of taken) {
    const at = left.indexOf(tile);
    if (at < 0) return null;
    left = left.slice(0, at) + left.slice(at + 1);
  }
  return left;
}

/** The whole set without the seen tiles, in the order of `TILES`. */
export function unseen(seen: Iterable<Tile>): Tile[] {
  const left = countOf(ALL_TILES);
  for (const tile of seen) left[tile]--;
  return TILES.flatMap((tile) => Array<Tile>(Math.max(0, left[tile])).fill(tile));
}

export function countOf(tiles: Iterable<Tile>): Record<Tile, number> {
  const counts = Object.fromEntries(TILES.map((tile) => [tile, 0])) as Record<Tile, number>;
  for (const tile of tiles) counts[tile]++;
  return counts;
}
