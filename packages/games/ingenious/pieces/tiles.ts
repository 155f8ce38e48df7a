import data from '../data.json' with { type: 'json' };
import { COLOURS, type Colour, type ColourId, colourId } from './colours.ts';

/** A tile as seen from outside. */
export type Tile = readonly [Colour, Colour];

/** A kind of tile inside the rules: its index in `TILES`. */
export type TileId = number;

const PAIRS = COLOURS.flatMap((_, first) => COLOURS.slice(first).map((_, more) => [first, first + more] as const));

/** The 21 kinds, each in colour order: red–red, red–orange, … purple–purple. */
export const TILES: readonly Tile[] = PAIRS.map(([a, b]) =>
  Object.freeze([COLOURS[a] as Colour, COLOURS[b] as Colour] as const),
);

/** The two colours of each kind. */
export const FIRST: readonly ColourId[] = PAIRS.map(([a]) => a);
export const SECOND: readonly ColourId[] = PAIRS.map(([, b]) => b);

const IDS = COLOURS.map((_, a) =>
  COLOURS.map((_, b) => PAIRS.findIndex(([x, y]) => x === Math.min(a, b) && y === Math.max(a, b))),
);

export const kindOf = (a: ColourId, b: ColourId): TileId => IDS[a]?.[b] as TileId;
export const tileId = ([a, b]: Tile): TileId => kindOf(colourId(a), colourId(b));
export const tileOf = (id: TileId): Tile => TILES[id] as Tile;
export const isDouble = (id: TileId): boolean => FIRST[id] === SECOND[id];
export const holds = (id: TileId, colour: ColourId): boolean => FIRST[id] === colour || SECOND[id] === colour;

const { doubleEach, mixedPairEach } = data.tiles;

/** IN-D2: number of tiles of each kind. */
export const COPIES: readonly number[] = TILES.map((_, id) => (isDouble(id) ? doubleEach : mixedPairEach));

/** IN-03: all 120 tiles, not yet shuffled. */
export const SUPPLY: readonly TileId[] = COPIES.flatMap((copies, id) => Array<TileId>(copies).fill(id));

/** Number of these tiles by kind. */
export function tally(tiles: readonly TileId[]): number[] {
  const counts = TILES.map(() => 0);
  for (const id of tiles) counts[id] = (counts[id] as number) + 1;
  return counts;
}
