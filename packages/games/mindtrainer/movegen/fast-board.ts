import * as alphabet from '../lexicon/alphabet.ts';
import type { WordGraph } from '../lexicon/graph.ts';
import * as rules from '../pieces/board.ts';
import * as fields from './cell-fields.ts';
import { crossLetters } from './cross-letters.ts';
import * as layout from './layout.ts';

// V8 folds constants of the same module but reads imported and exported ones every time.
const { CENTRE, SIZE } = rules;
const { capitalCode, smallCode, YO } = alphabet;
const { CROSS_FLAGS, CROSS_MASK, CROSS_SHIFT, CROSSED, FIELDS, FIXED, LETTER, LETTERS_FROM, PER_POINT } = fields;
const { POINTS_BEFORE, PREMIUMS_BEFORE, START_ON_TILES, START_ROOM_SHIFT, WORD_PREMIUM_STEP, YO_FITS } = fields;
const {
  BLANK_BIT,
  CELLS,
  cellAt,
  LETTER_PREMIUM,
  LINE,
  LINES,
  lineOf,
  PLANE,
  POINTS,
  positionOf,
  turned,
  WORD_PREMIUM,
} = layout;

/** A board with moves and undo that keeps everything the generator needs of each cell up to date. */
export interface FastBoard {
  readonly cells: Int32Array;
  readonly starts: Int32Array;
  readonly tiles: number;
  letterAt(cell: number): number;
  /** Lays one tile (a code, with `BLANK_BIT` for a blank). The board is consistent again after `settle`. */
  put(cell: number, tile: number): void;
  /** Updates cross-checks and lines for all tiles put since the last call. */
  settle(): void;
  /** Returns a mark; `undo` removes everything put after it. */
  mark(): number;
  undo(mark: number): void;
}

