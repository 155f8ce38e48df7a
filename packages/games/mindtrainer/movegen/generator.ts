import * as alphabet from '../lexicon/alphabet.ts';
import * as words from '../lexicon/graph.ts';
import * as rules from '../pieces/board.ts';
import * as cellFields from './cell-fields.ts';
import { extender } from './extender.ts';
import type { FastBoard } from './fast-board.ts';
import * as layout from './layout.ts';
import * as moves from './move-list.ts';
import * as prefixFields from './prefix-fields.ts';
import { findPrefixes, prefixes as prefixTable } from './prefixes.ts';
import * as stateFields from './rack-states.ts';

// V8 folds constants of the same module but reads imported ones every time: a quarter of all time here.
const { SIZE } = rules;
const { YO } = alphabet;
const { BASE_SHIFT, HAS_YO, NODE, NODE_NEEDS } = words;
const { CROSS_FLAGS, CROSS_MASK, CROSSED, FIELDS, FIXED, LETTER, LETTERS_FROM, PER_POINT } = cellFields;
const { START_CELL, START_ON_TILES, START_ROOM_MASK, START_ROOM_SHIFT, YO_FITS } = cellFields;
const { LETTER_PREMIUM, LINE, LINES, MOST_TILES, PLANE, POINTS, TILE_BITS, TILE_MASK } = layout;
const { MOVE } = moves;
const {
  LAST_LETTERS,
  PREFIX,
  PREFIX_EDGE,
  PREFIX_HIGH,
  PREFIX_LOW,
  PREFIX_MASK,
  PREFIX_NEXT,
  PREFIX_STATE,
  PREFIX_TILE,
} = prefixFields;
const { STATE, STATE_BLANK_LETTERS, STATE_LETTERS, STATE_TILES, STATE_YO, STATES_AT } = stateFields;

type MoveList = moves.MoveList;
type RackStates = stateFields.RackStates;

export interface Generator {
  /**
   * Finds every legal lay for a rack (counts by kind, at most seven tiles) with its score; with `atMost` it may stop
   * once it has that many. The list belongs to the generator and is reused.
   */
  generate(board: FastBoard, counts: ArrayLike<number>, options?: { readonly atMost?: number }): MoveList;
  /** The rack of the last call: gives the states in the list their meaning. */
  readonly rack: RackStates;
}

/** By cell: which of the six cells before it double or triple a letter; bit 0 is the nearest. */
const PREMIUMS_LEFT = LETTER_PREMIUM.map((_, cell) => {
  let bits = 0;
  for (let i = 1; i < MOST_TILES; i++)
    if ((cell & (LINE - 1)) >= i && LETTER_PREMIUM[cell - i]! > 1) bits |= 1 << (i - 1);
  return bits;
});

