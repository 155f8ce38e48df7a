import type { Point } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { ReactNode } from 'react';
import { Networks } from '../scene/drawing/Networks.tsx';
import { type Projection, projectionFrom } from '../scene/projection.ts';
import type { Scene } from '../scene/scene.ts';

export const projectionOf = ({ table, camera }: Scene): Projection => projectionFrom(table, camera.from);

/** The tiles on the table, defined once for all snapshots of a tray. */
export function SnapshotBase({ id, scene }: { readonly id: string; readonly scene: Scene }) {
  const tiles = scene.tiles.map((tile) => ({ ...tile, light: null }));
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <defs>
        <g id={id}>
          <Networks tiles={tiles} by={projectionOf(scene)} />
        </g>
      </defs>
    </svg>
  );
}

/** A section of the table with something drawn on it. */
export function Snapshot(props: {
  readonly base: string;
  readonly scene: Scene;
  readonly at: Point;
  readonly span: number;
  readonly children: ReactNode;
}) {
  const { base, scene, at, span, children } = props;
  const [x, y] = projectionOf(scene).toScreen(at);
  return (
    <svg className="bs-shot" viewBox={`${x - span / 2} ${y - span / 2} ${span} ${span}`} aria-hidden="true">
      <use href={`#${base}`} opacity=".55" />
      {children}
    </svg>
  );
}