/** An empty board. `end` is the edge flag at which a word may end. */
export function fastBoard(graph: WordGraph, end: number): FastBoard {
  const cells = new Int32Array(CELLS * FIELDS);
  const starts = new Int32Array(LINES * LINE);
  const points = new Int8Array(CELLS);
  const stale = new Uint8Array(LINES);
  /** Cells that were filled, and overwritten cross-checks: four values, then −1 − cell. */
  const journal: number[] = [];
  let tiles = 0;
  let settled = 0;
  /** First cells of the runs already handled while settling. */
  const runs: number[] = [];

  const letterAt = (cell: number): number => cells[cell * FIELDS + LETTER]!;
  for (let cell = 0; cell < CELLS; cell++) {
    const onBoard = positionOf(cell) < SIZE;
    cells[cell * FIELDS + LETTER] = -1;
    cells[cell * FIELDS + CROSS_MASK] = onBoard ? -1 : 0;
    cells[cell * FIELDS + CROSS_FLAGS] = onBoard ? YO_FITS : 0;
    cells[cell * FIELDS + PER_POINT] = LETTER_PREMIUM[cell]!;
  }

  /** Stores which letters fit a free cell in the run `first` … `last`; kept in the cell of the other plane. */
  const check = (cell: number, first: number, last: number, sum: number): void => {
    const { mask, hasYo } = crossLetters(graph, end, letterAt, { cell, first, last });
    const other = turned(cell);
    const at = other * FIELDS;
    journal.push(cells[at + CROSS_MASK]!, cells[at + CROSS_FLAGS]!, cells[at + PER_POINT]!, cells[at + FIXED]!);
    journal.push(-1 - other);
    cells[at + CROSS_MASK] = mask;
    cells[at + CROSS_FLAGS] = hasYo ? CROSSED | YO_FITS : CROSSED;
    cells[at + PER_POINT] = LETTER_PREMIUM[other]! * (1 + (WORD_PREMIUM[other]! << CROSS_SHIFT));
    cells[at + FIXED] = (sum * WORD_PREMIUM[other]!) << CROSS_SHIFT;
    stale[lineOf(other)] = 1;
  };

  /** Checks both ends of the run through a new tile, each with the run beyond it. */
  const checkAround = (cell: number): void => {
    let first = cell;
    while (positionOf(first) > 0 && letterAt(first - 1) >= 0) first--;
    if (runs.includes(first)) return;
    runs.push(first);
    let last = cell;
    while (letterAt(last + 1) >= 0) last++;
    let sum = 0;
    for (let at = first; at <= last; at++) sum += points[at]!;
    if (positionOf(first) > 0) {
      let start = first - 1;
      let before = 0;
      while (positionOf(start) > 0 && letterAt(start - 1) >= 0) before += points[--start]!;
      check(first - 1, start, last, before + sum);
    }
    if (positionOf(last) < SIZE - 1) {
      let stop = last + 1;
      let after = 0;
      while (letterAt(stop + 1) >= 0) after += points[++stop]!;
      check(last + 1, first, stop, after + sum);
    }
  };

  const setTile = (cell: number, letter: number, worth: number): void => {
    for (const at of [cell, turned(cell)]) {
      cells[at * FIELDS + LETTER] = letter;
      points[at] = worth;
      stale[lineOf(at)] = 1;
    }
  };

  const isAnchor = (cell: number): boolean =>
    (cells[cell * FIELDS + CROSS_FLAGS]! & CROSSED) !== 0 ||
    letterAt(cell + 1) >= 0 ||
    (positionOf(cell) > 0 && letterAt(cell - 1) >= 0) ||
    (tiles === 0 && (cell & (PLANE - 1)) === cellAt(CENTRE, CENTRE));

  const refreshLine = (line: number): void => {
    const begin = line * LINE;
    let [pointsBefore, premiums, room, count] = [0, 0, 0, 0];
    let afterTile = false;
    for (let cell = begin; cell <= begin + SIZE; cell++) {
      const at = cell * FIELDS;
      cells[at + POINTS_BEFORE] = pointsBefore;
      cells[at + PREMIUMS_BEFORE] = premiums;
      if (cell === begin + SIZE) break;
      if (cells[at + LETTER]! >= 0) {
        pointsBefore += points[cell]!;
        if (!afterTile) starts[begin + ++count] = cell | START_ON_TILES;
        room = 0;
        afterTile = true;
        continue;
      }
      premiums += WORD_PREMIUM_STEP[WORD_PREMIUM[cell]!]!;
      if (!isAnchor(cell)) room++;
      else {
        if (!afterTile) starts[begin + ++count] = cell | (room << START_ROOM_SHIFT);
        room = 0;
      }
      afterTile = false;
    }
    starts[begin] = count;
    let letters = 0;
    for (let cell = begin + SIZE; cell >= begin; cell--) {
      const code = cells[cell * FIELDS + LETTER]!;
      if (code >= 0 && code !== YO) letters |= 1 << code;
      cells[cell * FIELDS + LETTERS_FROM] = letters;
    }
  };

  const refreshLines = (): void => {
    for (let line = 0; line < LINES; line++) {
      if (stale[line] === 0) continue;
      stale[line] = 0;
      if (line % LINE < SIZE) refreshLine(line);
    }
  };
  stale.fill(1);
  refreshLines();

  return {
    cells,
    starts,
    get tiles() {
      return tiles;
    },
    letterAt,
    put(cell, tile) {
      if (tiles++ === 0) stale.fill(1);
      setTile(cell, tile & ~BLANK_BIT, POINTS[tile]!);
      journal.push(cell);
    },
    settle() {
      runs.length = 0;
      for (let at = settled, until = journal.length; at < until; at++) {
        checkAround(journal[at]!);
        checkAround(turned(journal[at]!));
      }
      settled = journal.length;
      refreshLines();
    },
    mark: () => journal.length,
    undo(mark) {
      while (journal.length > mark) {
        const entry = journal.pop()!;
        if (entry >= 0) {
          setTile(entry, -1, 0);
          if (--tiles === 0) stale.fill(1);
          continue;
        }
        const at = (-1 - entry) * FIELDS;
        for (const field of [FIXED, PER_POINT, CROSS_FLAGS, CROSS_MASK]) cells[at + field] = journal.pop()!;
        stale[lineOf(-1 - entry)] = 1;
      }
      settled = journal.length;
      refreshLines();
    },
  };
}

/** Puts 15 rows of 15 on an empty board: '.' free, a capital letter, a small letter for a blank. */
export function putRows(board: FastBoard, rows: readonly string[]): void {
  for (const [y, row] of rows.entries())
    for (let x = 0; x < SIZE; x++) {
      const char = row.charCodeAt(x);
      const code = capitalCode(char);
      const blank = smallCode(char);
      if (code >= 0) board.put(cellAt(x, y), code);
      else if (blank >= 0) board.put(cellAt(x, y), blank | BLANK_BIT);
    }
  board.settle();
}
