import { gridOf } from '@izvilina/games/ingenious/moves/legal-moves.ts';
import { type Axial, boardOf, CELLS, DIRECTIONS, PAIRS, SIDES } from '@izvilina/games/ingenious/pieces/board.ts';
import type { Tile } from '@izvilina/games/ingenious/pieces/tiles.ts';
import { openPairs } from '@izvilina/games/ingenious/rules/opening.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';
import { sameTile } from '../stage/script.ts';
import { sameCell } from './preview.ts';
import type { Slots } from './slots.ts';

/** The tile held over the board (`at` null: not over it): one half on `at`, the other in direction `way`. */
export interface Held {
  readonly slot: number;
  readonly at: Axial | null;
  readonly way: number;
  /** The tile's second colour is the one on `at`. */
  readonly turned: boolean;
  /** The tile was put down to look at it: it no longer follows the mouse. */
  readonly still: boolean;
  /** The player has turned the tile, so it keeps its direction. Until then it turns to where it scores most. */
  readonly byHand: boolean;
}

/** Points of a tile lying this way round a cell. */
export type Worth = (at: Axial, way: number, turned: boolean) => number;

/** Direction of a tile before the player has turned it. */
export const FIRST_WAY = 1;

export type Open = ReadonlyMap<string, readonly number[]>;

export const cellKey = ([q, r]: Axial): string => `${q},${r}`;
export const beyond = ([q, r]: Axial, way: number): Axial => {
  const [dq, dr] = DIRECTIONS[way % SIDES] as Axial;
  return [q + dq, r + dr];
};

/** By cell: the directions in which the other half may lie. */
export function openCells(view: IngeniousView): Open {
  const open = new Map<string, number[]>();
  const add = (from: Axial, to: Axial) => {
    const way = DIRECTIONS.findIndex(([dq, dr]) => from[0] + dq === to[0] && from[1] + dr === to[1]);
    const ways = open.get(cellKey(from));
    if (ways) ways.push(way);
    else open.set(cellKey(from), [way]);
  };
  for (const pair of openPairs(boardOf(view.radius), gridOf(view), view)) {
    const [low, high] = (PAIRS[pair] as readonly [number, number]).map((cell) => CELLS[cell] as Axial) as [
      Axial,
      Axial,
    ];
    add(low, high);
    add(high, low);
  }
  return open;
}

/** The first allowed direction clockwise from `way`, `way` included. */
const firstFrom = (ways: readonly number[], way: number): number =>
  ways.toSorted((a, b) => ((a - way + SIDES) % SIDES) - ((b - way + SIDES) % SIDES))[0] ?? way;

/**
 * Moves the held tile to a cell. It keeps its direction if it fits there; if the player has not turned it yet, it turns
 * to where it scores most.
 */
export function carry(held: Held, open: Open, at: Axial, still: boolean, worth: Worth): Held {
  const ways = open.get(cellKey(at));
  if (!ways) return held;
  const there = { ...held, at, way: firstFrom(ways, held.way), still };
  if (held.byHand) return there;
  let best = there;
  let most = worth(at, there.way, there.turned);
  for (const way of ways)
    for (const turned of [false, true]) {
      const points = worth(at, way, turned);
      if (points <= most) continue;
      most = points;
      best = { ...there, way, turned };
    }
  return best;
}

/**
 * For a tap with no tile held: the tile of the rack that scores most at the cell, in that direction; the first of
 * equals. Null when the cell is not open.
 */
export function bestAt(slots: Slots, open: Open, at: Axial, worthOf: (tile: Tile) => Worth): Held | null {
  if (!open.has(cellKey(at))) return null;
  let best: Held | null = null;
  let most = -1;
  for (const [slot, tile] of slots.entries()) {
    if (!tile) continue;
    const worth = worthOf(tile);
    const held = carry({ slot, at, way: FIRST_WAY, turned: false, still: true, byHand: false }, open, at, true, worth);
    const points = worth(at, held.way, held.turned);
    if (points <= most) continue;
    most = points;
    best = held;
  }
  return best;
}

/** The next allowed direction round the same cell; after all of them the two halves change places. */
export function rotate(held: Held, open: Open, by: 1 | -1 = 1): Held {
  const ways = held.at && open.get(cellKey(held.at));
  if (!ways) return flip(held);
  const order = ways.toSorted((a, b) => a - b);
  const next = order.indexOf(held.way) + by;
  const wrapped = next < 0 || next >= order.length;
  const way = order[(next + order.length) % order.length] as number;
  return { ...held, way, turned: wrapped ? !held.turned : held.turned, still: true, byHand: true };
}

/** The halves change places. */
export const flip = (held: Held): Held => ({ ...held, turned: !held.turned, byHand: true });

/** Turns the tile round the half that was touched. */
export function rotateAbout(held: Held, open: Open, at: Axial): Held {
  if (!held.at || sameCell(held.at, at)) return rotate(held, open);
  return rotate({ ...held, at, way: (held.way + SIDES / 2) % SIDES, turned: !held.turned }, open);
}

export interface Lying {
  readonly tile: Tile;
  readonly cells: readonly [Axial, Axial];
}

/** The tile of the rack held exactly as in `lying`; null when it is not on the rack. */
export function heldAs({ tile, cells: [at, beside] }: Lying, slots: Slots): Held | null {
  const slot = slots.findIndex((other) => other !== null && sameTile(other, tile));
  const own = slots[slot];
  if (!own) return null;
  const way = DIRECTIONS.findIndex((_, one) => sameCell(beyond(at, one), beside));
  return { slot, at, way, turned: own[0] !== tile[0], still: true, byHand: true };
}

/** Where the tile would be laid; null while it is not over a place where it fits. */
export function lyingOf(held: Held | null, tile: Tile | null, open: Open): Lying | null {
  if (!held?.at || !tile || !open.get(cellKey(held.at))?.includes(held.way)) return null;
  const cells = [held.at, beyond(held.at, held.way)] as const;
  return { tile: held.turned ? [tile[1], tile[0]] : tile, cells };
}
