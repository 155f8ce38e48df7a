import { capitalCode, capitalOf, smallCode } from '../lexicon/alphabet.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { eachLetter, follow } from '../lexicon/walk.ts';

export interface LaidTile {
  readonly x: number;
  readonly y: number;
  readonly letter: string;
  readonly blank?: true;
}

/** One turn's tiles, sorted by y, then x. */
export interface Lay {
  readonly tiles: readonly LaidTile[];
}

const SIZE = 15;
const CENTRE = 7;

/**
 * Every legal lay, each once. `board` is 15 rows of 15: '.' empty, a capital letter, a small letter for a blank;
 * `rack` is capital letters and '*'. A blank and a tile of the same letter are different lays; a single tile is one.
 */
export function layMoves(board: readonly string[], rack: string, lexicon: Lexicon): Lay[] {
  const lays: Lay[] = [];
  search(board, rack, lexicon, (tiles) => {
    lays.push({ tiles: [...tiles] });
    return false;
  });
  return lays;
}

export const hasLay = (board: readonly string[], rack: string, lexicon: Lexicon): boolean =>
  search(board, rack, lexicon, () => true);

/** Tries every line both ways; stops as soon as `found` says so. */
function search(
  board: readonly string[],
  rack: string,
  lexicon: Lexicon,
  found: (tiles: readonly LaidTile[]) => boolean,
): boolean {
  const { graph, legalEnd } = lexicon;
  const cells = board.map((row) =>
    Array.from(row, (char) => Math.max(capitalCode(char.charCodeAt(0)), smallCode(char.charCodeAt(0)))),
  );
  const empty = cells.every((row) => row.every((code) => code < 0));
  const left = new Map<number, number>();
  let blanks = 0;
  for (const tile of rack)
    if (tile === '*') blanks++;
    else left.set(capitalCode(tile.charCodeAt(0)), (left.get(capitalCode(tile.charCodeAt(0))) ?? 0) + 1);

  for (const down of [false, true]) {
    const at = (line: number, i: number): number =>
      line < 0 || i < 0 ? -1 : ((down ? cells[i]?.[line] : cells[line]?.[i]) ?? -1);
    const crossFits = (line: number, i: number, code: number): boolean => {
      if (at(line - 1, i) < 0 && at(line + 1, i) < 0) return true;
      let from = line;
      while (at(from - 1, i) >= 0) from--;
      let edge = graph.root;
      for (let l = from; l === line || at(l, i) >= 0; l++) {
        edge = follow(graph, edge, l === line ? code : at(l, i));
        if (edge < 0) return false;
      }
      return (edge & legalEnd) !== 0;
    };
    const isAnchor = (line: number, i: number): boolean =>
      empty
        ? line === CENTRE && i === CENTRE
        : at(line - 1, i) >= 0 || at(line + 1, i) >= 0 || at(line, i - 1) >= 0 || at(line, i + 1) >= 0;

    const tiles: LaidTile[] = [];
    const extend = (line: number, i: number, edge: number, length: number, touches: boolean): boolean => {
      if (at(line, i) >= 0) {
        const next = follow(graph, edge, at(line, i));
        return next >= 0 && extend(line, i + 1, next, length + 1, touches);
      }
      if (tiles.length > 0 && touches && length > 1 && (edge & legalEnd) !== 0) {
        const { x, y } = tiles[0]!;
        const alsoAcross = down && tiles.length === 1 && (at(line - 1, y) >= 0 || at(line + 1, y) >= 0) && x === line;
        if (!alsoAcross && found(tiles)) return true;
      }
      if (i === SIZE) return false;
      let done = false;
      eachLetter(graph, edge, (code, next) => {
        if (done || !crossFits(line, i, code)) return;
        const place = { x: down ? line : i, y: down ? i : line, letter: capitalOf(code) };
        const goOn = (tile: LaidTile): void => {
          tiles.push(tile);
          done ||= extend(line, i + 1, next, length + 1, touches || isAnchor(line, i));
          tiles.pop();
        };
        const count = left.get(code) ?? 0;
        if (count > 0) {
          left.set(code, count - 1);
          goOn(place);
          left.set(code, count);
        }
        if (blanks > 0) {
          blanks--;
          goOn({ ...place, blank: true });
          blanks++;
        }
      });
      return done;
    };
    for (let line = 0; line < SIZE; line++)
      for (let start = 0; start < SIZE; start++)
        if (at(line, start - 1) < 0 && extend(line, start, graph.root, 0, false)) return true;
  }
  return false;
}
