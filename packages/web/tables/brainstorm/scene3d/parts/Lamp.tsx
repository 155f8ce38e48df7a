import type { Side } from '@izvilina/games/brainstorm/geometry/seats.ts';
import type { Table } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { axesOf } from '../camera/view.ts';
import { useResources } from '../resources.ts';

const QUARTER: Readonly<Record<Side, number>> = { near: 0, right: 1, far: 2, left: 3 };

const DAY = {
  sky: '#ffffff',
  ground: '#e0c3a6',
  ambient: 1.95,
  lamp: '#fff3dc',
  strength: 1.75,
  fill: 0.75,
  angle: 0.75,
  penumbra: 0.5,
};
const EVENING = {
  sky: '#ffe6cf',
  ground: '#8a6248',
  ambient: 1.05,
  lamp: '#ffe6c4',
  strength: 2.2,
  fill: 0.5,
  angle: 0.52,
  penumbra: 1,
};

/**
 * One lamp up and to the left of the viewer: daylight, or a warm cone in the dark theme. It casts the only shadows; a
 * weak light from behind the viewer keeps the surfaces that face them readable.
 */
export function Lamp({
  table,
  from,
  shadows,
}: {
  readonly table: Table;
  readonly from: Side;
  readonly shadows: boolean;
}) {
  const { palette } = useResources();
  const light = palette.dark ? EVENING : DAY;
  const { right, up } = axesOf({ azimuth: (QUARTER[from] * Math.PI) / 2, polar: 0 });
  const size = Math.max(table.width, table.depth);
  const away = (i: 0 | 1) => (-0.42 * right[i] + 0.5 * up[i]) * size;
  const facing = (i: 0 | 1) => (0.25 * right[i] - up[i]) * size;
  const reach = size * 1.55;
  return (
    <>
      <hemisphereLight args={[light.sky, light.ground, light.ambient]} position={[0, 0, 1]} />
      <directionalLight position={[facing(0), facing(1), size * 0.5]} color={light.lamp} intensity={light.fill} />
      <spotLight
        position={[away(0), away(1), reach]}
        color={light.lamp}
        intensity={light.strength}
        decay={0}
        angle={light.angle}
        penumbra={light.penumbra}
        castShadow={shadows}
        shadow-mapSize={[2048, 2048]}
        shadow-camera-near={reach * 0.4}
        shadow-camera-far={reach * 1.5}
        shadow-bias={-0.0004}
        shadow-normalBias={0.6}
        shadow-radius={4}
      />
    </>
  );
}

/** Redraws the shadow map only when the scene changes. */
export function ShadowsOf({ scene }: { readonly scene: unknown }) {
  const { gl, invalidate } = useThree();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the scene changes.
  useEffect(() => {
    gl.shadowMap.autoUpdate = false;
    gl.shadowMap.needsUpdate = true;
    invalidate();
  }, [gl, invalidate, scene]);
  return null;
}
