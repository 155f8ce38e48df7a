import type { Stance } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { type BufferGeometry, PlaneGeometry } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';

/** In the order of the groups of `boxGeometry`. */
export const BOX_FACES = ['top', 'near', 'right', 'far', 'left', 'bottom'] as const;

/** A box round its centre, one group per face; the pictures on its sides all stand upright. */
export function boxGeometry(length: number, width: number, height: number): BufferGeometry {
  const side = (along: number, out: number, quarter: number) =>
    new PlaneGeometry(along, height)
      .rotateX(Math.PI / 2)
      .translate(0, -out / 2, 0)
      .rotateZ((quarter * Math.PI) / 2);
  const faces = [
    new PlaneGeometry(length, width).translate(0, 0, height / 2),
    side(length, width, 0),
    side(width, length, 1),
    side(length, width, 2),
    side(width, length, 3),
    new PlaneGeometry(length, width).rotateX(Math.PI).translate(0, 0, -height / 2),
  ];
  const merged = mergeGeometries(faces, true);
  for (const face of faces) face.dispose();
  return merged;
}

/**
 * Rotations (about z, then y, then x) from the flat box to each stance, round its centre. In both upright ones the lid
 * faces the near side.
 */
export const STANCE_TURNS: Readonly<Record<Stance, readonly [x: number, y: number, z: number]>> = {
  flat: [0, 0, 0],
  side: [Math.PI / 2, 0, 0],
  end: [Math.PI / 2, 0, Math.PI / 2],
};
