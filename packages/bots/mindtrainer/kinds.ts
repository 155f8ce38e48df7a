import { capitalCode, capitalOf } from '@izvilina/games/mindtrainer/lexicon/alphabet.ts';
import { BLANK_BIT, BLANKS, KINDS, POINTS } from '@izvilina/games/mindtrainer/movegen/layout.ts';
import { BLANK, isTile, type Tile } from '@izvilina/games/mindtrainer/pieces/letters.ts';

/** The kind of a tile for the move generator: letters by code, then blanks. */
export const kindOf = (tile: string): number => (tile === BLANK ? BLANKS : capitalCode(tile.charCodeAt(0)));

/** The kind of a tile of a generated move, where a blank carries its letter. */
export const kindLaid = (tile: number): number => ((tile & BLANK_BIT) === 0 ? tile : BLANKS);

export function tileOf(kind: number): Tile {
  const tile = kind === BLANKS ? BLANK : capitalOf(kind);
  if (!isTile(tile)) throw new RangeError(`no tile of kind ${kind}`);
  return tile;
}

/** Points by kind; a blank has 0. */
export const KIND_POINTS: Int32Array = Int32Array.from({ length: KINDS }, (_, kind) =>
  kind === BLANKS ? 0 : POINTS[kind]!,
);

/** The kind of every tile, in the order of the kinds. */
export function kindsIn(counts: ArrayLike<number>): number[] {
  const kinds: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) for (let copy = 0; copy < counts[kind]!; copy++) kinds.push(kind);
  return kinds;
}
