/**
 * A minimal word graph over laid spellings, packed for the move generator. A lexicon word with ё is in it under every
 * spelling in which it may be laid (ёж: ЁЖ and ЕЖ, MT-R6), so that one walk finds each laid spelling exactly once.
 *
 * A node is a base number. The letters that lead on are the bits of `masks[base]` (Ё: `HAS_YO` on the edge that leads
 * here), and the edge for a letter is `edges[base + code]`. Rows of different nodes interleave in `edges`; a slot is only
 * read where the mask allows it.
 */
export interface WordGraph {
  readonly masks: Int32Array;
  readonly edges: Int32Array;
  /** An edge as if it led to the root, with the root's flags. */
  readonly root: number;
}

/** Flags of an edge; above them stands the base of the node it leads to. Node 0 has no letters. A word ends here; */
export const END = 1;
/** … a word that is not obscene. */
export const END_CLEAN = 2;
/** … a word that most people know, and not obscene: what weak bots play. */
export const END_COMMON = 4;
/** The node it leads to goes on with Ё. */
export const HAS_YO = 8;
export const BASE_SHIFT = 4;
