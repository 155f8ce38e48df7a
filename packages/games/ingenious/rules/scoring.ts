import type { Mode } from '../options.ts';
import { type Axial, type Board, CELLS, type Cell, DIRECTIONS, type Grid } from '../pieces/board.ts';
import { type ColourId, colourOf } from '../pieces/colours.ts';
import { advance, advanceTwice, type Track, trackEnd } from '../pieces/tracks.ts';
import type { HalfScored } from '../state.ts';
import { run } from './lines.ts';

/** IN-08: what one symbol of a tile scores on its cell, by line. */
export function scoreHalf(board: Board, grid: Grid, cell: Cell, colour: ColourId): HalfScored {
  const lines = DIRECTIONS.map((step, direction) => ({
    step,
    count: run(board, grid, cell, direction, colour),
  })).filter(({ count }) => count > 0);
  const points = lines.reduce((sum, { count }) => sum + count, 0);
  return { at: CELLS[cell] as Axial, colour: colourOf(colour), points, lines };
}

/** IN-10: each symbol moves the marker of its own colour. */
export function advanced(
  track: Track,
  [one, other]: readonly [Pick<HalfScored, 'colour' | 'points'>, Pick<HalfScored, 'colour' | 'points'>],
  mode: Mode,
): Track {
  const end = trackEnd(mode);
  return track.map((marker, id) => {
    const colour = colourOf(id);
    if (one.colour === colour && other.colour === colour) return advanceTwice(marker, one.points, other.points, end);
    if (one.colour === colour) return advance(marker, one.points, end);
    return other.colour === colour ? advance(marker, other.points, end) : marker;
  });
}
