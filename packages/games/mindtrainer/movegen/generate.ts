import { capitalCode } from '../lexicon/alphabet.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { fastBoard, putRows } from './fast-board.ts';
import { type Generator, moveGenerator } from './generator.ts';
import type { Lay } from './lay-shape.ts';
import { BLANKS, KINDS } from './layout.ts';
import { layOf } from './move-list.ts';

export type { LaidTile, Lay } from './lay-shape.ts';

/**
 * Every legal lay, each once. `board` is 15 rows of 15: '.' empty, a capital letter, a small letter for a blank;
 * `rack` is capital letters and '*'. A blank and a tile of the same letter are different lays; a single tile is one.
 */
export function layMoves(rows: readonly string[], rack: string, lexicon: Lexicon): Lay[] {
  const board = boardOf(rows, lexicon);
  const list = generatorOf(lexicon).generate(board, rackCounts(rack));
  return Array.from({ length: list.count }, (_, move) => layOf(list, move, board));
}

export const hasLay = (rows: readonly string[], rack: string, lexicon: Lexicon): boolean =>
  generatorOf(lexicon).generate(boardOf(rows, lexicon), rackCounts(rack), { atMost: 1 }).count > 0;

/** Counts by kind: letters by code, then blanks. */
export function rackCounts(rack: string): Int32Array {
  const counts = new Int32Array(KINDS);
  for (const tile of rack) {
    const kind = tile === '*' ? BLANKS : capitalCode(tile.charCodeAt(0));
    if (kind >= 0) counts[kind]!++;
  }
  return counts;
}

function boardOf(rows: readonly string[], { graph, legalEnd }: Lexicon) {
  const board = fastBoard(graph, legalEnd);
  putRows(board, rows);
  return board;
}

const generators = new WeakMap<Lexicon, Generator>();

function generatorOf(lexicon: Lexicon): Generator {
  const known = generators.get(lexicon) ?? moveGenerator(lexicon.graph, lexicon.legalEnd);
  generators.set(lexicon, known);
  return known;
}
