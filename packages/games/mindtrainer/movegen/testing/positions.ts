import type { Chance } from '@izvilina/kernel/chance.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { type Board, EMPTY_BOARD, tilesOn, withTiles } from '../../pieces/board.ts';
import { isTile, type Tile, unseen } from '../../pieces/letters.ts';
import { type Lay, layMoves } from '../generate.ts';

export interface TestPosition {
  readonly board: Board;
  readonly rack: string;
}

const pick = <T>(chance: Chance, from: readonly T[]): T => from[chance.below(from.length)] as T;

/** A rack of tiles not on the board, made harder: often with blanks, Е and Ё. */
export function someRack(board: Board, chance: Chance): string {
  const pool = unseen(tilesOn(board));
  const rack: Tile[] = [];
  const wanted: readonly Tile[] = chance.below(6) === 0 ? ['*', '*'] : ['*'];
  for (const tile of [...wanted, 'Ё', 'Е'] as const) {
    const at = pool.indexOf(tile);
    if (at >= 0 && (wanted.length === 2 || chance.below(4) === 0)) rack.push(...pool.splice(at, 1));
  }
  const size = chance.below(5) === 0 ? chance.below(7) + 1 : 7;
  while (rack.length < size && pool.length > 0) rack.push(...pool.splice(chance.below(pool.length), 1));
  return rack.slice(0, 7).join('');
}

/** A board after some random lays. */
export function playedPosition(lexicon: Lexicon, lays: number, chance: Chance): TestPosition {
  let board = EMPTY_BOARD;
  for (let turn = 0; turn < lays; turn++) {
    const moves = layMoves(board, someRack(board, chance), lexicon);
    if (moves.length > 0) board = withTiles(board, lettersOf(pick(chance, moves)));
  }
  return { board, rack: someRack(board, chance) };
}

export const lettersOf = ({ tiles }: Lay) =>
  tiles.flatMap(({ letter, ...rest }) => (isTile(letter) && letter !== '*' ? [{ ...rest, letter }] : []));

/** A board that no game leads to: random tiles and blanks anywhere, also at the edges. */
export function scribbledPosition(chance: Chance): TestPosition {
  const pool = unseen([]);
  const rows = EMPTY_BOARD.map((row) => [...row]);
  for (let left = 1 + chance.below(60); left > 0; left--) {
    const row = pick(chance, rows);
    const x = chance.below(15);
    const [tile = '*'] = pool.splice(chance.below(pool.length), 1);
    if (row[x] === '.') row[x] = tile === '*' ? pick(chance, ['а', 'е', 'ё', 'я']) : tile;
  }
  const board = rows.map((row) => row.join(''));
  return { board, rack: someRack(board, chance) };
}
