import type { Mode } from '@izvilina/games/ingenious/options.ts';
import { type Axial, CELLS, PRINTED } from '@izvilina/games/ingenious/pieces/board.ts';
import type { Colour } from '@izvilina/games/ingenious/pieces/colours.ts';
import type { Tile } from '@izvilina/games/ingenious/pieces/tiles.ts';
import type { Track } from '@izvilina/games/ingenious/pieces/tracks.ts';
import type { Phase, Placed } from '@izvilina/games/ingenious/state.ts';
import type { CellView, IngeniousView, LaidView } from '@izvilina/games/ingenious/view/view.ts';

/** What the table shows at one moment of the animation: a view, or a state between two views. */
export interface Scene {
  readonly mode: Mode;
  readonly phase: Phase;
  readonly laid: readonly LaidView[];
  /** Symbols of a set-up position that belong to no tile laid in this game. */
  readonly loose: readonly CellView[];
  readonly rack: readonly Tile[];
  readonly tracks: readonly Track[];
  /** Number of tiles on each seat's rack. */
  readonly racks: readonly number[];
  readonly bag: number;
  /** The tile laid last, and its player. */
  readonly last: Placed | null;
  /** The last tile is flying from its player's rack to the board. */
  readonly flying: boolean;
  /** The lines of the last tile are being counted. */
  readonly counting: boolean;
  readonly shown: { readonly player: number; readonly tiles: readonly Tile[] } | null;
  /** A marker has just reached the end of a track. */
  readonly genius: { readonly player: number; readonly colours: readonly Colour[] } | null;
}

/** The table at rest. Without a seat (a watcher, or the device is being passed on) no rack is shown. */
export function sceneOf(view: IngeniousView, seat: number | null): Scene {
  return {
    mode: view.mode,
    phase: view.phase,
    laid: view.laid,
    loose: looseOf(view),
    rack: seat !== null && seat === view.viewer ? view.rack : [],
    tracks: view.tracks,
    racks: view.seats.map(({ rackSize }) => rackSize),
    bag: view.bag,
    last: view.last,
    flying: false,
    counting: false,
    shown: view.shown && view.shownBy !== null ? { player: view.shownBy, tiles: view.shown } : null,
    genius: null,
  };
}

const key = ([q, r]: Axial): string => `${q},${r}`;
const PRINTED_KEYS = PRINTED.map(({ cell }) => key(CELLS[cell] as Axial));

function looseOf(view: IngeniousView): readonly CellView[] {
  const known = new Set([...PRINTED_KEYS, ...view.laid.flatMap(({ cells }) => cells.map(key))]);
  return view.cells.filter(({ at }) => !known.has(key(at)));
}
