import * as alphabet from '../lexicon/alphabet.ts';
import * as words from '../lexicon/graph.ts';
import { BONUS } from '../rules/score.ts';
import * as cellFields from './cell-fields.ts';
import * as layout from './layout.ts';
import * as moves from './move-list.ts';
import * as stateFields from './rack-states.ts';

// V8 folds constants of the same module but reads imported ones every time: a quarter of all time here.
const { YO } = alphabet;
const { BASE_SHIFT, HAS_YO, NODE, NODE_NEEDS } = words;
const { CROSS_FLAGS, CROSS_MASK, CROSS_SHIFT, CROSSED, FIELDS, FIXED, LETTER, LETTERS_FROM, PER_POINT } = cellFields;
const { POINTS_BEFORE, PREMIUMS_BEFORE, YO_FITS } = cellFields;
const { BLANK_BIT, MOST_TILES, PLANE, POINTS, TILE_BITS } = layout;
const { MOVE, SIZE_SHIFT, STATE_SHIFT } = moves;
const { STATE, STATE_BLANK_LETTERS, STATE_LETTERS, STATE_TILES, STATE_YO, STATES_AT } = stateFields;

const FULL_RACK_BONUS = BONUS;
/** The product of word premiums counted as in `PREMIUMS_BEFORE` (doubles, and triples above four bits). */
const TIMES = Int32Array.from({ length: 256 }, (_, counted) => 2 ** (counted & 15) * 3 ** (counted >> 4));

/** One level of the search: what is still to be tried at a cell, and how it was reached. */
const FRAME = 8;
const FRAME_BASE = 0;
const FRAME_CELL = 1;
const FRAME_REAL = 2;
const FRAME_BLANK = 3;
const FRAME_REST = 4; // which Ё, and the state above two bits
const FRAME_LOW = 5;
const FRAME_HIGH = 6;
const FRAME_SUM = 7;

/**
 * Lays tiles after the beginning of a word and writes every move it finds to a list. `end` is the edge flag at which a
 * word may end. The rack and the list are read and written at every call.
 */
