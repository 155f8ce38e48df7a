/**
 * A minimal word graph over laid spellings, packed for the move generator. A lexicon word with ё is in it under every
 * spelling in which it may be laid (ёж: ЁЖ and ЕЖ, MT-R6), so that one walk finds each laid spelling exactly once.
 *
 * A node is a base number with two numbers of its own: a mask of the letters that lead on (for Ё see `HAS_YO`), and a
 * mask of the letters that occur in every continuation to the end of a word, so that a search can give up early. The
 * edge for a letter is `numbers[edgesAt + base + code]`. Rows of different nodes interleave; a slot is valid only if
 * the mask has its bit. Everything is in one array, which is the fastest to read.
 */
export interface WordGraph {
  readonly numbers: Int32Array;
  readonly edgesAt: number;
  /** An edge that leads to the root. */
  readonly root: number;
}

export const NODE = 2;
export const NODE_MASK = 0;
export const NODE_NEEDS = 1;

/** Flags of an edge; above them is the base of the node it leads to (node 0 has no letters). END: a word ends here. */
export const END = 1;
/** A word that is not obscene ends here. */
export const END_CLEAN = 2;
/** A common word that is not obscene ends here: weak bots play only these. */
export const END_COMMON = 4;
/** The node it leads to continues with Ё. */
export const HAS_YO = 8;
export const BASE_SHIFT = 4;
