import { projectionFrom } from './projection.ts';
import { Pieces } from './Scene2D.tsx';
import type { Scene } from './scene.ts';

/** The whole table in a corner of a small screen while the camera is at the die. */
export function TableMap({ scene }: { readonly scene: Scene }) {
  const { focus } = scene.camera;
  if (!focus) return null;
  const by = projectionFrom(scene.table, scene.camera.from);
  const [x, y] = by.toScreen(focus.at);
  const [width, height] = by.toScreen([focus.width, focus.height]).map(Math.abs) as [number, number];
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
          x={x - width / 2}
          y={y - height / 2}
          width={width}
          height={height}
          fill="none"
          stroke="var(--lamp)"
          strokeWidth="9"
        />
      </svg>
    </div>
  );
}
const nothing = () => undefined;
