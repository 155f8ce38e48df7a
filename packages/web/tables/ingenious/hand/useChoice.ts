import { gridOf } from '@izvilina/games/ingenious/moves/legal-moves.ts';
import type { Move } from '@izvilina/games/ingenious/moves/move-shapes.ts';
import { type Axial, cellAt } from '@izvilina/games/ingenious/pieces/board.ts';
import type { Tile } from '@izvilina/games/ingenious/pieces/tiles.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';
import { useMemo, useState } from 'react';
import { useSoonPlayed } from '../../shared/oneTap.ts';
import {
  bestAt,
  beyond,
  carry,
  cellKey,
  FIRST_WAY,
  flip,
  type Held,
  heldAs,
  type Lying,
  lyingOf,
  type Open,
  openCells,
  rotate,
  rotateAbout,
  type Worth,
} from './choosing.ts';
import { type Preview, previewOf, sameCell } from './preview.ts';
import type { Slots } from './slots.ts';

export interface Choice {
  /** A tile may be laid now. */
  readonly placing: boolean;
  readonly slot: number | null;
  readonly tile: Tile | null;
  readonly open: Open;
  /** IN-07: the first tile goes to a free corner. */
  readonly opening: boolean;
  /** Why no tile can lie on the cell that was tapped last; null when it could, or nothing was tapped. */
  readonly refused: Refusal | null;
  readonly ghost: Preview | null;
  /** The half that stays in place when the tile is turned. */
  readonly pivot: Axial | null;
  /** Takes the tile of a slot, with `at` straight to that cell. Taking the same slot again puts it back. */
  take(slot: number, at?: Axial | null): void;
  /** Takes the tile of an advice and puts it down where the advice says. */
  follow(lying: Lying): void;
  drop(): void;
  /**
   * Tap on a cell: moves the held tile there, or turns it if it lies there already. With no tile held, the tile that
   * scores most there is put down; in one-tap mode the first tile of a game is then laid after a short delay.
   */
  tap(at: Axial): void;
  /** The mouse (or a finger dragging the tile) is over a cell; null when it has left the board. */
  hover(at: Axial | null): void;
  /** The cursor of the keyboard is on a cell. */
  point(at: Axial): void;
  turn(by?: 1 | -1): void;
  flip(): void;
  readonly lay: (() => void) | null;
  /** Cancels the tile that one-tap mode is about to lay; null when there is none. */
  readonly takeBack: (() => void) | null;
  readonly skip: (() => void) | null;
  readonly swap: (() => void) | null;
  readonly keep: (() => void) | null;
}

interface ChoiceProps {
  readonly view: IngeniousView;
  readonly seat: number | null;
  readonly slots: Slots;
  /** Tells the rack which of its tiles is being laid. */
  readonly layFrom: (slot: number) => void;
  readonly busy: boolean;
  readonly play: ((move: Move) => void) | null;
  /** The animation has reached the question. */
  readonly ready: boolean;
  /** A single tap lays the first tile, after a short delay in which it can be taken back. Later ones are aimed. */
  readonly oneTap: boolean;
}

/** The first tile goes elsewhere; the cell is taken; there is no free cell for the other half. */
export type Refusal = 'corner' | 'taken' | 'narrow';

interface Kept {
  readonly question: string;
  readonly held: Held | null;
  readonly refused: Refusal | null;
  /** The tile was put down by a single tap. */
  readonly soon: boolean;
}

const NOWHERE: Open = new Map();

