import type { Side } from '@izvilina/games/brainstorm/geometry/seats.ts';
import { FOOTPRINTS, type Point } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { Scene } from '../../scene/scene.ts';

export type Vector = readonly [x: number, y: number, z: number];

/** Angles in radians. `azimuth`: 0 looks from the near side, counter-clockwise. `polar`: 0 looks straight down. */
export interface View {
  readonly azimuth: number;
  readonly polar: number;
  readonly distance: number;
  /** The point looked at, on the plane of the table. */
  readonly target: Point;
}

/** How the player has turned the camera since the scene last set it. */
export interface Orbit {
  readonly azimuth: number;
  readonly polar: number;
  readonly zoom: number;
  readonly pan: Point;
}

export const AT_REST: Orbit = { azimuth: 0, polar: 0, zoom: 1, pan: [0, 0] };
export const FIELD_OF_VIEW = 26;

/** From steep to flat. The steeper the view, the more of a tall screen the table fills. */
const TILTS = [0.5, 0.58, 0.65] as const;
const FLATTEST = 0.72;
const LOWEST = 1.3;
const AZIMUTH: Readonly<Record<Side, number>> = { near: 0, right: Math.PI / 2, far: Math.PI, left: -Math.PI / 2 };

export interface Axes {
  readonly right: Vector;
  readonly up: Vector;
  /** From the target to the eye. */
  readonly back: Vector;
}

export function axesOf({ azimuth, polar }: Pick<View, 'azimuth' | 'polar'>): Axes {
  const [ca, sa, cp, sp] = [Math.cos(azimuth), Math.sin(azimuth), Math.cos(polar), Math.sin(polar)];
  return { right: [ca, sa, 0], up: [-sa * cp, ca * cp, sp], back: [sa * sp, -ca * sp, cp] };
}

