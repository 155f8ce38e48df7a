import { outlineOf } from '@izvilina/games/brainstorm/geometry/outline.ts';
import { touches } from '@izvilina/games/brainstorm/geometry/touch.ts';
import { type PlacedTile, TILE_THICKNESS } from '@izvilina/games/brainstorm/pieces/pieces.ts';

/** By the rules all tiles lie in one layer. One that covers a part of another is drawn this much higher (mm). */
export const LAYER = 0.45;
const HIGHEST = 5;

/** Layer of each tile, in their order; a later tile lies over the earlier ones it covers. */
export function layersOf(tiles: readonly PlacedTile[]): readonly number[] {
  const layers: number[] = [];
  tiles.forEach((tile, index) => {
    const below = layers.filter((_, i) => touches(outlineOf(tiles[i] as PlacedTile), outlineOf(tile), 0));
    layers.push(index === 0 || below.length === 0 ? 0 : Math.min(HIGHEST, Math.max(...below) + 1));
  });
  return layers;
}

export const topOf = (layer: number): number => TILE_THICKNESS + layer * LAYER;
/** Height above the face of any tile (mm). */
export const ABOVE_TILES = topOf(HIGHEST) + 0.2;
