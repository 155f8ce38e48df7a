import { capitalOf, YO } from '../lexicon/alphabet.ts';
import { premiumAt, SIZE } from '../pieces/board.ts';
import { BLANK, isTile, pointsOf } from '../pieces/letters.ts';

/**
 * The board is stored twice, so that a line to be filled is always contiguous: plane 0 across, plane 1 down. A cell is
 * `plane * PLANE + line * LINE + position`; the last position of each line is a border where nothing can be laid.
 */
export const LINE = 16;
export const PLANE = 256;
export const CELLS = 2 * PLANE;
export const LINES = CELLS / LINE;

export const positionOf = (cell: number): number => cell & (LINE - 1);
export const lineOf = (cell: number): number => cell >> 4;

/** The same cell in the other plane. */
export const turned = (cell: number): number =>
  ((cell & PLANE) ^ PLANE) | ((cell & (LINE - 1)) << 4) | ((cell >> 4) & (LINE - 1));

export const cellAt = (x: number, y: number): number => y * LINE + x;

/** A tile during move generation: the code of its letter, with a bit for a blank. Seven bits. */
export const BLANK_BIT = 64;
export const TILE_BITS = 7;
export const TILE_MASK = 127;
export const MOST_TILES = 7;
/** A rack as counts: letters by code, then blanks. */
export const BLANKS = YO + 1;
export const KINDS = BLANKS + 1;

/** Points by tile; a blank scores nothing. */
export const POINTS: Int32Array = Int32Array.from({ length: TILE_MASK + 1 }, (_, tile) => {
  const letter = tile <= YO ? capitalOf(tile) : BLANK;
  return isTile(letter) ? pointsOf(letter) : 0;
});

const byCell = (of: (x: number, y: number) => number): Int32Array => {
  const cells = new Int32Array(CELLS);
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      cells[cellAt(x, y)] = of(x, y);
      cells[turned(cellAt(x, y))] = of(x, y);
    }
  return cells;
};
export const LETTER_PREMIUM: Int32Array = byCell((x, y) => premiumAt(x, y).letter);
export const WORD_PREMIUM: Int32Array = byCell((x, y) => premiumAt(x, y).word);
