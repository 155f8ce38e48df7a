import { DIE_SIDE, type Point } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { useMemo } from 'react';
import { BufferGeometry, Float32BufferAttribute } from 'three';
import { layingFlat } from '../../scene/drawing/cube.ts';
import { pullArrow, type SceneArc, type SceneHand } from '../../scene/scene.ts';
import { FIELD_OF_VIEW } from '../camera/view.ts';
import { addDisc, addRibbon, type Batch, emptyBatch } from '../geometry/batch.ts';
import { beadsAlong } from '../geometry/beads.ts';
import { ABOVE_TILES } from '../geometry/layers.ts';
import { dashesOf } from '../geometry/rings.ts';
import { CHALK, INK, type Palette } from '../palette.ts';
import { useDisposable, useResources } from '../resources.ts';
import { beadTexture } from '../textures/cards.ts';
import { DieBody } from './Dice.tsx';
import { Painted } from './Painted.tsx';

const BEAD_GAP = 17;
const BEAD_SIZE = 12;
/** The point size of a points material ignores the field of view, so it is divided by this. */
const TAN = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);

/** The predicted flight up to the first contact: beads in the air, posts down to the track, a ring at the end. */
export function Arc({ arc }: { readonly arc: SceneArc }) {
  const { palette } = useResources();
  const beads = useMemo(() => beadsAlong(arc.points, BEAD_GAP), [arc.points]);
  const map = useDisposable(() => beadTexture(palette), [palette]);
  const geometry = useDisposable(() => pointsAt(beads), [beads]);
  const posts = useDisposable(
    () =>
      pointsAt(
        beads
          .filter((_, i) => i % 3 === 0)
          .flatMap(([x, y, z]) => [
            [x, y, z],
            [x, y, 0],
          ]),
      ),
    [beads],
  );
  const ground = useMemo(() => track(arc, palette), [arc, palette]);
  return (
    <>
      <Painted batch={ground} order={7} />
      <lineSegments geometry={posts} renderOrder={8}>
        <lineBasicMaterial color={palette.dark ? '#f6e4c6' : INK} transparent opacity={0.5} />
      </lineSegments>
      <points geometry={geometry} renderOrder={9}>
        <pointsMaterial map={map} size={BEAD_SIZE / TAN} sizeAttenuation alphaTest={0.4} transparent />
      </points>
    </>
  );
}

function pointsAt(points: readonly (readonly number[])[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(points.flat(), 3));
  return geometry;
}

function track({ points, meets }: SceneArc, { lamp, dark }: Palette): Batch {
  const batch = emptyBatch();
  const line = points.map(([x, y]): Point => [x, y]);
  if (line.length < 2) return batch;
  const paint = { colour: dark ? '#f6e4c6' : INK, alpha: 0.6, z: ABOVE_TILES };
  for (const dash of dashesOf(line, { on: 7, off: 5, closed: false })) addRibbon(batch, dash, 2, paint);
  const [x, y, z] = points.at(-1) ?? [0, 0, 0];
  if (meets === 'nothing') return batch;
  const height = Math.max(ABOVE_TILES, z - DIE_SIDE / 2);
  addDisc(batch, [x, y], { from: 0, to: 17 }, { colour: lamp, alpha: 0.28, z: height });
  addDisc(batch, [x, y], { from: 14.2, to: 18.6 }, { colour: INK, z: height + 0.05 });
  addDisc(batch, [x, y], { from: 15, to: 17.8 }, { colour: lamp, z: height + 0.1 });
  return batch;
}

/** The die in the hand beside the table, and how far it is drawn back. */
export function Hand({ hand }: { readonly hand: SceneHand }) {
  const { palette } = useResources();
  const band = useMemo(() => pulled(hand, palette), [hand, palette]);
  const [x, y] = hand.at;
  const stick = useDisposable(
    () =>
      pointsAt([
        [x, y, 0],
        [x, y, hand.height],
      ]),
    [x, y, hand.height],
  );
  return (
    <>
      <Painted batch={band} order={7} />
      <lineSegments geometry={stick} renderOrder={8}>
        <lineBasicMaterial color={palette.dark ? '#f6e4c6' : INK} transparent opacity={0.6} />
      </lineSegments>
      <group position={[x, y, Math.max(DIE_SIDE / 2, hand.height)]} quaternion={[...layingFlat(20)]}>
        <DieBody die={hand.die} />
      </group>
    </>
  );
}

function pulled(hand: SceneHand, { knob, lamp }: Palette): Batch {
  const { at, pull } = hand;
  const batch = emptyBatch();
  const z = ABOVE_TILES;
  if (pull === null) {
    addDisc(batch, at, { from: 0, to: 20 }, { colour: lamp, alpha: 0.25, z });
    addDisc(batch, at, { from: 18, to: 20.4 }, { colour: lamp, z: z + 0.1 });
    const arrow = pullArrow(hand);
    addRibbon(batch, arrow, 9, { colour: INK, z });
    addRibbon(batch, arrow, 6, { colour: lamp, z: z + 0.1 });
    return batch;
  }
  addRibbon(batch, [at, pull], 12, { colour: INK, z });
  addRibbon(batch, [at, pull], 8.6, { colour: knob, z: z + 0.1 });
  addDisc(batch, pull, { from: 0, to: 11.5 }, { colour: INK, z: z + 0.2 });
  addDisc(batch, pull, { from: 0, to: 9.6 }, { colour: CHALK, z: z + 0.3 });
  addDisc(batch, pull, { from: 0, to: 4 }, { colour: knob, z: z + 0.4 });
  return batch;
}
