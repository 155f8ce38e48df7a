import { type Axial, CELLS, type Cell, cellAt, PAIRS } from '../pieces/board.ts';
import { type ColourId, colourId } from '../pieces/colours.ts';
import { FIRST, isDouble, kindOf, SECOND, type Tile, type TileId, tileOf } from '../pieces/tiles.ts';
import type { Move } from './move-shapes.ts';

/** A kind of tile on a pair of cells in one orientation, as one number: `(tile · PAIRS + pair) · 2 + turned`. */
export type PlacementId = number;
export type Place = Extract<Move, { type: 'place' }>;

export const placementId = (tile: TileId, pair: number, turned: 0 | 1): PlacementId =>
  (tile * PAIRS.length + pair) * 2 + turned;

export const tileIn = (id: PlacementId): TileId => Math.floor(id / (2 * PAIRS.length));
export const pairIn = (id: PlacementId): number => (id >> 1) % PAIRS.length;

/** The cells under the tile's first and second colour. */
export function cellsIn(id: PlacementId): readonly [Cell, Cell] {
  const [low, high] = PAIRS[pairIn(id)] as readonly [Cell, Cell];
  return id & 1 ? [high, low] : [low, high];
}

export interface Half {
  readonly cell: Cell;
  readonly colour: ColourId;
}

export function halvesOf(id: PlacementId): readonly [Half, Half] {
  const [first, second] = cellsIn(id);
  const tile = tileIn(id);
  return [
    { cell: first, colour: FIRST[tile] as ColourId },
    { cell: second, colour: SECOND[tile] as ColourId },
  ];
}

const PAIR_AT = new Map(PAIRS.map(([low, high], pair) => [low * CELLS.length + high, pair]));

/** The placement, equal for all its spellings (a tile turned round with its cells). Null if the cells do not touch. */
export function placementOf([one, other]: Tile, [from, to]: readonly [Axial, Axial]): PlacementId | null {
  const [a, b] = [colourId(one), colourId(other)];
  const [first, second] = a <= b ? [cellAt(from), cellAt(to)] : [cellAt(to), cellAt(from)];
  const pair = PAIR_AT.get(Math.min(first, second) * CELLS.length + Math.max(first, second));
  if (pair === undefined || first < 0 || second < 0) return null;
  return placementId(kindOf(a, b), pair, a !== b && first > second ? 1 : 0);
}

// All placements, each made once on demand: listing moves is in the hot loop of every bot and test.
const MADE: Place[] = [];

/** The placement as a move, with the tile in colour order. */
export function moveOf(id: PlacementId): Place {
  const made = MADE[id];
  if (made) return made;
  const [first, second] = cellsIn(id);
  const cells: Place['cells'] = [CELLS[first] as [number, number], CELLS[second] as [number, number]];
  Object.freeze(cells);
  const move: Place = Object.freeze({ type: 'place', tile: tileOf(tileIn(id)) as Place['tile'], cells });
  MADE[id] = move;
  return move;
}

/** All ways to lay one of these kinds on one of these pairs: a mixed tile in both orientations, a double once. */
export function placementsOn(kinds: readonly TileId[], pairs: readonly number[]): PlacementId[] {
  const ids: PlacementId[] = [];
  for (const tile of kinds) {
    const mixed = !isDouble(tile);
    for (const pair of pairs) {
      ids.push(placementId(tile, pair, 0));
      if (mixed) ids.push(placementId(tile, pair, 1));
    }
  }
  return ids;
}

/** The kinds on a rack, each once. */
export const kindsOn = (rack: readonly TileId[]): TileId[] => [...new Set(rack)].sort((a, b) => a - b);
