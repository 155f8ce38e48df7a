import type { PlacedTile } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { SceneTile } from '../../scene/scene.ts';
import { addBand, addRibbon, type Batch, emptyBatch } from './batch.ts';
import { dashesOf, grown, placedRing, type RimPoint, type Ring, rimOf } from './rings.ts';
import { ringOf } from './tile.ts';

/** Flat markings round the tiles. They lie below the tiles' faces, so a network gets one rim round all its tiles. */
export interface Markings {
  /** Soft shade where cardboard meets the table. */
  readonly shade: Batch;
  /** Glow under tiles that are touched, open, chosen or new; not darkened by shadows. */
  readonly light: Batch;
  /** Rims in the colours of the owners. */
  readonly rims: Batch;
}

export interface MarkingColours {
  readonly lamp: string;
  readonly ink: string;
  readonly players: readonly string[];
}

const RIM = { ink: 5.6, colour: 4.4 };
const GLOW = { inner: 10, outer: 13.5 };
const SHADE = [
  { to: 1.6, alpha: 0.3 },
  { to: 3.4, alpha: 0.17 },
  { to: 6, alpha: 0.08 },
];

const rimOfTile = (tile: PlacedTile): readonly RimPoint[] => rimOf(placedRing(ringOf(tile.tile), tile));

/** The same shade round the base of a standing object. */
export function shadeRound(ring: Ring): Batch {
  const batch = emptyBatch();
  const rim = rimOf(ring);
  for (const { to, alpha } of SHADE) addBand(batch, rim, 0, to * 2.2, { colour: '#140800', alpha, z: 0.06 });
  return batch;
}

export function markingsOf(tiles: readonly SceneTile[], { lamp, ink, players }: MarkingColours): Markings {
  const [shade, light, rims] = [emptyBatch(), emptyBatch(), emptyBatch()];
  for (const tile of tiles) {
    const rim = rimOfTile(tile);
    for (const { to, alpha } of SHADE) addBand(shade, rim, 0, to, { colour: '#140800', alpha, z: 0.06 });
    addLight(light, tile, rim, lamp);
    if (tile.owner === null) continue;
    addBand(rims, rim, 0, RIM.ink, { colour: ink, z: 0.3 });
    addBand(rims, rim, 0, RIM.colour, { colour: players[tile.owner] ?? ink, z: 0.45 });
  }
  return { shade, light, rims };
}

function addLight(batch: Batch, { light }: SceneTile, rim: readonly RimPoint[], lamp: string): void {
  switch (light) {
    case 'touched':
    case 'doomed':
    case 'chosen':
      addBand(batch, rim, 0, GLOW.outer, { colour: lamp, alpha: 0.4, z: 0.12 });
      addBand(batch, rim, 0, GLOW.inner, { colour: lamp, z: 0.2 });
      return;
    case 'last':
      addBand(batch, rim, 0, GLOW.inner, { colour: lamp, alpha: 0.4, z: 0.12 });
      return;
    case 'open':
      for (const dash of dashesOf(grown(rim, GLOW.inner - 2), { on: 8, off: 5, closed: true }))
        addRibbon(batch, dash, 3.4, { colour: lamp, z: 0.2 });
      return;
    case null:
  }
}
