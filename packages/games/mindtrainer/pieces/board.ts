import { pairIn } from '@izvilina/kernel/data-file.ts';
import data from '../data.json' with { type: 'json' };
import { BLANK, isTile, type Letter, pointsOf, type Tile } from './letters.ts';

/** MT-02: rows and columns. */
export const SIZE = 15;
export const CENTRE = 7;
export const FREE = '.';

/** 15 strings of 15: `.` is free, a capital letter a tile, a small letter a blank that stands for it. */
export type Board = readonly string[];

export const EMPTY_BOARD: Board = Array(SIZE).fill(FREE.repeat(SIZE));

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A tile on its cell. MT-04: `letter` of a blank is the one it stands for. */
export interface Laid extends Cell {
  readonly letter: Letter;
  readonly blank?: true;
}

export const isOnBoard = ({ x, y }: Cell): boolean => x >= 0 && x < SIZE && y >= 0 && y < SIZE;

/** Cells past the edge count as free. */
export const charAt = (board: Board, x: number, y: number): string => board[y]?.[x] ?? FREE;
export const isFree = (board: Board, x: number, y: number): boolean => charAt(board, x, y) === FREE;
export const isEmpty = (board: Board): boolean => board.every((row) => row === EMPTY_BOARD[0]);

const charOf = ({ letter, blank }: Laid): string => (blank ? letter.toLowerCase() : letter);
export const letterOf = (char: string): string => char.toUpperCase();

/** The tile for a character of the board. */
const tileOf = (char: string): Tile => (isTile(char) ? char : BLANK);
export const tileLaid = ({ letter, blank }: Laid): Tile => (blank ? BLANK : letter);
/** MT-04: a blank scores 0 whatever it stands for. */
export const valueAt = (char: string): number => pointsOf(tileOf(char));

export const tilesOn = (board: Board): Tile[] => [...board.join('')].filter((char) => char !== FREE).map(tileOf);

export function withTiles(board: Board, tiles: readonly Laid[]): Board {
  const rows = [...board];
  for (const tile of tiles) {
    const row = rows[tile.y] as string;
    rows[tile.y] = row.slice(0, tile.x) + charOf(tile) + row.slice(tile.x + 1);
  }
  return rows;
}

/** From top to bottom, then from left to right. */
export const inReadingOrder = (tiles: readonly Laid[]): Laid[] => tiles.toSorted((a, b) => a.y - b.y || a.x - b.x);

export interface Premium {
  readonly letter: 1 | 2 | 3;
  readonly word: 1 | 2 | 3;
}

const PLAIN: Premium = { letter: 1, word: 1 };
const KINDS: Readonly<Record<'TW' | 'DW' | 'TL' | 'DL', Premium>> = {
  TW: { letter: 1, word: 3 },
  DW: { letter: 1, word: 2 },
  TL: { letter: 3, word: 1 },
  DL: { letter: 2, word: 1 },
};

/** MT-02, MT-D2: `row * SIZE + column`. The centre doubles a word (MT-R2). */
const PREMIUMS: readonly Premium[] = (() => {
  const map = Array<Premium>(SIZE * SIZE).fill(PLAIN);
  for (const kind of ['TW', 'DW', 'TL', 'DL'] as const)
    for (const [row, column] of data.premiums[kind].map(pairIn)) map[row * SIZE + column] = KINDS[kind];
  return map;
})();

export const premiumAt = (x: number, y: number): Premium => PREMIUMS[y * SIZE + x] ?? PLAIN;
