import { outlineOf } from '@izvilina/games/brainstorm/geometry/outline.ts';
import { covers } from '@izvilina/games/brainstorm/geometry/touch.ts';
import { toHundredths } from '@izvilina/games/brainstorm/geometry/units.ts';
import type { Move } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import type { Point } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { LaidTile, TileId } from '@izvilina/games/brainstorm/state.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';

/** The tiles that answer the current question; empty if it is not about tiles. */
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

/** The topmost tile at a point; null when there is none. */
export function tileAt(tiles: readonly LaidTile[], [x, y]: Point): TileId | null {
  return tiles.findLast((tile) => covers(outlineOf(tile), toHundredths(x), toHundredths(y)))?.id ?? null;
}
