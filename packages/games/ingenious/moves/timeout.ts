import type { Seat } from '@izvilina/kernel/game.ts';
import type { Result } from '@izvilina/kernel/result.ts';
import { timedOut } from '../../timed-out.ts';
import { boardOf, type Cell, PAIRS } from '../pieces/board.ts';
import { COLOURS, type ColourId } from '../pieces/colours.ts';
import { FIRST, SECOND, type TileId } from '../pieces/tiles.ts';
import { advance, advanceTwice, type Track, trackEnd, trackOf } from '../pieces/tracks.ts';
import { pointsAt } from '../rules/lines.ts';
import { openPairs } from '../rules/opening.ts';
import type { State } from '../state.ts';
import type { Move } from './move-shapes.ts';
import { kindsOn, moveOf, type PlacementId, placementId } from './placements.ts';
import { asks } from './turn.ts';

export const timeout = (state: State, seat: Seat, play: (move: Move) => Result<State>): Result<State> =>
  timedOut(seat, asks(state), () => play(state.phase === 'swap' ? { type: 'keep' } : moveOf(greediest(state))));

/** The placement that leaves the lowest marker highest, then the largest sum of markers; the first of equals. */
function greediest(state: State): PlacementId {
  const { radius, grid, racks, turn, tracks, options } = state;
  const board = boardOf(radius);
  const track = tracks[trackOf(options.mode, turn)] as Track;
  const end = trackEnd(options.mode);
  const points = pointsByCell((cell, colour) => pointsAt(board, grid, cell, colour));
  const pairs = openPairs(board, grid, state);
  let best = -1;
  let found: PlacementId = 0;
  for (const tile of kindsOn(racks[turn] as readonly TileId[])) {
    const [a, b] = [FIRST[tile] as ColourId, SECOND[tile] as ColourId];
    for (const pair of pairs) {
      const [low, high] = PAIRS[pair] as readonly [Cell, Cell];
      for (const turned of a === b ? ([0] as const) : ([0, 1] as const)) {
        const one = points(turned ? high : low, a);
        const other = points(turned ? low : high, b);
        const value = worth(track, end, { a, one, b, other });
        if (value > best) {
          best = value;
          found = placementId(tile, pair, turned);
        }
      }
    }
  }
  return found;
}

interface Gain {
  readonly a: ColourId;
  readonly one: number;
  readonly b: ColourId;
  readonly other: number;
}

/** Larger than the sum of all markers. */
const LOWEST_FIRST = 1000;

function worth(track: Track, end: number, { a, one, b, other }: Gain): number {
  let low = end;
  let sum = 0;
  for (let colour = 0; colour < track.length; colour++) {
    let marker = track[colour] as number;
    if (colour === a && a === b) marker = advanceTwice(marker, one, other, end);
    else if (colour === a) marker = advance(marker, one, end);
    else if (colour === b) marker = advance(marker, other, end);
    if (marker < low) low = marker;
    sum += marker;
  }
  return LOWEST_FIRST * low + sum;
}

/** Caches the points per colour and cell, since many placements ask for the same. */
function pointsByCell(count: (cell: Cell, colour: ColourId) => number): (cell: Cell, colour: ColourId) => number {
  const known: (number | undefined)[] = [];
  return (cell, colour) => {
    const key = cell * COLOURS.length + colour;
    known[key] ??= count(cell, colour);
    return known[key];
  };
}
