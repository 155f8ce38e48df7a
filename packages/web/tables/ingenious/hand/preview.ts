import { gridOf } from '@izvilina/games/ingenious/moves/legal-moves.ts';
import { type Axial, boardOf, cellAt } from '@izvilina/games/ingenious/pieces/board.ts';
import { colourId } from '@izvilina/games/ingenious/pieces/colours.ts';
import type { Tile } from '@izvilina/games/ingenious/pieces/tiles.ts';
import type { Track } from '@izvilina/games/ingenious/pieces/tracks.ts';
import { advanced, scoreHalf } from '@izvilina/games/ingenious/rules/scoring.ts';
import type { HalfScored } from '@izvilina/games/ingenious/state.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';

/** What a tile would score where it is held now. */
export interface Preview {
  readonly tile: Tile;
  readonly cells: readonly [Axial, Axial];
  readonly halves: readonly [HalfScored, HalfScored];
  /** The same, with the points the markers really move: a full track takes no more. */
  readonly gained: readonly [HalfScored, HalfScored];
  /** The player's track afterwards. */
  readonly track: Track;
}

export function previewOf(view: IngeniousView, tile: Tile, cells: readonly [Axial, Axial]): Preview {
  const half = (i: 0 | 1) => scoreHalf(boardOf(view.radius), gridOf(view), cellAt(cells[i]), colourId(tile[i]));
  const halves = [half(0), half(1)] as const;
  const own = view.tracks[view.seats[view.turn]?.team ?? 0] as Track;
  const track = advanced(own, halves, view.mode);
  return { tile, cells, halves, gained: gainedBy(own, track, halves), track };
}

/** The points of both halves as far as the markers really move. */
export function gainedBy(before: Track, after: Track, [one, other]: Preview['halves']): Preview['gained'] {
  const gain = ({ colour }: HalfScored) => (after[colourId(colour)] as number) - (before[colourId(colour)] as number);
  const first = Math.min(one.points, gain(one));
  const second = gain(other) - (one.colour === other.colour ? first : 0);
  return [
    { ...one, points: first },
    { ...other, points: second },
  ];
}

/** The cells that the lines of a half run over. */
export const cellsAlong = ({ at, lines }: HalfScored): Axial[] =>
  lines.flatMap(({ step, count }) =>
    Array.from({ length: count }, (_, i): Axial => [at[0] + step[0] * (i + 1), at[1] + step[1] * (i + 1)]),
  );

export const sameCell = (a: Axial, b: Axial): boolean => a[0] === b[0] && a[1] === b[1];
