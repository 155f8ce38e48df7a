import type { Tile } from '@izvilina/games/ingenious/pieces/tiles.ts';
import { useState } from 'react';
import { sameTile } from '../stage/script.ts';

export type Slots = readonly (Tile | null)[];

/** The rack as slots: every tile keeps its slot, a new one fills a gap. */
export function settled(before: Slots, rack: readonly Tile[], size: number): Slots {
  const left = [...rack];
  const kept = Array.from({ length: Math.max(size, rack.length) }, (_, i): Tile | null => {
    const tile = before[i];
    const at = tile ? left.findIndex((other) => sameTile(other, tile)) : -1;
    if (at < 0) return null;
    left.splice(at, 1);
    return tile as Tile;
  });
  return kept.map((tile) => tile ?? left.shift() ?? null);
}

export interface KeptRack {
  readonly slots: Slots;
  /** The tile of this slot is being laid: of two equal ones it is the one that goes. */
  lay(slot: number): void;
}

export function useSlots(rack: readonly Tile[], size: number, owner: string): KeptRack {
  const [kept, setKept] = useState({ owner, rack, slots: settled([], rack, size), laid: -1 });
  const lay = (laid: number) => setKept({ ...kept, laid });
  if (kept.owner === owner && kept.rack === rack) return { slots: kept.slots, lay };
  const before = kept.owner === owner ? kept.slots.map((tile, slot) => (slot === kept.laid ? null : tile)) : [];
  const slots = settled(before, rack, size);
  setKept({ owner, rack, slots, laid: -1 });
  return { slots, lay };
}
