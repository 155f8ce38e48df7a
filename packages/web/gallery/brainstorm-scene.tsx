import type { Side } from '@izvilina/games/brainstorm/geometry/seats.ts';
import { tableFor } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { lazy, Suspense, useState } from 'react';
import type { Scene, SceneRendererProps } from '../tables/brainstorm/scene/scene.ts';
import { SCENES } from './brainstorm-sample.ts';
import { asked, show } from './sample-table.tsx';

/**
 * The 3D scene alone: /gallery/brainstorm-scene.html?scene=laying&camera=top&from=right&flat. `scene=flight` throws a
 * real die. Pointer events are collected in `globalThis.pointers`. Not part of the product build.
 */
const Scene3D = lazy(() => import('../tables/brainstorm/scene3d/Scene3D.tsx'));

const pointers: unknown[] = [];
const ended: string[] = [];
Object.assign(globalThis, { pointers, ended });
const note = (kind: string) => (pointer: unknown) => void pointers.push({ kind, pointer });

async function thrown(scene: Scene): Promise<Scene> {
  const [{ loadPhysics }, { throwDie }] = await Promise.all([
    import('@izvilina/jobs/brainstorm/rapier.ts'),
    import('@izvilina/jobs/brainstorm/runner.ts'),
  ]);
  const { frames = '' } = throwDie(await loadPhysics(), {
    kind: 'throw',
    table: tableFor(3),
    tiles: scene.tiles,
    box: scene.box,
    die: 'red',
    release: {
      edge: 0.14,
      yaw: 12,
      pitch: 35,
      speed: 1900,
      height: 120,
      grip: 'tumble',
      style: 'toss',
      spin: [0.3, -0.6, 0.2],
    },
    drop: null,
  });
  return { ...scene, die: { kind: 'flight', die: 'red', frames, key: asked.get('key') ?? '1' } };
}

function Trial({ start }: { readonly start: Scene }) {
  const [scene, setScene] = useState(start);
  Object.assign(globalThis, { setScene: (change: (before: Scene) => Scene) => setScene(change) });
  const props: SceneRendererProps = {
    scene,
    still: asked.has('still'),
    grabs: () => asked.has('grabs'),
    onPointerDown: note('down'),
    onPointerMove: note('move'),
    onPointerUp: note('up'),
    onPointerCancel: note('cancel'),
    onTwist: note('twist'),
    onFlightEnd: (key) => void ended.push(key),
  };
  return (
    <main className="table brainstorm">
      <div style={{ gridRow: '1 / -1', gridColumn: 1, position: 'relative' }}>
        <Suspense>
          <Scene3D {...props} />
        </Suspense>
      </div>
    </main>
  );
}

const wanted = asked.get('scene') ?? 'sample';
const base = SCENES[wanted === 'flight' ? 'sample' : wanted] ?? SCENES.sample;
if (base) {
  const camera = { ...base.camera, kind: asked.get('camera') === 'top' ? ('top' as const) : ('orbit' as const) };
  const from = (asked.get('from') ?? camera.from) as Side;
  const scene = { ...base, camera: { ...camera, from } };
  await show(<Trial start={wanted === 'flight' ? await thrown(scene) : scene} />);
}
