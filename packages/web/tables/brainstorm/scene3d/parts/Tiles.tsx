import { FACES, SIZES } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { useLayoutEffect, useRef } from 'react';
import { type InstancedMesh, Matrix4 } from 'three';
import type { Piece } from '../../scene/drawing/shapes.ts';
import type { SceneTile } from '../../scene/scene.ts';
import { LAYER, layersOf, topOf } from '../geometry/layers.ts';
import { useResources } from '../resources.ts';

interface Lying {
  readonly tile: SceneTile;
  readonly layer: number;
}

/** All laid tiles, one instanced mesh for each size and face. */
export function Tiles({ tiles }: { readonly tiles: readonly SceneTile[] }) {
  const layers = layersOf(tiles);
  const lying = tiles.map((tile, i): Lying => ({ tile, layer: layers[i] ?? 0 }));
  return SIZES.flatMap((size) =>
    FACES.map((face) => {
      const alike = lying.filter(({ tile }) => tile.tile === size && tile.face === face);
      if (alike.length === 0) return null;
      return <Alike key={`${size} ${face} ${alike.length}`} piece={size} lying={alike} />;
    }),
  );
}

function Alike({ piece, lying }: { readonly piece: Piece; readonly lying: readonly Lying[] }) {
  const mesh = useRef<InstancedMesh>(null);
  const { tiles, cardboard, hatch } = useResources();
  const face = lying[0]?.tile.face ?? 'front';
  useLayoutEffect(() => {
    lying.forEach(({ tile, layer }, i) => {
      mesh.current?.setMatrixAt(i, matrixOf(tile, layer * LAYER));
    });
    if (mesh.current) mesh.current.instanceMatrix.needsUpdate = true;
  }, [lying]);
  return (
    <>
      <instancedMesh
        ref={mesh}
        args={[tiles[piece][face].geometry, [...cardboard[piece]], lying.length]}
        frustumCulled={false}
        castShadow
        receiveShadow
        dispose={null}
      />
      {lying
        .filter(({ tile }) => tile.light === 'doomed')
        .map(({ tile, layer }) => (
          <mesh
            key={tile.id}
            geometry={tiles[piece][face].face}
            position={[tile.at[0], tile.at[1], topOf(layer) + 0.1]}
            rotation-z={(tile.angle * Math.PI) / 180}
          >
            <meshBasicMaterial map={hatch} transparent opacity={0.7} depthWrite={false} />
          </mesh>
        ))}
    </>
  );
}

const matrixOf = ({ at, angle }: SceneTile, z: number): Matrix4 =>
  new Matrix4().makeRotationZ((angle * Math.PI) / 180).setPosition(at[0], at[1], z);
