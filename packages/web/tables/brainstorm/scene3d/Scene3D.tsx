import { Canvas } from '@react-three/fiber';
import { useMemo, useRef, useState } from 'react';
import type { SceneRendererProps } from '../scene/scene.ts';
import { CameraRig, newCameraState } from './camera/CameraRig.tsx';
import { useGestures } from './camera/useGestures.ts';
import { FIELD_OF_VIEW } from './camera/view.ts';
import { MovingProvider, SlowFrames } from './motion.tsx';
import { usePalette } from './palette.ts';
import { Contents } from './parts/Contents.tsx';
import { FULL, PLAIN, type Quality, startingQuality } from './quality.ts';
import { createResources, ResourcesProvider, useDisposable } from './resources.ts';
import { useFonts } from './useFonts.ts';
import '../look.css';

/** The table in three dimensions. A frame is drawn only when something has changed or moves. */
export default function Scene3D(props: SceneRendererProps) {
  const { scene, still } = props;
  const { width, depth } = scene.table;
  const field = useRef<HTMLDivElement>(null);
  const camera = useRef(newCameraState());
  const moving = useRef(false);
  const palette = usePalette();
  const resources = useDisposable(() => createResources(palette, { width, depth }), [palette, width, depth]);
  const fonts = useFonts(palette.displayFont);
  const shared = useMemo(() => ({ ...resources, fonts }), [resources, fonts]);
  const gestures = useGestures(field, camera, props);
  const [quality, setQuality] = useState<Quality>(() => startingQuality(thisDevice()));
  return (
    <div className="bs-scene3d" ref={field} aria-hidden="true" {...gestures}>
      <Canvas
        frameloop="demand"
        flat
        shadows={quality.shadows ? 'percentage' : false}
        dpr={[1, quality.mostPixels]}
        camera={{ fov: FIELD_OF_VIEW, near: 60, far: 9000, up: [0, 0, 1] }}
        gl={{ antialias: true, alpha: true, powerPreference: 'default' }}
      >
        <MovingProvider value={moving}>
          <ResourcesProvider value={shared}>
            <CameraRig scene={scene} still={still} state={camera} />
            <Contents {...props} shadows={quality.shadows} />
            {quality === FULL && <SlowFrames onSlow={() => setQuality(PLAIN)} />}
          </ResourcesProvider>
        </MovingProvider>
      </Canvas>
    </div>
  );
}

const thisDevice = () => ({
  cores: navigator.hardwareConcurrency,
  gigabytes: 'deviceMemory' in navigator && typeof navigator.deviceMemory === 'number' ? navigator.deviceMemory : null,
});
