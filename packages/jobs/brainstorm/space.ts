import { cosOf, sinOf } from './trig.ts';

/** The space of the simulation: centimetres, x to the right, y away from seat 0, z up from the table top. */
export type Vector = readonly [x: number, y: number, z: number];
export type Rotation = readonly [x: number, y: number, z: number, w: number];

export const CM = 0.1;

/** Converted to the physics library's form. */
export const xyz = ([x, y, z]: Vector) => ({ x, y, z });
export const xyzw = ([x, y, z, w]: Rotation) => ({ x, y, z, w });

/** Rotation about the vertical, counter-clockwise. */
export const turnAboutZ = (degrees: number): Rotation => turnXTo(cosOf(degrees), sinOf(degrees));

/** The rotation about the vertical that takes the x axis to a direction, by the better rounded half-angle formula. */
export function turnXTo(cos: number, sin: number): Rotation {
  if (cos >= 0) {
    const half = Math.sqrt((1 + cos) / 2);
    return unit([0, 0, sin / (2 * half), half]);
  }
  const half = Math.sqrt((1 - cos) / 2);
  return unit([0, 0, half, sin / (2 * half)]);
}

export function unit([x, y, z, w]: Rotation): Rotation {
  const length = Math.sqrt(x * x + y * y + z * z + w * w);
  return [x / length, y / length, z / length, w / length];
}

/** First `b`, then `a`. */
export const compose = ([ax, ay, az, aw]: Rotation, [bx, by, bz, bw]: Rotation): Rotation => [
  aw * bx + ax * bw + ay * bz - az * by,
  aw * by - ax * bz + ay * bw + az * bx,
  aw * bz + ax * by - ay * bx + az * bw,
  aw * bw - ax * bx - ay * by - az * bz,
];

/** The directions of the three axes of a turned body: the columns of its rotation matrix. */
export const axesOf = ([x, y, z, w]: Rotation): readonly [Vector, Vector, Vector] => [
  [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
  [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
  [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
];
