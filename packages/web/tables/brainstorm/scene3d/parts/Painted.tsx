import { DoubleSide } from 'three';
import { type Batch, geometryOf } from '../geometry/batch.ts';
import { useDisposable } from '../resources.ts';

/** A batch of flat triangles: lit like cardboard, or unlit. */
export function Painted(props: {
  readonly batch: Batch;
  readonly lit?: boolean;
  /** Drawing order of batches at the same height. */
  readonly order?: number;
}) {
  const geometry = useDisposable(() => geometryOf(props.batch), [props.batch]);
  if (props.batch.positions.length === 0) return null;
  return (
    <mesh geometry={geometry} receiveShadow={props.lit ?? false} renderOrder={props.order ?? 0}>
      {props.lit ? (
        <meshLambertMaterial vertexColors />
      ) : (
        <meshBasicMaterial vertexColors transparent depthWrite={false} side={DoubleSide} />
      )}
    </mesh>
  );
}
