import { orderOf, type Tile, type Tiles, tilesIn } from '@izvilina/games/mindtrainer/pieces/letters.ts';

/** The places of the rack, in the player's own order. Null is a gap. */
export type Slots = readonly (Tile | null)[];

/** Every tile keeps its place; a new one fills a gap. */
export function settled(before: Slots, rack: Tiles, size: number): Slots {
  const left = tilesIn(rack);
  const kept = Array.from({ length: Math.max(size, left.length) }, (_, slot): Tile | null => {
    const tile = before[slot] ?? null;
    const at = tile === null ? -1 : left.indexOf(tile);
    if (at < 0) return null;
    left.splice(at, 1);
    return tile;
  });
  return kept.map((tile) => tile ?? left.shift() ?? null);
}

/** `order[i]` is the slot whose tile comes to place i. */
export type Order = readonly number[];

export function shuffledOrder(slots: Slots, random: () => number): Order {
  const order = slots.map((_, slot) => slot);
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
  return order;
}

/** In alphabetical order, blanks last. */
export const sortedOrder = (slots: Slots): Order =>
  slots.map((_, slot) => slot).sort((a, b) => rankOf(slots[a] ?? null) - rankOf(slots[b] ?? null));

const rankOf = (tile: Tile | null): number => (tile === null ? 1000 : tile === '*' ? 999 : orderOf(tile));

/** Moves the tile at `from` to `to`; the tiles between shift. */
export const movedOrder = (slots: Slots, from: number, to: number): Order => {
  const order = slots.map((_, slot) => slot);
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
};
