import { ok, type Result } from '@izvilina/kernel/result.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { LayMove } from '../moves/move-shapes.ts';
import {
  type Board,
  CENTRE,
  type Cell,
  inReadingOrder,
  isEmpty,
  isFree,
  isOnBoard,
  type Laid,
} from '../pieces/board.ts';
import { BLANK, type Tiles, without } from '../pieces/letters.ts';
import { type Illegal, illegal } from './illegal.ts';
import { type Score, scoreOf } from './score.ts';

export interface LegalLay extends Score {
  /** In reading order. */
  readonly tiles: readonly Laid[];
  /** The rack without them. */
  readonly rack: Tiles;
}

/** MT-08, MT-R1: what these tiles would make, or the first fault. Without a lexicon any word is accepted (MT-R5). */
export function checkLay(
  board: Board,
  rack: Tiles,
  given: LayMove['tiles'],
  lexicon: Pick<Lexicon, 'has'> | null,
): Result<LegalLay> {
  const placed = placement(board, given);
  if (!placed.ok) return placed;
  const tiles = placed.value;
  const left = without(
    rack,
    tiles.map(({ letter, blank }) => (blank ? BLANK : letter)),
  );
  if (left === null) return illegal('NOT_ON_RACK');
  const reason = isEmpty(board) ? firstWordFault(tiles) : contactFault(board, tiles);
  if (reason !== null) return illegal(reason);
  const score = scoreOf(board, tiles);
  const unknown = lexicon === null ? [] : score.words.map(({ word }) => word).filter((word) => !lexicon.has(word));
  if (unknown.length > 0) return illegal('UNKNOWN_WORD', { words: unknown });
  return ok({ ...score, tiles, rack: left });
}

/** The tiles in reading order, if they are on free cells of one line without gaps. */
function placement(board: Board, given: LayMove['tiles']): Result<readonly Laid[]> {
  if (given.length === 0) return illegal('NO_TILES');
  const tiles: Laid[] = [];
  for (const { x, y, letter, blank = false } of given) {
    if (!isOnBoard({ x, y })) return illegal('OFF_BOARD');
    if (!isFree(board, x, y)) return illegal('CELL_TAKEN');
    if (letter === BLANK) return illegal('BLANK_WITHOUT_LETTER');
    if (tiles.some((other) => other.x === x && other.y === y)) return illegal('CELL_TWICE');
    tiles.push(blank ? { x, y, letter, blank } : { x, y, letter });
  }
  const laid = inReadingOrder(tiles);
  const [first, last] = [laid[0] as Laid, laid.at(-1) as Laid];
  const down = first.x === last.x;
  if (!laid.every(({ x, y }) => (down ? x === first.x : y === first.y))) return illegal('NOT_IN_ONE_LINE');
  return hasGap(board, laid, down) ? illegal('GAP') : ok(laid);
}

/** MT-R1: between the first and the last tile every cell must have a tile, new or old. */
function hasGap(board: Board, laid: readonly Laid[], down: boolean): boolean {
  const at = ({ x, y }: Cell): number => (down ? y : x);
  const [first, last] = [laid[0] as Laid, laid.at(-1) as Laid];
  let old = 0;
  for (let i = at(first) + 1; i < at(last); i++) if (!isFree(board, down ? first.x : i, down ? i : first.y)) old++;
  return at(last) - at(first) + 1 !== laid.length + old;
}

/** MT-08: the first word needs two tiles and the centre. */
function firstWordFault(tiles: readonly Laid[]): Illegal | null {
  if (tiles.length < 2) return 'FIRST_WORD_NEEDS_TWO_TILES';
  return tiles.some(({ x, y }) => x === CENTRE && y === CENTRE) ? null : 'FIRST_WORD_NOT_ON_CENTRE';
}

/** MT-R1: at least one tile must be next to a tile of the board. */
function contactFault(board: Board, tiles: readonly Laid[]): Illegal | null {
  return tiles.some(({ x, y }) => hasNeighbour(board, x, y)) ? null : 'DETACHED';
}

export const hasNeighbour = (board: Board, x: number, y: number): boolean =>
  !isFree(board, x - 1, y) || !isFree(board, x + 1, y) || !isFree(board, x, y - 1) || !isFree(board, x, y + 1);
