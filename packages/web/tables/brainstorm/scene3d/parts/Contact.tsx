import type { Point } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { Ref } from 'react';
import type { Mesh } from 'three';
import { topOf } from '../geometry/layers.ts';
import { useResources } from '../resources.ts';

/** The dark spot under an object that stands on the table or on a tile. */
export function Contact({
  at,
  radius,
  mesh,
}: {
  readonly at: Point;
  readonly radius: number;
  readonly mesh?: Ref<Mesh>;
}) {
  const { contact } = useResources();
  return (
    <mesh ref={mesh ?? null} position={[...at, topOf(0) + 0.3]} scale={2 * radius} renderOrder={3}>
      <planeGeometry />
      <meshBasicMaterial map={contact} transparent depthWrite={false} />
    </mesh>
  );
}
