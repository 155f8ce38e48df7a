import { useFrame, useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useRef } from 'react';
import { Matrix4, type PerspectiveCamera, Vector3 } from 'three';
import type { Scene } from '../../scene/scene.ts';
import { useNextFrame } from '../motion.tsx';
import { AT_REST, axesOf, eased, eyeOf, type Orbit, type View, viewOf } from './view.ts';

/** Shared by gestures and camera: how the player has turned the camera, and its current view. */
export interface CameraState {
  orbit: Orbit;
  view: View | null;
  /** Set during a drag: the camera follows the finger without easing. */
  follows: boolean;
  invalidate(): void;
}

export const newCameraState = (): CameraState => ({
  orbit: AT_REST,
  view: null,
  follows: false,
  invalidate: () => undefined,
});

/** Seconds of the first step of a movement, because its `delta` includes the pause before it. */
const FIRST_STEP = 1 / 60;
const LONGEST_STEP = 0.25;
const basis = new Matrix4();

/** Moves the camera to the view that scene and player ask for, and requests frames only until it is there. */
export function CameraRig(props: {
  readonly scene: Scene;
  readonly still: boolean;
  readonly state: RefObject<CameraState>;
}) {
  const { scene, still, state } = props;
  const { invalidate, size } = useThree();
  const { kind, from, focus } = scene.camera;
  const nextFrame = useNextFrame();
  const onItsWay = useRef(false);
  const seen = useRef(`${kind} ${from}`);
  state.current.invalidate = invalidate;

  useEffect(() => {
    // A new camera setting of the scene, e.g. «сверху», resets what the player has turned.
    if (seen.current !== `${kind} ${from}`) state.current.orbit = AT_REST;
    seen.current = `${kind} ${from}`;
    state.current.follows = false;
    invalidate();
  }, [kind, from, state, invalidate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these change the camera's goal.
  useEffect(() => invalidate(), [focus, size, scene.table, scene.box, invalidate]);

  useFrame(({ camera }, delta) => {
    const now = state.current;
    const goal = viewOf(scene, now.orbit, size.width / size.height);
    const jumps = now.view === null || still || now.follows;
    now.view = jumps
      ? goal
      : eased(now.view ?? goal, goal, onItsWay.current ? Math.min(delta, LONGEST_STEP) : FIRST_STEP);
    place(camera as PerspectiveCamera, now.view);
    onItsWay.current = now.view !== goal;
    if (onItsWay.current) nextFrame();
  }, -1);
  return null;
}

function place(camera: PerspectiveCamera, view: View): void {
  const { right, up, back } = axesOf(view);
  basis.makeBasis(new Vector3(...right), new Vector3(...up), new Vector3(...back));
  camera.quaternion.setFromRotationMatrix(basis);
  camera.position.set(...eyeOf(view));
  camera.updateMatrixWorld();
}
