import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

/** Number of reasons to pause a local game: open sheets, a verdict that is being read. */
const holds = createStore(0);

/** Returns a function that releases the hold. */
function hold(): () => void {
  holds.set(holds.get() + 1);
  return () => holds.set(holds.get() - 1);
}

export const useIsHeld = (): boolean => useStore(holds) > 0;

export function useHold(on: boolean): void {
  useEffect(() => (on ? hold() : undefined), [on]);
}
