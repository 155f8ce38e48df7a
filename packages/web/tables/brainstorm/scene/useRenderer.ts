import { type ComponentType, useEffect, useState } from 'react';
import { isMotionReduced } from '../../../kit/remembered/settings.ts';
import Scene2D from './Scene2D.tsx';
import type { Camera, SceneRendererProps } from './scene.ts';

export type Dimensions = '2d' | '3d';

export interface Renderer {
  readonly Scene: ComponentType<SceneRendererProps>;
  readonly camera: Camera['kind'];
  /** The renderer in use; 2D also while 3D is loading. */
  readonly shown: Dimensions;
  /** Null if this device can only draw 2D. */
  readonly choose: ((dimensions: Dimensions) => void) | null;
  turnCamera(): void;
}

const KEY = 'izvilina-brainstorm-view';

/**
 * The 2D table until the 3D one is loaded, and permanently if WebGL is missing or the player chose it. With reduced
 * motion, or if WebGL is rendered in software, 3D is used only when the player chooses it.
 */
export function useRenderer(small: boolean): Renderer {
  const [drawnBy] = useState(() => (small ? null : whoDraws()));
  const [chosen, setChosen] = useState<Dimensions | null>(readChoice);
  const [Scene3D, setScene3D] = useState<ComponentType<SceneRendererProps> | null>(null);
  const [camera, setCamera] = useState<Camera['kind']>('orbit');
  const unasked = drawnBy === 'card' && !isMotionReduced() ? '3d' : '2d';
  const wanted = drawnBy !== null && (chosen ?? unasked) === '3d';
  useEffect(() => {
    if (!wanted || Scene3D) return;
    let gone = false;
    load3D().then(
      (loaded) => !gone && setScene3D(() => loaded),
      () => undefined, // offline or broken: the 2D table has all functions
    );
    return () => {
      gone = true;
    };
  }, [wanted, Scene3D]);
  const deep = wanted && Scene3D !== null;
  return {
    Scene: deep ? Scene3D : Scene2D,
    camera: deep ? camera : 'top',
    shown: deep ? '3d' : '2d',
    choose: drawnBy
      ? (dimensions) => {
          keepChoice(dimensions);
          setChosen(dimensions);
        }
      : null,
    turnCamera: () => setCamera(camera === 'top' ? 'orbit' : 'top'),
  };
}

const load3D = async (): Promise<ComponentType<SceneRendererProps>> => (await import('../scene3d/Scene3D.tsx')).default;

/** What renders WebGL here: a graphics card, or the processor, which is slow. Null without WebGL. */
function whoDraws(): 'card' | 'processor' | null {
  try {
    const gl = document.createElement('canvas').getContext('webgl2');
    if (!gl) return null;
    const named = gl.getExtension('WEBGL_debug_renderer_info');
    const name = String(gl.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
    gl.getExtension('WEBGL_lose_context')?.loseContext();
    return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name) ? 'processor' : 'card';
  } catch {
    return null;
  }
}

function readChoice(): Dimensions | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === '2d' || kept === '3d' ? kept : null;
  } catch {
    return null;
  }
}

function keepChoice(dimensions: Dimensions): void {
  try {
    localStorage.setItem(KEY, dimensions);
  } catch {
    // If the storage is full or forbidden, the choice is silently lost.
  }
}
