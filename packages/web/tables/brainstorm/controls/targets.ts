import { outlineOf } from '@izvilina/games/brainstorm/geometry/outline.ts';
import type { Move } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import type { Point } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { LaidTile, TileId } from '@izvilina/games/brainstorm/state.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';

/** The tiles that answer the question, in the order of the table; empty where it is not about tiles. */
export function targetsOf({ phase, merge, relocations, claims }: BrainstormView): readonly TileId[] {
  switch (phase) {
    case 'return':
      return merge?.pawns ?? [];
    case 'relocate':
      return relocations[0]?.parts.flat() ?? [];
    case 'claim':
      return claims[0]?.parts.flat() ?? [];
    default:
      return [];
  }
}

export function answerWith({ phase, relocations }: BrainstormView, tile: TileId): Move | null {
  switch (phase) {
    case 'return':
      return { type: 'return', from: tile };
    case 'relocate':
      return { type: 'relocate', from: relocations[0]?.from ?? '', to: tile };
    case 'claim':
      return { type: 'claim', on: tile };
    default:
      return null;
  }
}

const HUNDREDTHS = 100;

/** The highest tile at a point; a finger may miss by a little. */
export function tileAt(tiles: readonly LaidTile[], at: Point): TileId | null {
  return tiles.findLast((tile) => covers(tile, at))?.id ?? null;
}

function covers(tile: LaidTile, at: Point): boolean {
  const { xs, ys } = outlineOf(tile);
  const [x, y] = [at[0] * HUNDREDTHS, at[1] * HUNDREDTHS];
  let inside = false;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const [xi = 0, yi = 0, xj = 0, yj = 0] = [xs[i], ys[i], xs[j], ys[j]];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}
