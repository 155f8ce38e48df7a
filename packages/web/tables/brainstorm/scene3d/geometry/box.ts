import type { Stance } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { type BufferGeometry, PlaneGeometry } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';

/** In the order of the groups of `boxGeometry`. */
export const BOX_FACES = ['top', 'near', 'right', 'far', 'left', 'bottom'] as const;

/** A box about its centre whose side pictures all stand upright, one group per face. */
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

/** Turns (about z, then y, then x) that bring the lying box into a stance, about its centre: the lid faces the near side in both upright ones. */
export const STANCE_TURNS: Readonly<Record<Stance, readonly [x: number, y: number, z: number]>> = {
  flat: [0, 0, 0],
  side: [Math.PI / 2, 0, 0],
  end: [Math.PI / 2, 0, Math.PI / 2],
};
