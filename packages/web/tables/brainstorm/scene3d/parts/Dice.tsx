import { DIE_SIDE, type Die } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { durationOf, poseAt, unpackFrames } from '@izvilina/games/brainstorm/throwing/frames.ts';
import { useFrame, useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Group, Mesh } from 'three';
import { layingFlat } from '../../scene/drawing/cube.ts';
import type { SceneDie } from '../../scene/scene.ts';
import { useNextFrame } from '../motion.tsx';
import { useResources } from '../resources.ts';
import { Contact } from './Contact.tsx';

/** A die round its own centre. */
export function DieBody({ die }: { readonly die: Die }) {
  const shared = useResources();
  return (
    <>
      <mesh geometry={shared.die} material={shared.dice[die]} castShadow receiveShadow dispose={null} />
      <mesh geometry={shared.pips} material={shared.pipInks[die]} receiveShadow dispose={null} />
    </>
  );
}

type Resting = Extract<SceneDie, { kind: 'rest' }>;
type Flying = Extract<SceneDie, { kind: 'flight' }>;

export function RestingDie({ die, at, angle, turn }: Resting) {
  return (
    <>
      <Contact at={at} radius={DIE_SIDE * 0.82} />
      <group position={[...at, DIE_SIDE / 2]} quaternion={[...(turn ?? layingFlat(angle))]}>
        <DieBody die={die} />
      </group>
    </>
  );
}

/** Time of the current flight. Shared with the box, which is lifted at `liftAt` from under a leaning die. */
export type FlightClock = RefObject<{ seconds: number; liftAt: number | null }>;

/** Plays a flight from its keyframes once; with `still` shows its end. */
export function FlyingDie(props: {
  readonly flying: Flying;
  readonly still: boolean;
  readonly clock: FlightClock;
  onEnd(): void;
}) {
  const { flying, still, clock } = props;
  const { gl, invalidate } = useThree();
  const nextFrame = useNextFrame();
  const flight = useMemo(() => unpackFrames(flying.frames), [flying.frames]);
  const group = useRef<Group>(null);
  const contact = useRef<Mesh>(null);
  const ended = useRef(false);
  const shown = useRef(false);
  const started = useRef<number | null>(null);
  const end = useRef(props.onEnd);
  end.current = props.onEnd;

  useEffect(() => {
    clock.current = { seconds: 0, liftAt: flight?.liftAt ?? null };
    invalidate();
    return () => {
      clock.current = { seconds: 0, liftAt: null };
    };
  }, [clock, flight, invalidate]);

  useFrame(() => {
    if (!flight || !group.current) {
      finish(ended, end);
      return;
    }
    const now = performance.now() / 1000;
    // The first frame may be delayed by loading its resources; the flight starts only once that frame is shown.
    if (shown.current) started.current ??= now;
    shown.current = true;
    const length = durationOf(flight);
    const seconds = still ? length : Math.min(length, now - (started.current ?? now));
    clock.current.seconds = seconds;
    const { at, turn } = poseAt(flight, seconds);
    group.current.position.set(...at);
    group.current.quaternion.set(...turn);
    if (contact.current) {
      const near = Math.max(0, 1 - (at[2] - DIE_SIDE / 2) / 60);
      contact.current.visible = near > 0 && at[2] > 0;
      contact.current.position.set(at[0], at[1], contact.current.position.z);
      contact.current.scale.setScalar(DIE_SIDE * 1.64 * (1.5 - near / 2));
    }
    gl.shadowMap.needsUpdate = true;
    if (seconds < length) nextFrame();
    else finish(ended, end);
  });
  return (
    <>
      <Contact at={[0, 0]} radius={DIE_SIDE * 0.82} mesh={contact} />
      <group ref={group} position-z={-1000}>
        <DieBody die={flying.die} />
      </group>
    </>
  );
}

/** Reports the end once, after the frame. */
function finish(ended: RefObject<boolean>, end: RefObject<() => void>): void {
  if (ended.current) return;
  ended.current = true;
  queueMicrotask(() => end.current());
}