/** `end` is the edge flag at which a word may end; boards must have been made with the same graph and flag. */
export function moveGenerator(graph: words.WordGraph, end: number): Generator {
  const { numbers: nodes, edgesAt, root } = graph;
  const rack = stateFields.rackStates();
  const states = rack.numbers;
  const prefixes = prefixTable();
  const list = moves.moveList();
  const { begin, length, record, extend } = extender(graph, end, rack, list);
  let cells: Int32Array = new Int32Array(0);
  let tilesInRack = 0;

  /** Words that begin with tiles on the board, from `start` on. */
  const fromTiles = (start: number): void => {
    let edge = root;
    let cell = start;
    for (let code = cells[cell * FIELDS + LETTER]!; code >= 0; code = cells[++cell * FIELDS + LETTER]!) {
      const base = edge >>> BASE_SHIFT;
      if (code === YO ? (edge & HAS_YO) === 0 : ((nodes[base * NODE]! >>> code) & 1) === 0) return;
      edge = nodes[edgesAt + base + code]!;
    }
    if ((cell & (LINE - 1)) < SIZE) extend(cell, start, edge, cell, rack.full, 0, 0, 0);
  };

  /** Words that begin with the prefix at `at`, its last letter on the anchor. */
  const fromPrefix = (at: number, size: number, anchor: number): void => {
    const [graphAt, board, rackAt, table] = [nodes, cells, states, prefixes.numbers];
    let edge = table[at + PREFIX_EDGE]!;
    let next = anchor + 1;
    for (let code = board[next * FIELDS + LETTER]!; code >= 0; code = board[++next * FIELDS + LETTER]!) {
      const base = edge >>> BASE_SHIFT;
      if (code === YO ? (edge & HAS_YO) === 0 : ((graphAt[base * NODE]! >>> code) & 1) === 0) return;
      edge = graphAt[edgesAt + base + code]!;
    }
    const nodeAt = (edge >>> BASE_SHIFT) * NODE;
    const nextAt = next * FIELDS;
    const state = table[at + PREFIX_STATE]!;
    const stateAt = STATES_AT + state * STATE;
    const crossed = board[anchor * FIELDS + CROSS_FLAGS]! & CROSSED;
    const isWord = (edge & end) !== 0 && (size > 1 || (next > anchor + 1 && (anchor < PLANE || crossed === 0)));
    const rackLetters = rackAt[stateAt + STATE_LETTERS]!;
    const fitsNext =
      graphAt[nodeAt]! & board[nextAt + CROSS_MASK]! & (rackLetters | rackAt[stateAt + STATE_BLANK_LETTERS]!);
    let goesOn =
      fitsNext !== 0 ||
      ((edge & HAS_YO) !== 0 && (board[nextAt + CROSS_FLAGS]! & YO_FITS) !== 0 && rackAt[stateAt + STATE_YO]! !== 0);
    if (goesOn) {
      const missing = graphAt[nodeAt + NODE_NEEDS]! & ~(rackLetters | board[nextAt + LETTERS_FROM]!);
      if (missing !== 0) {
        const blanks = rackAt[stateAt + STATE_TILES]! >> 4;
        goesOn = blanks > 1 || (blanks === 1 && (missing & (missing - 1)) === 0);
      }
    }
    if (!isWord && !goesOn) return;

    const low = table[at + PREFIX_LOW]!;
    const high = table[at + PREFIX_HIGH]!;
    const last = table[at + PREFIX_TILE]!;
    let sum =
      (last >> TILE_BITS) +
      Math.imul(POINTS[last & TILE_MASK]!, board[anchor * FIELDS + PER_POINT]! - 1) +
      board[anchor * FIELDS + FIXED]!;
    for (let left = PREMIUMS_LEFT[anchor]! & ((1 << (size - 1)) - 1); left !== 0; left &= left - 1) {
      const back = 32 - Math.clz32(left & -left);
      const i = size - 1 - back;
      const tile = (i < 4 ? low >> (i * TILE_BITS) : high >> ((i - 4) * TILE_BITS)) & TILE_MASK;
      sum += POINTS[tile]! * (LETTER_PREMIUM[anchor - back]! - 1);
    }
    const first = anchor - size + 1;
    if (isWord) record(first, first, anchor, next, state, size, low, high, sum);
    if (goesOn) extend(first, first, edge, next, state, low, high, sum);
  };

  /** Words that begin on free cells, up to `room` of them before the anchor: nothing crosses those. */
  const fromFreeCells = (anchor: number, room: number): void => {
    const { starts, heads, numbers } = prefixes;
    const longest = Math.min(room + 1, tilesInRack);
    const flags = cells[anchor * FIELDS + CROSS_FLAGS]!;
    if ((flags & CROSSED) === 0) {
      // To the right is a tile that the prefix must lead to, or the board is empty.
      const code = cells[(anchor + 1) * FIELDS + LETTER]!;
      const until = starts[longest + 1]!;
      let size = 0;
      for (let at = PREFIX; at < until; at += PREFIX) {
        while (at >= starts[size + 1]!) size++;
        const leadsOn =
          code < 0 ||
          (code === YO
            ? (numbers[at + PREFIX_EDGE]! & HAS_YO) !== 0
            : ((numbers[at + PREFIX_MASK]! >>> code) & 1) !== 0);
        if (leadsOn) fromPrefix(at, size, anchor);
      }
      return;
    }
    const fits = cells[anchor * FIELDS + CROSS_MASK]! & lettersOf(rack.full);
    for (let size = 1; size <= longest; size++) {
      const headsAt = size * LAST_LETTERS;
      for (let rest = fits; rest !== 0; ) {
        const code = 31 - Math.clz32(rest);
        rest ^= 1 << code;
        for (let at = heads[headsAt + code]!; at !== 0; at = numbers[at + PREFIX_NEXT]!) fromPrefix(at, size, anchor);
      }
      if ((flags & YO_FITS) !== 0)
        for (let at = heads[headsAt + YO]!; at !== 0; at = numbers[at + PREFIX_NEXT]!) fromPrefix(at, size, anchor);
    }
  };

  /** Letters that can be laid from a state of the rack, also by a blank. */
  const lettersOf = (state: number): number =>
    states[STATES_AT + state * STATE + STATE_LETTERS]! | states[STATES_AT + state * STATE + STATE_BLANK_LETTERS]!;

  const run = (starts: Int32Array, atMost: number): void => {
    begin(cells, tilesInRack);
    for (let line = 0; line < LINES * LINE; line += LINE)
      for (let i = 1; i <= starts[line]! && length() < atMost; i++) {
        const start = starts[line + i]!;
        if ((start & START_ON_TILES) !== 0) fromTiles(start & START_CELL);
        else fromFreeCells(start & START_CELL, (start >> START_ROOM_SHIFT) & START_ROOM_MASK);
      }
  };

  return {
    rack,
    generate(board, counts, { atMost = Number.MAX_SAFE_INTEGER / MOVE } = {}) {
      stateFields.numberStates(rack, counts);
      cells = board.cells;
      tilesInRack = stateFields.tilesLeft(rack, rack.full);
      const { room, onBoard } = survey(board);
      findPrefixes(prefixes, graph, rack, { longest: Math.min(room + 1, tilesInRack), onBoard });
      run(board.starts, atMost * MOVE);
      if (length() > list.numbers.length) {
        // The list was too short: again with a longer one.
        list.numbers = new Int32Array(2 ** Math.ceil(Math.log2(length())));
        run(board.starts, atMost * MOVE);
      }
      list.count = length() / MOVE;
      return list;
    },
  };
}

/** The most free cells before any start, and all letters on the board (without Ё). */
function survey({ starts, cells }: FastBoard): { readonly room: number; readonly onBoard: number } {
  let room = 0;
  let onBoard = 0;
  for (let line = 0; line < LINES * LINE; line += LINE) {
    onBoard |= cells[line * FIELDS + LETTERS_FROM]!;
    for (let i = 1; i <= starts[line]!; i++)
      room = Math.max(room, (starts[line + i]! >> START_ROOM_SHIFT) & START_ROOM_MASK);
  }
  return { room, onBoard };
}
