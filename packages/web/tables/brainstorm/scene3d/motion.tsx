import { useFrame, useThree } from '@react-three/fiber';
import { createContext, type RefObject, useContext, useRef } from 'react';
import { frameWatch } from './quality.ts';

/** Whether an animation has requested the next frame. */
const Moving = createContext<RefObject<boolean> | null>(null);
export const MovingProvider = Moving.Provider;

/** For animations: requests the next frame, to follow this one without a pause. */
export function useNextFrame(): () => void {
  const moving = useContext(Moving);
  const { invalidate } = useThree();
  return () => {
    if (moving) moving.current = true;
    invalidate();
  };
}

/** Calls `onSlow` when the frames of an animation take too long to be smooth. */
export function SlowFrames({ onSlow }: { readonly onSlow: () => void }) {
  const moving = useContext(Moving);
  const watch = useRef(frameWatch());
  const last = useRef(0);
  // Runs first in every frame; running animations then request the next one again.
  useFrame(() => {
    const now = performance.now();
    if (moving?.current && watch.current(now - last.current)) onSlow();
    last.current = now;
    if (moving) moving.current = false;
  }, -2);
  return null;
}
