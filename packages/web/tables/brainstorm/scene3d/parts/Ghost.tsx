import { useMemo } from 'react';
import { beyondDrop, middleOf, type Piece } from '../../scene/drawing/shapes.ts';
import type { SceneAdvice, SceneGhost } from '../../scene/scene.ts';
import { addBand, addRibbon, type Batch, emptyBatch } from '../geometry/batch.ts';
import { ABOVE_TILES, topOf } from '../geometry/layers.ts';
import { dashesOf, placedRing, rimOf } from '../geometry/rings.ts';
import { ringOf } from '../geometry/tile.ts';
import { CHALK, INK } from '../palette.ts';
import { useResources } from '../resources.ts';
import { gainCard, placeCard } from '../textures/cards.ts';
import { CardFacing } from './CardFacing.tsx';
import { Painted } from './Painted.tsx';

type Lies = Pick<SceneGhost, 'face' | 'at' | 'angle'>;

/** The piece being laid, its other possible poses, and its gain. */
export function Ghost({ ghost }: { readonly ghost: SceneGhost }) {
  const { tiles, cardboard, palette } = useResources();
  const { piece, face, at, angle, others, gain } = ghost;
  const beyond = beyondDrop(ghost);
  const rim = useMemo(() => rimAround(ghost, palette.lamp), [ghost, palette.lamp]);
  const dashes = useMemo(
    () => dashed(piece, others, { width: 1.3, on: 4.5, off: 3.2, colour: palette.dark ? '#f6e4c6' : INK, alpha: 0.7 }),
    [piece, others, palette.dark],
  );
  return (
    <>
      <Painted batch={dashes} order={5} />
      <Painted batch={rim} order={6} />
      <mesh
        geometry={tiles[piece][face].geometry}
        material={[...cardboard[piece]]}
        position={[...at, ABOVE_TILES]}
        rotation-z={(angle * Math.PI) / 180}
        castShadow
        receiveShadow
        dispose={null}
      />
      {gain !== null && (
        <CardFacing
          make={() => gainCard(gain, palette)}
          version={gain}
          at={beyond ?? at}
          z={ABOVE_TILES + 14}
          hangs={[0.5, beyond ? 0.5 : 2.1]}
        />
      )}
    </>
  );
}

function rimAround({ piece, ...lies }: SceneGhost, lamp: string): Batch {
  const batch = emptyBatch();
  const rim = rimOf(placedRing(ringOf(piece), lies));
  addBand(batch, rim, 0, 8, { colour: lamp, alpha: 0.45, z: ABOVE_TILES });
  addBand(batch, rim, 0, 4.2, { colour: lamp, z: ABOVE_TILES + 0.1 });
  addBand(batch, rim, 0, 1.6, { colour: INK, z: ABOVE_TILES + 0.2 });
  return batch;
}

interface Dashing {
  readonly width: number;
  readonly on: number;
  readonly off: number;
  readonly colour: string;
  readonly alpha: number;
}

function dashed(piece: Piece, places: readonly Lies[], { width, on, off, colour, alpha }: Dashing): Batch {
  const batch = emptyBatch();
  for (const lies of places)
    for (const dash of dashesOf(placedRing(ringOf(piece), lies), { on, off, closed: true }))
      addRibbon(batch, dash, width, { colour, alpha, z: ABOVE_TILES });
  return batch;
}

/** A placement of the bot's advice, with its rank. */
export function Advised({ advice }: { readonly advice: SceneAdvice }) {
  const { palette } = useResources();
  const batch = useMemo(
    () => dashed(advice.tile, [advice], { width: 2.6, on: 9, off: 5, colour: CHALK, alpha: 1 }),
    [advice],
  );
  return (
    <>
      <Painted batch={batch} order={5} />
      <CardFacing make={() => placeCard(advice.place, palette)} at={middleOf(advice)} z={topOf(0) + 12} />
    </>
  );
}
