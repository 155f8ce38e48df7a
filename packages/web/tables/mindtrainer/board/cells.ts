import {
  type Board,
  CENTRE,
  type Cell,
  charAt,
  FREE,
  premiumAt,
  SIZE,
} from '@izvilina/games/mindtrainer/pieces/board.ts';
import { pointsOf } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import type { Choosing } from '../hand/choosing.ts';
import { placedAt } from '../hand/choosing.ts';
import type { Fresh } from '../stage/scene.ts';
import type { MindtrainerWords } from '../words/words.ts';
import { cellName } from './cellName.ts';
import { tileFrom } from './Tile.tsx';

export const ROWS: readonly (readonly Cell[])[] = Array.from({ length: SIZE }, (_, y) =>
  Array.from({ length: SIZE }, (_, x) => ({ x, y })),
);

export const isCentre = ({ x, y }: Cell): boolean => x === CENTRE && y === CENTRE;
export const sameCell = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;

interface Looked {
  readonly board: Board;
  readonly choosing: Choosing;
  readonly pending: Fresh | null;
  readonly words: MindtrainerWords;
}

/** What a screen reader says of a cell. */
export function cellLabel(at: Cell, { board, choosing, pending, words }: Looked): string {
  const cursor = choosing.cursor && sameCell(choosing.cursor, at) ? [words.cursor(choosing.cursor.down)] : [];
  return [words.cell(cellName(at), contentOf(at, { board, choosing, pending, words })), ...cursor].join(', ');
}

function contentOf(at: Cell, { board, choosing, pending, words }: Looked): string {
  const own = placedAt(choosing, at);
  if (own) return words.own(own.letter ?? words.blank);
  const waits = pending?.tiles.find((tile) => sameCell(tile, at));
  if (waits) return words.tile(waits.letter, pointsOf(waits.letter), waits.blank === true);
  const char = charAt(board, at.x, at.y);
  if (char !== FREE) {
    const { tile, as } = tileFrom(char);
    return words.tile(as, pointsOf(tile), tile === '*');
  }
  if (isCentre(at)) return words.star;
  const { letter, word } = premiumAt(at.x, at.y);
  if (word > 1) return words.premium.word(word);
  return letter > 1 ? words.premium.letter(letter) : words.free;
}
