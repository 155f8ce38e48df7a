import {
  type Board,
  type Cell,
  charAt,
  isFree,
  type Laid,
  letterOf,
  premiumAt,
  valueAt,
  withTiles,
} from '../pieces/board.ts';
import type { LaidWord } from '../state.ts';

/** An unbroken row of tiles: its first cell, direction and length. */
interface Row extends Cell {
  readonly down: boolean;
  readonly length: number;
}

function rowThrough(board: Board, { x, y }: Cell, down: boolean): Row {
  const [dx, dy] = down ? [0, 1] : [1, 0];
  let before = 0;
  while (!isFree(board, x - dx * (before + 1), y - dy * (before + 1))) before++;
  let after = 0;
  while (!isFree(board, x + dx * (after + 1), y + dy * (after + 1))) after++;
  return { x: x - dx * before, y: y - dy * before, down, length: before + 1 + after };
}

/** MT-R1: every row of two or more letters that these tiles form or change, first the one along them. */
function rowsOf(after: Board, tiles: readonly Laid[]): Row[] {
  const [first, second] = tiles;
  if (first === undefined) return [];
  const down = second !== undefined && second.x === first.x;
  const rows = [rowThrough(after, first, down), ...tiles.map((tile) => rowThrough(after, tile, !down))];
  return rows.filter(({ length }) => length > 1);
}

/** MT-11, MT-R2: letter premiums before word premiums, which multiply; only premiums of newly covered cells count. */
function scored(before: Board, after: Board, { x, y, down, length }: Row): LaidWord {
  let word = '';
  let sum = 0;
  let times = 1;
  for (let i = 0; i < length; i++) {
    const [column, row] = down ? [x, y + i] : [x + i, y];
    const char = charAt(after, column, row);
    const isNew = isFree(before, column, row);
    const premium = premiumAt(column, row);
    word += letterOf(char);
    sum += valueAt(char) * (isNew ? premium.letter : 1);
    if (isNew) times *= premium.word;
  }
  return { word, score: sum * times, x, y, down };
}

/** The words that these tiles make on this board, with their points. The tiles must be in one line without gaps. */
export function wordsOf(board: Board, tiles: readonly Laid[]): LaidWord[] {
  const after = withTiles(board, tiles);
  return rowsOf(after, tiles).map((row) => scored(board, after, row));
}
