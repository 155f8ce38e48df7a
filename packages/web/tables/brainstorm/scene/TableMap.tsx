import { projectionFrom } from './projection.ts';
import { Pieces } from './Scene2D.tsx';
import type { Scene } from './scene.ts';

/** A map of the whole table in a corner of a small screen while the camera is close to the die. */
export function TableMap({ scene }: { readonly scene: Scene }) {
  const { focus } = scene.camera;
  if (!focus) return null;
  const by = projectionFrom(scene.table, scene.camera.from);
  const [x, y] = by.toScreen(focus.at);
  const half = focus.width / 2; // the focus is a square
  return (
    <div className="bs-map" aria-hidden="true">
      <svg aria-hidden="true" viewBox={`${-by.width / 2} ${-by.height / 2} ${by.width} ${by.height}`}>
        <Pieces
          scene={{ ...scene, ghost: null, labels: [], arc: null, hand: null }}
          still
          by={by}
          onFlightEnd={nothing}
        />
        <rect
          x={x - half}
          y={y - half}
          width={2 * half}
          height={2 * half}
          fill="none"
          stroke="var(--lamp)"
          strokeWidth="9"
        />
      </svg>
    </div>
  );
}
const nothing = () => undefined;
