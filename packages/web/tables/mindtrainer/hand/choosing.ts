import type { LayMove } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import { type Board, type Cell, isFree, isOnBoard, SIZE } from '@izvilina/games/mindtrainer/pieces/board.ts';
import { BLANK, type Letter, type Tiles } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import { type Order, type Slots, settled } from './slots.ts';

/** A tile of the rack that lies on the board but is not played yet. */
export interface Placed extends Cell {
  readonly slot: number;
  /** Null for a blank without a letter yet. */
  readonly letter: Letter | null;
}

/** Where the next typed letter goes, and the direction of the word. */
export interface Cursor extends Cell {
  readonly down: boolean;
}

/** The move the player is preparing. Does not contain the board. */
export interface Choosing {
  readonly slots: Slots;
  /** In the order in which they were placed. */
  readonly placed: readonly Placed[];
  /** Slot of the tile taken in the hand. */
  readonly held: number | null;
  readonly cursor: Cursor | null;
}

export type Action =
  | { readonly type: 'rack'; readonly rack: Tiles; readonly size: number }
  /** A tile of the rack was touched. */
  | { readonly type: 'take'; readonly slot: number }
  /** A free cell, or a tile placed in this turn, was tapped. */
  | { readonly type: 'tap'; readonly at: Cell }
  /** A tile was dragged to a cell. */
  | { readonly type: 'drop'; readonly slot: number; readonly at: Cell }
  /** A tile was dragged off the board. */
  | { readonly type: 'lift'; readonly slot: number }
  | { readonly type: 'letter'; readonly letter: Letter; readonly blank: boolean }
  /** The letter for the blank that waits for one. */
  | { readonly type: 'name'; readonly letter: Letter }
  | { readonly type: 'arrow'; readonly arrow: Arrow }
  | { readonly type: 'turn' }
  | { readonly type: 'back' }
  | { readonly type: 'clear' }
  | { readonly type: 'order'; readonly order: Order }
  /** Places exactly these tiles, to follow an advice. */
  | { readonly type: 'follow'; readonly tiles: LayMove['tiles'] };

export type Arrow = 'up' | 'down' | 'left' | 'right';

export const EMPTY: Choosing = { slots: [], placed: [], held: null, cursor: null };

export function choose(now: Choosing, action: Action, board: Board): Choosing {
  switch (action.type) {
    case 'rack':
      return { ...EMPTY, slots: settled(leftOn(now), action.rack, action.size), cursor: now.cursor };
    case 'take':
      return take(now, action.slot, board);
    case 'tap':
      return tap(now, action.at, board);
    case 'drop':
      return { ...put(now, action.slot, action.at, board), held: null };
    case 'lift':
      return { ...without(now, action.slot), held: null };
    case 'letter':
      return letter(now, action.letter, action.blank, board);
    case 'name':
      return {
        ...now,
        placed: now.placed.map((one) => (one === waiting(now) ? { ...one, letter: action.letter } : one)),
      };
    case 'arrow':
      return { ...now, held: null, cursor: steered(now.cursor, action.arrow) };
    case 'turn':
      return now.cursor ? { ...now, cursor: { ...now.cursor, down: !now.cursor.down } } : now;
    case 'back':
      return back(now);
    case 'clear':
      return { ...now, placed: [], held: null, cursor: now.placed.length > 0 ? now.cursor : null };
    case 'order':
      return reordered(now, action.order);
    case 'follow':
      return follow(now, action.tiles);
  }
}

export const isPlaced = ({ placed }: Choosing, slot: number): boolean => placed.some((one) => one.slot === slot);

/** The rack without the tiles on the board: of two equal ones it is known which has gone. */
const leftOn = (now: Choosing): Slots => now.slots.map((tile, slot) => (isPlaced(now, slot) ? null : tile));

export const placedAt = ({ placed }: Choosing, { x, y }: Cell): Placed | undefined =>
  placed.find((one) => one.x === x && one.y === y);

/** The blank that must get a letter before anything else. */
export const waiting = ({ placed }: Choosing): Placed | undefined => placed.find(({ letter }) => letter === null);

/** The placed tiles in the form the rules expect. */
export const movedTiles = ({ slots, placed }: Choosing): LayMove['tiles'] =>
  placed.map(({ slot, x, y, letter }) =>
    slots[slot] === BLANK ? { x, y, letter: letter ?? BLANK, blank: true } : { x, y, letter: letter ?? BLANK },
  );

/** Tap on a tile of the rack: places it at the cursor; without a cursor takes it in the hand, or puts it back. */
function take(now: Choosing, slot: number, board: Board): Choosing {
  const tile = now.slots[slot];
  if (!tile || isPlaced(now, slot)) return now;
  if (now.cursor && now.held === null) return fall(now, slot, tile === BLANK ? null : tile, board);
  return { ...now, held: now.held === slot ? null : slot };
}

