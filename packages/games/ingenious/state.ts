import type { GameState, Seat } from '@izvilina/kernel/game.ts';
import type { PlacementId } from './moves/placements.ts';
import type { Settled } from './options.ts';
import type { Axial, Grid, Radius } from './pieces/board.ts';
import type { Colour } from './pieces/colours.ts';
import type { Tile, TileId } from './pieces/tiles.ts';
import type { Track } from './pieces/tracks.ts';

export const PHASES = ['place', 'bonus', 'swap', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const RACK = 6;

/** A line that scored: its direction and the number of equal symbols. */
export interface ScoredLine {
  readonly step: Axial;
  readonly count: number;
}

/** What one symbol of a tile scored. */
export interface HalfScored {
  readonly at: Axial;
  readonly colour: Colour;
  readonly points: number;
  readonly lines: readonly ScoredLine[];
}

export interface Placed {
  readonly player: Seat;
  readonly tile: Tile;
  readonly cells: readonly [Axial, Axial];
  readonly halves: readonly [HalfScored, HalfScored];
  /** By colour: points counted, before any were lost at the end of a board. */
  readonly points: readonly number[];
  /** The colours whose markers reached the end of a board; twice if both ends of a double one. */
  readonly reached18: readonly Colour[];
}

export interface Shown {
  readonly player: Seat;
  readonly tiles: readonly TileId[];
}

/** Why the game is over: no room, all six markers at the end, or (only after a set-up position) no tiles. */
export type Ending = 'full' | 'complete' | 'noTiles';

/** What an event led to, in order. Drawn tiles are secret, so they are not included. */
export type IngeniousHappening =
  | { readonly type: 'started'; readonly first: Seat }
  | { readonly type: 'timeout'; readonly player: Seat }
  | ({ readonly type: 'placed' } & Placed)
  | { readonly type: 'bonusEarned'; readonly player: Seat; readonly count: number }
  | { readonly type: 'bonusLost'; readonly player: Seat; readonly count: number }
  | { readonly type: 'skipped'; readonly player: Seat; readonly left: number }
  | { readonly type: 'swapped'; readonly player: Seat; readonly shown: readonly Tile[] }
  | { readonly type: 'kept'; readonly player: Seat }
  | { readonly type: 'drew'; readonly player: Seat; readonly count: number }
  | { readonly type: 'over'; readonly why: Ending; readonly places: readonly number[] };

export interface State extends GameState {
  readonly players: number;
  readonly options: Settled;
  readonly radius: Radius;
  readonly phase: Phase;
  /** Whose turn it is. */
  readonly turn: Seat;
  /** By cell. */
  readonly grid: Grid;
  /** The tiles on the board in the order they were laid. */
  readonly laid: readonly PlacementId[];
  /** By seat; in solo mode only the drawn tile. */
  readonly racks: readonly (readonly TileId[])[];
  /** The supply; tiles are drawn from its end. */
  readonly bag: readonly TileId[];
  /** By seat; in a team game by team. */
  readonly tracks: readonly Track[];
  /** By seat: whether the first tile has been placed (IN-07). */
  readonly opened: readonly boolean[];
  /** Bonus placements the player has left in this turn. */
  readonly bonus: number;
  /** The rack that was shown by a swap in the last turn. */
  readonly shown: Shown | null;
  /** By seat: what a swap put back into the supply. Until that seat plays again, its rack has none of these tiles. */
  readonly aside: readonly (readonly TileId[] | null)[];
  readonly last: Placed | null;
  readonly happened: readonly IngeniousHappening[];
}
