import type { LayMove, Move } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import { type Board, isFree } from '@izvilina/games/mindtrainer/pieces/board.ts';
import { BLANK, isTile, type Tile } from '@izvilina/games/mindtrainer/pieces/letters.ts';

const ACROSS = /^(?<row>\d+)(?<column>[A-O]) (?<word>\S+)$/;
const DOWN = /^(?<column>[A-O])(?<row>\d+) (?<word>\S+)$/;

/** The middle of a GCG line: `8D СЛ.ВО`, `-АБ`, `-`; null for anything else. */
export function moveFrom(play: string, board: Board): Move | null {
  if (play === '-') return { type: 'pass' };
  const exchanged = /^-(\S+)$/.exec(play)?.[1];
  if (exchanged !== undefined) return { type: 'exchange', tiles: [...exchanged.replaceAll('?', BLANK)].filter(isTile) };
  const down = DOWN.exec(play)?.groups;
  const { row = '', column = '', word = '' } = down ?? ACROSS.exec(play)?.groups ?? {};
  const [x, y] = [column.charCodeAt(0) - 'A'.charCodeAt(0), Number(row) - 1];
  const tiles: LayMove['tiles'][number][] = [];
  for (const [i, char] of [...word].entries()) {
    const at = down ? { x, y: y + i } : { x: x + i, y };
    if (char === '.' || !isFree(board, at.x, at.y)) continue;
    const letter = char.toUpperCase();
    if (!isTile(letter)) return null;
    tiles.push(char === letter ? { ...at, letter } : { ...at, letter, blank: true });
  }
  return tiles.length > 0 ? { type: 'lay', tiles } : null;
}

/** The tiles that leave the rack with a move. */
export function tilesOf(move: Move): readonly Tile[] {
  if (move.type === 'exchange') return move.tiles;
  return move.type === 'lay' ? move.tiles.map(({ letter, blank }) => (blank ? BLANK : letter)) : [];
}
