import {
  type Board,
  charAt,
  FREE,
  isFree,
  type Laid,
  premiumAt,
  SIZE,
  valueAt,
  withTiles,
} from '@izvilina/games/mindtrainer/pieces/board.ts';
import type { LaidWord } from '@izvilina/games/mindtrainer/state.ts';
import type { CSSProperties } from 'react';
import { Icon } from '../../../../pieces/Icon.tsx';
import { Drawing } from '../../../shared/figure/Drawing.tsx';
import { Tile, tileFrom } from '../../board/Tile.tsx';
import { Tiles } from './Tiles.tsx';

interface Turn {
  readonly board: Board;
  readonly tiles: readonly Laid[];
  readonly words: readonly LaidWord[];
  readonly bonus: number;
  readonly rejected?: boolean;
}

/** Units of the whole figure across, and of a line of sums down. */
const WIDE = 10;
const LINE = 0.95;

/** The part of the board where the tiles lie, and what each word counts. */
export function LaidOnBoard({ board, tiles, words, bonus, rejected = false }: Turn) {
  const { columns, rows } = partAround(tiles, words);
  const after = withTiles(board, tiles);
  const side = WIDE / columns.length;
  const lines = words.length + (words.length > 1 || bonus > 0 ? 1 : 0);
  return (
    <Drawing
      className="mt-figure"
      extent={{ wide: WIDE, high: side * rows.length + LINE * lines + 0.4 }}
      strip={{ wide: WIDE, high: 1.2 }}
    >
      <div className="part" style={{ '--side': side, '--columns': columns.length } as CSSProperties}>
        {rows.flatMap((y) =>
          columns.map((x) => {
            const char = charAt(after, x, y);
            const isNew = isFree(board, x, y);
            const { letter, word } = premiumAt(x, y);
            return (
              <span key={`${x},${y}`} className="mt-cell" data-letter={letter} data-word={word}>
                {letter * word > 1 && <s data-times={`×${letter * word}`} />}
                {char !== FREE && <Tile {...tileFrom(char)} className={isNew ? 'fresh' : ''} />}
              </span>
            );
          }),
        )}
        {rejected && <Icon name="cross" className="refused" />}
      </div>
      {words.slice(0, 1).map((word) => (
        <p key={word.word} className="brief">
          <Tiles
            tiles={cellsOf(word).map(({ x, y }) => charAt(after, x, y))}
            marked={cellsOf(word).flatMap(({ x, y }, at) => (isFree(board, x, y) ? [at] : []))}
          />
          = <b>{word.score}</b>
        </p>
      ))}
      {words.map((word) => (
        <p key={`${word.x},${word.y},${word.down}`}>
          {words.length > 1 && <span>{word.word}</span>}
          {sumOf(word, board, after)} = <b>{word.score}</b>
        </p>
      ))}
      {lines > words.length && (
        <p>
          {[...words.map(({ score }) => score), ...(bonus > 0 ? [bonus] : [])].join(' + ')} ={' '}
          <b>{words.reduce((sum, { score }) => sum + score, bonus)}</b>
        </p>
      )}
    </Drawing>
  );
}

const cellsOf = ({ x, y, down, word }: LaidWord) =>
  Array.from(word, (_, i) => (down ? { x, y: y + i } : { x: x + i, y }));

/** The columns and rows that the words take, with a margin of one; the more sums stand below it, the wider. */
function partAround(tiles: readonly Laid[], words: readonly LaidWord[]) {
  const cells = [...tiles, ...words.flatMap(cellsOf)];
  const rows = span(
    cells.map(({ y }) => y),
    words.length > 1 ? 4 : 5,
  );
  const columns = span(
    cells.map(({ x }) => x),
    rows.length + words.length - 1,
  );
  return { columns, rows };
}

/** These lines of the board, one more on either side, and as many as make it `least`. */
function span(lines: readonly number[], least: number): number[] {
  const [first, last] = [Math.min(...lines) - 1, Math.max(...lines) + 1];
  const more = Math.max(0, least - (last - first + 1)) / 2;
  const from = Math.max(0, first - Math.floor(more));
  const to = Math.min(SIZE - 1, last + Math.ceil(more));
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** `(2 + 1 + 1×3) × 2`: the values of the letters, with the premiums under those that are new. */
function sumOf(word: LaidWord, before: Board, after: Board): string {
  let times = 1;
  const letters = cellsOf(word).map(({ x, y }) => {
    const value = valueAt(charAt(after, x, y));
    if (!isFree(before, x, y)) return `${value}`;
    const premium = premiumAt(x, y);
    times *= premium.word;
    return premium.letter > 1 ? `${value}×${premium.letter}` : `${value}`;
  });
  const sum = letters.join(' + ');
  return times > 1 ? `(${sum}) × ${times}` : sum;
}
