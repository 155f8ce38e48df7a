import type { View, Viewer } from '@izvilina/kernel/game.ts';
import { moveOf } from '../moves/placements.ts';
import { asks } from '../moves/turn.ts';
import type { Mode, Settled } from '../options.ts';
import { type Axial, CELLS, type Radius } from '../pieces/board.ts';
import { COLOURS, type Colour, type ColourId } from '../pieces/colours.ts';
import { type Tile, tileOf } from '../pieces/tiles.ts';
import { type Track, trackOf } from '../pieces/tracks.ts';
import { result } from '../rules/standing.ts';
import type { IngeniousHappening, Phase, Placed, State } from '../state.ts';

export interface CellView {
  readonly at: Axial;
  readonly colour: Colour;
}

export interface LaidView {
  readonly tile: Tile;
  readonly cells: readonly [Axial, Axial];
}

export interface SeatView {
  readonly rackSize: number;
  /** Which of `tracks` this seat plays for. */
  readonly team: number;
}

/** What all players have seen and could remember. The table does not display it; bots use it. */
export interface Memory {
  /** By seat: what its last swap put back into the supply, until it plays again: its rack was drawn before that. */
  readonly aside: readonly (readonly Tile[] | null)[];
}

export interface IngeniousView extends View {
  readonly players: number;
  readonly mode: Mode;
  readonly options: Settled;
  /** Radius of the area in use (IN-02). */
  readonly radius: Radius;
  readonly phase: Phase;
  /** Whose turn it is. */
  readonly turn: number;
  /** All occupied cells, including printed symbols. */
  readonly cells: readonly CellView[];
  /** The laid tiles with their two cells, in the order they were laid. */
  readonly laid: readonly LaidView[];
  /** The viewer's own rack; empty for a watcher. */
  readonly rack: readonly Tile[];
  /** By seat, in a team game by team; markers in the order of `COLOURS`. */
  readonly tracks: readonly Track[];
  /** Number of tiles in the supply. */
  readonly bag: number;
  readonly bonus: number;
  readonly opened: readonly boolean[];
  /** A rack revealed by a swap in the last turn, and whose it was. */
  readonly shown: readonly Tile[] | null;
  readonly shownBy: number | null;
  readonly last: Placed | null;
  readonly seats: readonly SeatView[];
  readonly memory: Memory;
  readonly happened: readonly IngeniousHappening[];
}

// Made once: a view lists up to 169 of them after every move.
const CELL_VIEWS: readonly CellView[][] = CELLS.map((at) => COLOURS.map((colour) => Object.freeze({ at, colour })));

export function view(state: State, viewer: Viewer): IngeniousView {
  const { players, options, radius, phase, turn, tracks, bag, bonus, opened, shown, last, happened } = state;
  const rack = viewer === 'watcher' ? [] : (state.racks[viewer] ?? []);
  return {
    viewer,
    players,
    mode: options.mode,
    options,
    radius,
    phase,
    turn,
    cells: cellViews(state.grid),
    laid: state.laid.map(laidView),
    rack: rack.map(tileOf),
    tracks,
    bag: bag.length,
    bonus,
    opened,
    shown: shown === null ? null : shown.tiles.map(tileOf),
    shownBy: shown === null ? null : shown.player,
    last,
    seats: state.racks.map((tiles, seat) => ({ rackSize: tiles.length, team: trackOf(options.mode, seat) })),
    memory: { aside: state.aside.map((tiles) => tiles?.map(tileOf) ?? null) },
    asks: asks(state),
    happened,
    result: phase === 'over' ? result(state) : null,
  };
}

function cellViews(grid: State['grid']): CellView[] {
  const cells: CellView[] = [];
  grid.forEach((colour: ColourId | null, cell) => {
    if (colour !== null) cells.push(CELL_VIEWS[cell]?.[colour] as CellView);
  });
  return cells;
}

function laidView(placement: number): LaidView {
  const { tile, cells } = moveOf(placement);
  return { tile, cells };
}
