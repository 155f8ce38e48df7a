import { DIE_SIDE, type Point } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { type BufferGeometry, CircleGeometry, Matrix4, Vector3 } from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';

const EDGE = 1.9;
const ROUNDNESS = 4;

export const dieGeometry = (): BufferGeometry => new RoundedBoxGeometry(DIE_SIDE, DIE_SIDE, DIE_SIDE, ROUNDNESS, EDGE);

type Axis = readonly [number, number, number];

/** Opposite faces add up to seven, as on the 2D table; without rotation the one is up. */
export const FACES: readonly { readonly pips: number; readonly normal: Axis; readonly across: Axis }[] = [
  { pips: 1, normal: [0, 0, 1], across: [1, 0, 0] },
  { pips: 6, normal: [0, 0, -1], across: [1, 0, 0] },
  { pips: 2, normal: [0, 1, 0], across: [1, 0, 0] },
  { pips: 5, normal: [0, -1, 0], across: [1, 0, 0] },
  { pips: 3, normal: [1, 0, 0], across: [0, 1, 0] },
  { pips: 4, normal: [-1, 0, 0], across: [0, 1, 0] },
];

const STEP = 3.9;
const spots = (...places: readonly Point[]): readonly Point[] => places.map(([x, y]): Point => [x * STEP, y * STEP]);
const SPOTS: Readonly<Record<number, readonly Point[]>> = {
  1: spots([0, 0]),
  2: spots([-1, -1], [1, 1]),
  3: spots([-1, -1], [0, 0], [1, 1]),
  4: spots([-1, -1], [1, 1], [-1, 1], [1, -1]),
  5: spots([-1, -1], [1, 1], [-1, 1], [1, -1], [0, 0]),
  6: spots([-1, -1], [1, 1], [-1, 1], [1, -1], [-1, 0], [1, 0]),
};

const PIP = 1.55;
const SINGLE_PIP = 2.3;
/** Distance of the pips above the face (mm), too small to be visible. */
const OVER = 0.03;

/** All 21 pips as flat discs, which stay sharp at any camera distance. */
export function pipGeometry(): BufferGeometry {
  const discs = FACES.flatMap(({ pips, normal, across }) => {
    const [up, right] = [new Vector3(...normal), new Vector3(...across)];
    const face = new Matrix4().makeBasis(right, new Vector3().crossVectors(up, right), up);
    return (SPOTS[pips] ?? []).map(([x, y]) =>
      new CircleGeometry(pips === 1 ? SINGLE_PIP : PIP, 18).translate(x, y, DIE_SIDE / 2 + OVER).applyMatrix4(face),
    );
  });
  const merged = mergeGeometries(discs);
  for (const disc of discs) disc.dispose();
  return merged;
}
