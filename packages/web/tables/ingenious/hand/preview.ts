import { type Axial, boardOf, cellAt, DIRECTIONS, type Grid } from '@izvilina/games/ingenious/board.ts';
import { type Colour, colourId } from '@izvilina/games/ingenious/colours.ts';
import { gridOf } from '@izvilina/games/ingenious/legal-moves.ts';
import { run } from '@izvilina/games/ingenious/lines.ts';
import type { Mode } from '@izvilina/games/ingenious/options.ts';
import type { HalfScored } from '@izvilina/games/ingenious/state.ts';
import type { Tile } from '@izvilina/games/ingenious/tiles.ts';
import { advance, advanceTwice, type Track, trackEnd } from '@izvilina/games/ingenious/tracks.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view.ts';

/** What a tile would bring where it lies now, before anybody has to answer for it. */
export interface Preview {
  readonly tile: Tile;
  readonly cells: readonly [Axial, Axial];
  readonly halves: readonly [HalfScored, HalfScored];
  /** The player's track afterwards. */
  readonly track: Track;
}

export function previewOf(view: IngeniousView, tile: Tile, cells: readonly [Axial, Axial]): Preview {
  const grid = gridOf(view);
  const halves = [half(view, grid, tile[0], cells[0]), half(view, grid, tile[1], cells[1])] as const;
  const own = view.tracks[view.seats[view.turn]?.team ?? 0] as Track;
  return { tile, cells, halves, track: advanced(own, halves, view.mode) };
}

function half({ radius }: IngeniousView, grid: Grid, colour: Colour, at: Axial): HalfScored {
  const lines = DIRECTIONS.map((step, direction) => ({
    step,
    count: run(boardOf(radius), grid, cellAt(at), direction, colourId(colour)),
  })).filter(({ count }) => count > 0);
  return { at, colour, lines, points: lines.reduce((sum, { count }) => sum + count, 0) };
}

type Counted = Pick<HalfScored, 'colour' | 'points'>;

/** The markers after both symbols have been counted. */
export function advanced(track: Track, [one, other]: readonly [Counted, Counted], mode: Mode): Track {
  const end = trackEnd(mode);
  const [a, b] = [colourId(one.colour), colourId(other.colour)];
  return track.map((marker, id) => {
    if (id === a && id === b) return advanceTwice(marker, one.points, other.points, end);
    if (id === a) return advance(marker, one.points, end);
    return id === b ? advance(marker, other.points, end) : marker;
  });
}

/** The cells a line runs over. */
export const cellsAlong = ({ at, lines }: HalfScored): Axial[] =>
  lines.flatMap(({ step, count }) =>
    Array.from({ length: count }, (_, i): Axial => [at[0] + step[0] * (i + 1), at[1] + step[1] * (i + 1)]),
  );

export const sameCell = (a: Axial, b: Axial): boolean => a[0] === b[0] && a[1] === b[1];
