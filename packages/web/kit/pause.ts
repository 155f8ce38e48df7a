import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

/** Number of reasons to pause a local game: open sheets, a verdict that is being read. */
const pauses = createStore(0);

/** Returns a function that ends this pause. */
function addPause(): () => void {
  pauses.set(pauses.get() + 1);
  return () => pauses.set(pauses.get() - 1);
}

export const useIsPaused = (): boolean => useStore(pauses) > 0;

export function usePause(on: boolean): void {
  useEffect(() => (on ? addPause() : undefined), [on]);
}
