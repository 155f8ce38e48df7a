/**
 * A minimal word graph over laid spellings, packed for the move generator. A lexicon word with ё is in it under every
 * spelling in which it may be laid (ёж: ЁЖ and ЕЖ, MT-R6), so that one walk finds each laid spelling exactly once.
 *
 * A node is a base number, with two numbers of its own: the letters that lead on (a bit each; for Ё see `HAS_YO`), and
 * those that occur in whatever ends a word from there on, so that a search may turn back early. The edge for a letter
 * is `numbers[edgesAt + base + code]`. Rows of different nodes interleave; a slot means something only where the mask
 * has its bit. All of it is one array, which is the fastest to read.
 */
export interface WordGraph {
  readonly numbers: Int32Array;
  readonly edgesAt: number;
  /** An edge as if it led to the root. */
  readonly root: number;
}

export const NODE = 2;
export const NODE_MASK = 0;
export const NODE_NEEDS = 1;

/** Flags of an edge; above them stands the base of the node it leads to. Node 0 has no letters. A word ends here; */
export const END = 1;
/** … a word that is not obscene. */
export const END_CLEAN = 2;
/** … a word that most people know, and not obscene: what weak bots play. */
export const END_COMMON = 4;
/** The node it leads to goes on with Ё. */
export const HAS_YO = 8;
export const BASE_SHIFT = 4;
