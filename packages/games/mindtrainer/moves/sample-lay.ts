import { type Chance, drawn, shuffled } from '@izvilina/kernel/chance.ts';
import { type Board, CENTRE, type Cell, inReadingOrder, isEmpty, isFree, type Laid, SIZE } from '../pieces/board.ts';
import { BLANK, LETTERS, type Tile } from '../pieces/letters.ts';
import { hasNeighbour } from '../rules/check-lay.ts';

/** Random tiles of a rack in a random legal place: without a dictionary any word is allowed. Null if there is none. */
export function sampleLay(board: Board, rack: readonly Tile[], chance: Chance): Laid[] | null {
  const first = isEmpty(board);
  if (first && rack.length < 2) return null;
  const anchors = first ? [{ x: CENTRE, y: CENTRE }] : cellsBesideTiles(board);
  if (anchors.length === 0) return null;
  const anchor = drawn(anchors, chance);
  const line = freeCellsInLine(board, anchor, chance.below(2) === 0);
  const at = line.findIndex(({ x, y }) => x === anchor.x && y === anchor.y);
  const least = first ? 2 : 1;
  const count = Math.min(line.length, least + chance.below(rack.length - least + 1));
  // Any run of `count` free cells that contains the anchor.
  const earliest = Math.max(0, at - count + 1);
  const latest = Math.min(at, line.length - count);
  const from = earliest + chance.below(latest - earliest + 1);
  const tiles = shuffled(rack, chance)
    .slice(0, count)
    .map((tile, i): Laid => {
      const cell = line[from + i] as Cell;
      return tile === BLANK ? { ...cell, letter: drawn(LETTERS, chance), blank: true } : { ...cell, letter: tile };
    });
  return inReadingOrder(tiles);
}

function cellsBesideTiles(board: Board): Cell[] {
  const cells: Cell[] = [];
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) if (isFree(board, x, y) && hasNeighbour(board, x, y)) cells.push({ x, y });
  return cells;
}

/** The free cells of the row or column through a cell. Cells between two neighbours of this list are occupied. */
function freeCellsInLine(board: Board, { x, y }: Cell, down: boolean): Cell[] {
  return Array.from({ length: SIZE }, (_, i) => (down ? { x, y: i } : { x: i, y })).filter((cell) =>
    isFree(board, cell.x, cell.y),
  );
}