export function extender(
  { numbers: nodes, edgesAt }: words.WordGraph,
  end: number,
  { numbers: states }: stateFields.RackStates,
  list: moves.MoveList,
) {
  const stack = new Int32Array(MOST_TILES * FRAME);
  let cells: Int32Array = new Int32Array(0);
  let tilesInRack = 0;
  let length = 0;

  /**
   * Records a move: its first tile and the first letter of its word, its last tile and the cell after the word, what is
   * left of the rack, and its tiles. `sum` is what the tiles add, main word and cross words separately.
   */
  const record = (
    first: number,
    start: number,
    last: number,
    after: number,
    state: number,
    size: number,
    low: number,
    high: number,
    sum: number,
  ): void => {
    const out = list.numbers;
    const at = length;
    length = at + MOVE;
    if (at >= out.length) return;
    const startAt = start * FIELDS;
    const lying = cells[after * FIELDS + POINTS_BEFORE]! - cells[startAt + POINTS_BEFORE]!;
    const premiums = cells[(last + 1) * FIELDS + PREMIUMS_BEFORE]! - cells[startAt + PREMIUMS_BEFORE]!;
    const own = ((sum & ((1 << CROSS_SHIFT) - 1)) + lying) * TIMES[premiums]!;
    out[at] = first | (size << SIZE_SHIFT) | (state << STATE_SHIFT);
    out[at + 1] = own + (sum >> CROSS_SHIFT) + (size === MOST_TILES ? FULL_RACK_BONUS : 0);
    out[at + 2] = low;
    out[at + 3] = high;
  };

  /**
   * Lays tiles in every way from the free cell `cell0` on, after the letters that led to `edge0`. `first` is the cell
   * of the first tile, laid or to be laid, and `start` that of the word's first letter.
   */
  const extend = (
    first: number,
    start: number,
    edge0: number,
    cell0: number,
    state0: number,
    low0: number,
    high0: number,
    sum0: number,
  ): void => {
    const [graphAt, board, rackAt, frames] = [nodes, cells, states, stack];
    const single = tilesInRack;
    const across = first < PLANE;
    let base = edge0 >>> BASE_SHIFT;
    let cell = cell0;
    let state = state0;
    let low = low0;
    let high = high0;
    let sum = sum0;
    const stateAt = STATES_AT + state * STATE;
    const fits = graphAt[base * NODE]! & board[cell * FIELDS + CROSS_MASK]!;
    let real = fits & rackAt[stateAt + STATE_LETTERS]!;
    let blank = fits & rackAt[stateAt + STATE_BLANK_LETTERS]!;
    let yo =
      (edge0 & HAS_YO) !== 0 && (board[cell * FIELDS + CROSS_FLAGS]! & YO_FITS) !== 0 ? rackAt[stateAt + STATE_YO]! : 0;
    let depth = 0;
    for (;;) {
      let tile: number;
      if (real !== 0) {
        tile = 31 - Math.clz32(real);
        real ^= 1 << tile;
      } else if (blank !== 0) {
        tile = 31 - Math.clz32(blank);
        blank ^= 1 << tile;
        tile |= BLANK_BIT;
      } else if (yo !== 0) {
        tile = (yo & 1) !== 0 ? YO : YO | BLANK_BIT;
        yo &= yo - 1;
      } else {
        if (depth === 0) return;
        depth -= FRAME;
        base = frames[depth + FRAME_BASE]!;
        cell = frames[depth + FRAME_CELL]!;
        real = frames[depth + FRAME_REAL]!;
        blank = frames[depth + FRAME_BLANK]!;
        const rest = frames[depth + FRAME_REST]!;
        yo = rest & 3;
        state = rest >> 2;
        low = frames[depth + FRAME_LOW]!;
        high = frames[depth + FRAME_HIGH]!;
        sum = frames[depth + FRAME_SUM]!;
        continue;
      }
      let edge = graphAt[edgesAt + base + (tile & ~BLANK_BIT)]!;
      let next = cell + 1;
      let code = board[next * FIELDS + LETTER]!;
      for (; code >= 0; code = board[++next * FIELDS + LETTER]!) {
        const to = edge >>> BASE_SHIFT;
        if (code === YO ? (edge & HAS_YO) === 0 : ((graphAt[to * NODE]! >>> code) & 1) === 0) break;
        edge = graphAt[edgesAt + to + code]!;
      }
      if (code >= 0) continue;

      const nodeAt = (edge >>> BASE_SHIFT) * NODE;
      const nextAt = next * FIELDS;
      const left = state - rackAt[tile]!;
      const leftAt = STATES_AT + left * STATE;
      const size = single - (rackAt[leftAt + STATE_TILES]! & 15);
      const isWord =
        (edge & end) !== 0 && (size > 1 || across || (board[cell * FIELDS + CROSS_FLAGS]! & CROSSED) === 0);
      const fitsNext = graphAt[nodeAt]! & board[nextAt + CROSS_MASK]!;
      const realNext = fitsNext & rackAt[leftAt + STATE_LETTERS]!;
      const blankNext = fitsNext & rackAt[leftAt + STATE_BLANK_LETTERS]!;
      const yoNext =
        (edge & HAS_YO) !== 0 && (board[nextAt + CROSS_FLAGS]! & YO_FITS) !== 0 ? rackAt[leftAt + STATE_YO]! : 0;
      let goesOn = (realNext | blankNext | yoNext) !== 0;
      if (goesOn) {
        const missing =
          graphAt[nodeAt + NODE_NEEDS]! & ~(rackAt[leftAt + STATE_LETTERS]! | board[nextAt + LETTERS_FROM]!);
        if (missing !== 0) {
          const blanks = rackAt[leftAt + STATE_TILES]! >> 4;
          goesOn = blanks > 1 || (blanks === 1 && (missing & (missing - 1)) === 0);
        }
      }
      if (!isWord && !goesOn) continue;

      const shift = (size - 1) * TILE_BITS;
      const newLow = size <= 4 ? low | (tile << shift) : low;
      const newHigh = size <= 4 ? high : high | (tile << (shift - 4 * TILE_BITS));
      const newSum = sum + Math.imul(POINTS[tile]!, board[cell * FIELDS + PER_POINT]!) + board[cell * FIELDS + FIXED]!;
      if (isWord) record(first, start, cell, next, left, size, newLow, newHigh, newSum);
      if (!goesOn) continue;
      if ((real | blank | yo) !== 0) {
        frames[depth + FRAME_BASE] = base;
        frames[depth + FRAME_CELL] = cell;
        frames[depth + FRAME_REAL] = real;
        frames[depth + FRAME_BLANK] = blank;
        frames[depth + FRAME_REST] = yo | (state << 2);
        frames[depth + FRAME_LOW] = low;
        frames[depth + FRAME_HIGH] = high;
        frames[depth + FRAME_SUM] = sum;
        depth += FRAME;
      }
      base = edge >>> BASE_SHIFT;
      cell = next;
      state = left;
      low = newLow;
      high = newHigh;
      sum = newSum;
      real = realNext;
      blank = blankNext;
      yo = yoNext;
    }
  };

  return {
    /** Sets the board and the rack for the following calls, and clears the list. */
    begin(board: Int32Array, tiles: number): void {
      cells = board;
      tilesInRack = tiles;
      length = 0;
    },
    /** Length of the list in numbers. It may exceed the available room; what did not fit is not written. */
    length: (): number => length,
    record,
    extend,
  };
}
