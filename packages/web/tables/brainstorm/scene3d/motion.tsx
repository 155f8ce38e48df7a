import { useFrame, useThree } from '@react-three/fiber';
import { createContext, type RefObject, useContext, useRef } from 'react';
import { frameWatch } from './quality.ts';

/** Whether something on its way asked for the next frame. */
const Moving = createContext<RefObject<boolean> | null>(null);
export const MovingProvider = Moving.Provider;

/** For what moves by itself: asks for the next frame, which then follows this one without a pause. */
export function useNextFrame(): () => void {
  const moving = useContext(Moving);
  const { invalidate } = useThree();
  return () => {
    if (moving) moving.current = true;
    invalidate();
  };
}

/** Frames of a movement are too slow to be smooth. */
export function SlowFrames({ onSlow }: { readonly onSlow: () => void }) {
  const moving = useContext(Moving);
  const watch = useRef(frameWatch());
  const last = useRef(0);
  // Before everything else in a frame: what moves says so again.
  useFrame(() => {
    const now = performance.now();
    if (moving?.current && watch.current(now - last.current)) onSlow();
    last.current = now;
    if (moving) moving.current = false;
  }, -2);
  return null;
}
