import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { type Group, type Sprite, Vector3 } from 'three';
import type { ScenePawn } from '../../scene/scene.ts';
import { addDisc, emptyBatch } from '../geometry/batch.ts';
import { ABOVE_TILES, topOf } from '../geometry/layers.ts';
import { PAWN_RADIUS } from '../geometry/pawn.ts';
import { useNextFrame } from '../motion.tsx';
import { useDisposable, useResources } from '../resources.ts';
import { markCard } from '../textures/cards.ts';
import { Contact } from './Contact.tsx';
import { Painted } from './Painted.tsx';

export const Pawns = ({ pawns, still }: { readonly pawns: readonly ScenePawn[]; readonly still: boolean }) =>
  pawns.map((pawn) => <Pawn key={pawn.key} pawn={pawn} still={still} />);

const SLIDE_SECONDS = 0.42;
const HOP = 26;

/** A pawn that hops from its previous place to its current one. */
function Pawn({ pawn, still }: { readonly pawn: ScenePawn; readonly still: boolean }) {
  const { seat, at, open } = pawn;
  const shared = useResources();
  const { gl, invalidate } = useThree();
  const nextFrame = useNextFrame();
  const group = useRef<Group>(null);
  const way = useRef<{ from: readonly [number, number]; started: number } | null>(null);
  const [x, y] = at;
  useLayoutEffect(() => {
    const body = group.current;
    if (!body) return;
    const from = [body.position.x, body.position.y] as const;
    const moves = !still && body.userData.stands === true && (from[0] !== x || from[1] !== y);
    body.userData.stands = true;
    way.current = moves ? { from, started: performance.now() } : null;
    if (!moves) body.position.set(x, y, 0);
    invalidate();
  }, [x, y, still, invalidate]);
  useFrame(() => {
    if (!way.current || !group.current) return;
    const { from, started } = way.current;
    const part = Math.min(1, (performance.now() - started) / 1000 / SLIDE_SECONDS);
    const eased = part * part * (3 - 2 * part);
    group.current.position.set(
      from[0] + (x - from[0]) * eased,
      from[1] + (y - from[1]) * eased,
      HOP * 4 * part * (1 - part),
    );
    gl.shadowMap.needsUpdate = true;
    if (part === 1) way.current = null;
    else nextFrame();
  });
  return (
    <group ref={group}>
      <Contact at={[0, 0]} radius={PAWN_RADIUS * 1.5} />
      {open && <OpenRing />}
      <mesh
        geometry={shared.pawn}
        material={shared.pawns[seat] ?? shared.dice.white}
        position-z={topOf(0)}
        castShadow
        receiveShadow
        dispose={null}
      />
      <MarkOn seat={seat} />
    </group>
  );
}

function OpenRing() {
  const { palette } = useResources();
  const ring = useMemo(() => {
    const batch = emptyBatch();
    addDisc(batch, [0, 0], { from: PAWN_RADIUS + 2, to: PAWN_RADIUS + 6 }, { colour: palette.lamp, z: ABOVE_TILES });
    return batch;
  }, [palette.lamp]);
  return <Painted batch={ring} order={4} />;
}

const toEye = new Vector3();
/** Height of the mark on the pawn (mm): seen from the side, and from above. */
const [LOW, HIGH] = [6, 28];
/** Distance of the mark towards the eye (mm): more than the pawn is thick, so that the pawn never hides it. */
const BEFORE = 13;

/** The player's mark, in front of the pawn's body from any direction; on its head from above. */
function MarkOn({ seat }: { readonly seat: number }) {
  const sprite = useRef<Sprite>(null);
  const card = useDisposable(() => {
    const made = markCard(seat);
    return { ...made, dispose: () => made.texture.dispose() };
  }, [seat]);
  useFrame(({ camera }) => {
    if (!sprite.current?.parent) return;
    toEye.copy(camera.position).sub(sprite.current.parent.position).normalize();
    const above = toEye.z * toEye.z;
    sprite.current.position.set(0, 0, topOf(0) + LOW + (HIGH - LOW) * above ** 4).addScaledVector(toEye, BEFORE);
  });
  return (
    <sprite ref={sprite} scale={[card.width, card.height, 1]}>
      <spriteMaterial map={card.texture} depthWrite={false} />
    </sprite>
  );
}