/** What this seat may do now, and what it has selected. */
export function useChoice({ view, seat, slots, layFrom, busy, play, ready, oneTap }: ChoiceProps): Choice {
  const question = `${view.asks[0]?.what}.${seat}`;
  const [kept, setKept] = useState<Kept | null>(null);
  const mine = play !== null && seat !== null && seat === view.viewer && view.turn === seat && view.asks.length > 0;
  const now = mine && ready && !busy;
  const lays = mine && ready && (view.phase === 'place' || view.phase === 'bonus');
  // While the move is being sent the tile stays where it was put, and nothing can be changed.
  const placing = lays && !busy;
  const open = useMemo(() => (mine && view.phase !== 'swap' ? openCells(view) : NOWHERE), [mine, view]);

  const only = slots.filter((tile) => tile !== null).length === 1 ? slots.findIndex((tile) => tile !== null) : null;
  const current = kept?.question === question ? kept : null;
  const held = lays ? heldNow(current?.held ?? null, slots, only) : null;
  const tile = held ? (slots[held.slot] as Tile) : null;
  const lying = lyingOf(held, tile, open);
  const ghost = lying && previewOf(view, lying.tile, lying.cells);
  const worthOf =
    (which: Tile): Worth =>
    (at, way, turned) => {
      const [one, other] = previewOf(view, turned ? [which[1], which[0]] : which, [at, beyond(at, way)]).halves;
      return one.points + other.points;
    };
  const worth: Worth = tile ? worthOf(tile) : () => 0;
  const refusalAt = (at: Axial): Refusal => {
    if (opening) return 'corner';
    return gridOf(view)[cellAt(at)] === null ? 'narrow' : 'taken';
  };
  const set = (to: Held | null, soon = false) => setKept({ question, held: to, refused: null, soon });
  const send = (move: Move) => (now ? () => play(move) : null);

  const place = placing && lying ? send({ type: 'place', ...plain(lying) }) : null;
  const lay =
    place && held
      ? () => {
          layFrom(held.slot);
          place();
        }
      : null;
  const opening = placing && view.phase === 'place' && view.opened[seat] === false;
  const soon = oneTap && opening && lay !== null && current?.soon ? current : null;
  useSoonPlayed(soon, () => lay?.());

  return {
    placing,
    slot: held?.slot ?? null,
    tile,
    open: placing ? open : NOWHERE,
    opening,
    refused: placing ? (current?.refused ?? null) : null,
    ghost,
    pivot: ghost && held ? held.at : null,
    take: (slot, at = null) => {
      if (!placing || !slots[slot]) return;
      if (held?.slot === slot && at === null) return only === null ? set(null) : undefined;
      const next = {
        slot,
        at: held?.at ?? null,
        way: held?.way ?? FIRST_WAY,
        turned: false,
        still: held?.still ?? false,
        byHand: false,
      };
      set(at ? carry(next, open, at, true, worthOf(slots[slot] as Tile)) : next);
    },
    follow: (advised) => placing && set(heldAs(advised, slots)),
    drop: () => placing && set(null),
    tap: (at) => {
      if (!placing) return;
      const covered = lying?.cells.some((cell) => sameCell(cell, at));
      if (!covered && !open.has(cellKey(at))) setKept({ question, held, refused: refusalAt(at), soon: false });
      else if (!held) set(bestAt(slots, open, at, worthOf), true);
      else set(covered && held.still ? rotateAbout(held, open, at) : carry(held, open, at, true, worth));
    },
    hover: (at) => {
      if (!held || !placing || held.still) return;
      if (at === null) set({ ...held, at: null });
      else if (!lying?.cells.some((cell) => sameCell(cell, at)) && open.has(cellKey(at)))
        set(carry(held, open, at, false, worth));
    },
    point: (at) => held && placing && !(held.at && sameCell(held.at, at)) && set(carry(held, open, at, true, worth)),
    turn: (by = 1) => held && placing && set(rotate(held, open, by)),
    flip: () => held && placing && set(flip(held)),
    lay,
    takeBack: soon && (() => set(null)),
    skip: view.phase === 'bonus' ? send({ type: 'skip' }) : null,
    swap: view.phase === 'swap' ? send({ type: 'swap' }) : null,
    keep: view.phase === 'swap' ? send({ type: 'keep' }) : null,
  };
}

const plain = ({ tile, cells: [[q, r], [p, s]] }: Lying): Pick<Extract<Move, { type: 'place' }>, 'tile' | 'cells'> => ({
  tile: [tile[0], tile[1]],
  cells: [
    [q, r],
    [p, s],
  ],
});

/** The held tile; when only one tile is left on the rack, that one is taken automatically. */
function heldNow(held: Held | null, slots: Slots, only: number | null): Held | null {
  if (held && slots[held.slot]) return held;
  return only === null ? null : { slot: only, at: null, way: FIRST_WAY, turned: false, still: false, byHand: false };
}