function tap(now: Choosing, at: Cell, board: Board): Choosing {
  if (now.held !== null) return { ...put(now, now.held, at, board), held: null };
  const own = placedAt(now, at);
  if (own) return { ...without(now, own.slot), cursor: now.cursor && { ...now.cursor, x: own.x, y: own.y } };
  if (!isFree(board, at.x, at.y)) return now;
  return { ...now, cursor: pointed(now.cursor, at) };
}

/** The cursor after a tap on a cell: first across, second tap down, third tap no cursor. */
function pointed(cursor: Cursor | null, { x, y }: Cell): Cursor | null {
  if (!cursor || cursor.x !== x || cursor.y !== y) return { x, y, down: cursor?.down ?? false };
  return cursor.down ? null : { ...cursor, down: true };
}

/** Puts a tile on a free cell; a tile placed there in this turn goes back to the rack. */
function put(now: Choosing, slot: number, at: Cell, board: Board): Choosing {
  const tile = now.slots[slot];
  if (!tile || !isOnBoard(at) || !isFree(board, at.x, at.y)) return now;
  const named = now.placed.find((one) => one.slot === slot)?.letter ?? null;
  const others = now.placed.filter((one) => one.slot !== slot && (one.x !== at.x || one.y !== at.y));
  const letter = tile === BLANK ? named : tile;
  return { ...now, placed: [...others, { slot, x: at.x, y: at.y, letter }] };
}

const without = (now: Choosing, slot: number): Choosing => ({
  ...now,
  placed: now.placed.filter((one) => one.slot !== slot),
});

/** Places a typed letter: the tile of the rack if there is one, otherwise a blank. */
function letter(now: Choosing, typed: Letter, blank: boolean, board: Board): Choosing {
  const free = (tile: string) => now.slots.findIndex((other, slot) => other === tile && !isPlaced(now, slot));
  const exact = blank ? -1 : free(typed);
  const slot = exact >= 0 ? exact : free(BLANK);
  return slot < 0 ? now : fall({ ...now, held: null, cursor: now.cursor ?? CENTRE_ACROSS }, slot, typed, board);
}

const MIDDLE = (SIZE - 1) / 2;
export const CENTRE_ACROSS: Cursor = { x: MIDDLE, y: MIDDLE, down: false };

/** Places a tile on the first free cell from the cursor on, and moves the cursor behind it. */
function fall(now: Choosing, slot: number, named: Letter | null, board: Board): Choosing {
  const cursor = now.cursor && freeFrom(now, now.cursor, board);
  if (!cursor) return now;
  const { x, y, down } = cursor;
  const placed = [...now.placed, { slot, x, y, letter: named }];
  return { ...now, placed, cursor: freeFrom({ ...now, placed }, cursor, board) ?? { x, y, down } };
}

/** The first free cell from here on, in the direction of the word; null when there is none before the edge. */
function freeFrom(now: Choosing, from: Cursor, board: Board): Cursor | null {
  let { x, y } = from;
  while (isOnBoard({ x, y })) {
    if (isFree(board, x, y) && !placedAt(now, { x, y })) return { x, y, down: from.down };
    if (from.down) y++;
    else x++;
  }
  return null;
}

/** An arrow across the word changes its direction; an arrow along it moves the cursor by one cell. */
function steered(cursor: Cursor | null, arrow: Arrow): Cursor {
  const down = arrow === 'up' || arrow === 'down';
  if (!cursor) return { ...CENTRE_ACROSS, down };
  if (cursor.down !== down) return { ...cursor, down };
  const by = arrow === 'up' || arrow === 'left' ? -1 : 1;
  const to = down ? { x: cursor.x, y: cursor.y + by, down } : { x: cursor.x + by, y: cursor.y, down };
  return isOnBoard(to) ? to : cursor;
}

/** Takes back the tile placed last, and moves the cursor to its cell. */
function back(now: Choosing): Choosing {
  const last = now.placed.at(-1);
  if (!last) return now;
  const { x, y, slot } = last;
  return { ...without(now, slot), held: null, cursor: now.cursor && { x, y, down: now.cursor.down } };
}

function reordered(now: Choosing, order: Order): Choosing {
  const placeOf = (slot: number): number => order.indexOf(slot);
  return {
    ...now,
    slots: order.map((slot) => now.slots[slot] ?? null),
    placed: now.placed.map((one) => ({ ...one, slot: placeOf(one.slot) })),
    held: now.held === null ? null : placeOf(now.held),
  };
}

function follow(now: Choosing, tiles: LayMove['tiles']): Choosing {
  const placed: Placed[] = [];
  for (const { x, y, letter: named, blank } of tiles) {
    const wanted = blank ? BLANK : named;
    const slot = now.slots.findIndex((tile, at) => tile === wanted && !placed.some((one) => one.slot === at));
    if (slot < 0 || named === BLANK) return now;
    placed.push({ slot, x, y, letter: named });
  }
  return { ...now, placed, held: null, cursor: null };
}
