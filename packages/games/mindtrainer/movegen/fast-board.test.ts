import { chances } from '@izvilina/kernel/chance.ts';
import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../lexicon/testing/load.ts';
import { withTiles } from '../pieces/board.ts';
import { FIELDS, LETTER } from './cell-fields.ts';
import { type FastBoard, fastBoard, putRows } from './fast-board.ts';
import { rackCounts } from './generate.ts';
import { moveGenerator } from './generator.ts';
import { LINE } from './layout.ts';
import { layOf, play } from './move-list.ts';
import { lettersOf, playedPosition, someRack } from './testing/positions.ts';

const nouns = loadLexicon('nouns');
const fresh = (rows: readonly string[]): FastBoard => {
  const board = fastBoard(nouns.graph, nouns.legalEnd);
  putRows(board, rows);
  return board;
};
/** What counts: everything of free cells, letter and line sums of the others, and the starts. */
const contents = ({ cells, starts, tiles }: FastBoard): string => {
  const seen: unknown[] = [tiles];
  for (let at = 0; at < cells.length; at += FIELDS)
    seen.push(
      cells[at + LETTER]! >= 0
        ? [cells[at + LETTER], ...cells.slice(at + 5, at + FIELDS)]
        : cells.slice(at, at + FIELDS),
    );
  for (let line = 0; line < starts.length; line += LINE) seen.push(starts.slice(line, line + 1 + starts[line]!));
  return seen.join('|');
};

describe('fastBoard', () => {
  it('keeps after every lay what a fresh board would work out, and takes everything back', () => {
    const generator = moveGenerator(nouns.graph, nouns.legalEnd);
    const streams = chances('fast-board');
    let played = 0;
    for (let game = 1; game <= 12; game++) {
      const chance = streams(game);
      let { board: rows } = playedPosition(nouns, chance.below(6), chance);
      const board = fresh(rows);
      const history: [mark: number, before: string][] = [];
      for (let turn = 0; turn < 12; turn++) {
        const list = generator.generate(board, rackCounts(someRack(rows, chance)));
        if (list.count === 0) continue;
        const move = chance.below(list.count);
        history.push([board.mark(), contents(board)]);
        rows = withTiles(rows, lettersOf(layOf(list, move, board)));
        play(list, move, board);
        expect(contents(board) === contents(fresh(rows))).toBe(true);
        played++;
      }
      for (const [mark, before] of history.toReversed()) {
        board.undo(mark);
        expect(contents(board) === before).toBe(true);
      }
    }
    expect(played).toBeGreaterThan(80);
  });
});
