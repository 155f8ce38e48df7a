import { CELLS } from './layout.ts';

/**
 * What the generator reads of a cell: eight consecutive numbers, `cells[cell * FIELDS + field]`. All are in one array,
 * because every further typed array costs the generator several checks per step.
 */
export const FIELDS = 8;
/** Letter code; −1 if there is no tile. */
export const LETTER = 0;
/** Letters that fit the crossing line, without Ё; all if nothing crosses, none on the border. */
export const CROSS_MASK = 1;
export const CROSS_FLAGS = 2;
/** A tile laid here scores `points * PER_POINT + FIXED`: the main word below `CROSS_SHIFT`, cross words above. */
export const PER_POINT = 3;
export const FIXED = 4;
/** Over the cells before this one on its line: points of tiles, and free word premiums (`WORD_PREMIUM_STEP`). */
export const POINTS_BEFORE = 5;
export const PREMIUMS_BEFORE = 6;
/** Letters on the line from here on, without Ё. */
export const LETTERS_FROM = 7;

/** Flags of CROSS_FLAGS: Ё fits; a line crosses here. */
export const YO_FITS = 1;
export const CROSSED = 2;

export const CROSS_SHIFT = 11;
/** By word premium, what it adds to PREMIUMS_BEFORE: doubles are counted in the low four bits, triples above. */
export const WORD_PREMIUM_STEP: readonly number[] = [0, 0, 1, 16];

/** Where words may begin on a line, as a list preceded by its length: `starts[line * LINE]`. */
export const START_CELL = CELLS - 1;
/** A start on free cells has this many of them before the cell. A start on tiles has `START_ON_TILES`. */
export const START_ROOM_SHIFT = 9;
export const START_ROOM_MASK = 15;
export const START_ON_TILES = 1 << 13;