export function eyeOf(view: View): Vector {
  const { back } = axesOf(view);
  const [x, y] = view.target;
  return [x + back[0] * view.distance, y + back[1] * view.distance, back[2] * view.distance];
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/**
 * The nearest view in one direction that holds all points. Per axis of the screen, a point at `s` across and `b` towards
 * the eye is inside when |s − shift| ≤ (distance − b) · t, so the best shift and distance follow from two maxima.
 */
function fitView(
  direction: Pick<View, 'azimuth' | 'polar'>,
  points: readonly Vector[],
  aspect: number,
): View & { readonly leavesHeight: boolean } {
  const axes = axesOf(direction);
  const halfHeight = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
  const along = (axis: Vector, t: number) => {
    const most = (sign: number) => Math.max(...points.map((p) => (sign * dot(p, axis)) / t + dot(p, axes.back)));
    const [plus, minus] = [most(1), most(-1)];
    return { shift: ((plus - minus) * t) / 2, distance: (plus + minus) / 2 };
  };
  const across = along(axes.right, halfHeight * aspect);
  const upward = along(axes.up, halfHeight);
  const reach = Math.max(across.distance, upward.distance);
  const eye = [0, 1, 2].map(
    (i) => (axes.right[i] ?? 0) * across.shift + (axes.up[i] ?? 0) * upward.shift + (axes.back[i] ?? 0) * reach,
  ) as unknown as Vector;
  const distance = eye[2] / axes.back[2];
  return {
    ...direction,
    distance,
    target: [eye[0] - axes.back[0] * distance, eye[1] - axes.back[1] * distance],
    leavesHeight: across.distance >= upward.distance,
  };
}

/** Room round the table (mm): for the hand, more of it on the near side of a tilted view; and for standing pieces. */
const BESIDE = 26;
const NEAR = 44;
const STANDING = 40;
const EDGE = -24;

/** What the camera looks at. */
export type Seen = Pick<Scene, 'camera' | 'table' | 'box'>;

function pointsToShow({ camera: { focus, from, kind }, table, box }: Seen): readonly Vector[] {
  if (focus !== null) {
    const [x, y] = focus.at;
    return corners(focus.width / 2, focus.height / 2).map(([dx, dy]): Vector => [x + dx, y + dy, 0]);
  }
  const around = corners(table.width / 2 + BESIDE, table.depth / 2 + BESIDE);
  const room = kind === 'top' ? 0 : NEAR;
  const [nearX, nearY] = [Math.sin(AZIMUTH[from]) * room, -Math.cos(AZIMUTH[from]) * room];
  return [
    ...around.map(([x, y]): Vector => [x + nearX, y + nearY, 0]),
    ...around.flatMap(([x, y]): Vector[] => [
      [x, y, EDGE],
      [x, y, STANDING],
    ]),
    ...topOfBox(box),
  ];
}

/** Empty while the box is being placed: otherwise the view would move under the hand. */
function topOfBox(box: Seen['box']): readonly Vector[] {
  if (box?.state !== 'stands') return [];
  const { length, width, rise } = FOOTPRINTS[box.stance];
  const turn = (box.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return corners(length / 2, width / 2).map(
    ([x, y]): Vector => [box.at[0] + x * cos - y * sin, box.at[1] + x * sin + y * cos, rise],
  );
}

const corners = (x: number, y: number): readonly Point[] => [
  [-x, -y],
  [x, -y],
  [x, y],
  [-x, y],
];

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The polar angle before the player has turned the camera. */
function tiltOf(seen: Seen, aspect: number): number {
  const { camera } = seen;
  if (camera.kind === 'top') return 0;
  const points = pointsToShow(seen);
  const leavesHeight = (polar: number) =>
    fitView({ azimuth: AZIMUTH[camera.from], polar }, points, aspect).leavesHeight;
  return TILTS.find(leavesHeight) ?? FLATTEST;
}

/** The view the camera should have: the scene's setting plus the player's orbit. */
export function viewOf(seen: Seen, orbit: Orbit, aspect: number): View {
  const { camera, table } = seen;
  const azimuth = AZIMUTH[camera.from] + orbit.azimuth;
  const polar = clamp(tiltOf(seen, aspect) + orbit.polar, 0, LOWEST);
  const fitted = fitView({ azimuth, polar }, pointsToShow(seen), aspect);
  const distance = fitted.distance * orbit.zoom;
  const [x, y] = fitted.target;
  const target: Point = [
    clamp(x + orbit.pan[0], -table.width / 2, table.width / 2),
    clamp(y + orbit.pan[1], -table.depth / 2, table.depth / 2),
  ];
  return { azimuth, polar, distance, target };
}

const NEAREST = 0.3;
const FARTHEST = 1.35;

/** Turns the orbit, clamped to the camera's range, so that turning back has an effect at once. */
export function turnedBy(
  orbit: Orbit,
  by: { readonly azimuth: number; readonly polar: number },
  seen: Seen,
  aspect: number,
): Orbit {
  const start = tiltOf(seen, aspect);
  return {
    ...orbit,
    azimuth: orbit.azimuth + by.azimuth,
    polar: clamp(orbit.polar + by.polar, -start, LOWEST - start),
  };
}

export const zoomedBy = (orbit: Orbit, factor: number): Orbit => ({
  ...orbit,
  zoom: clamp(orbit.zoom * factor, NEAREST, FARTHEST),
});

export const pannedBy = (orbit: Orbit, [x, y]: Point): Orbit => ({
  ...orbit,
  pan: [orbit.pan[0] + x, orbit.pan[1] + y],
});

const RATE = 7;
const CLOSE = 0.0006;

/** One step of the transition between views; returns `to` itself when it is nearly reached. */
export function eased(from: View, to: View, seconds: number): View {
  const part = 1 - Math.exp(-RATE * seconds);
  const round = 2 * Math.PI;
  const way = ((((to.azimuth - from.azimuth + Math.PI) % round) + round) % round) - Math.PI;
  const gaps = [
    way,
    to.polar - from.polar,
    (to.distance - from.distance) / to.distance,
    (to.target[0] - from.target[0]) / to.distance,
    (to.target[1] - from.target[1]) / to.distance,
  ];
  if (gaps.every((gap) => Math.abs(gap) < CLOSE)) return to;
  const mix = (a: number, b: number) => a + (b - a) * part;
  return {
    azimuth: from.azimuth + way * part,
    polar: mix(from.polar, to.polar),
    distance: mix(from.distance, to.distance),
    target: [mix(from.target[0], to.target[0]), mix(from.target[1], to.target[1])],
  };
}
