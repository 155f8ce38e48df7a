import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

/** How many things want a game of this device to wait: open sheets, a verdict that is being read. */
const holds = createStore(0);

/** Gives back how to let go again. */
function hold(): () => void {
  holds.set(holds.get() + 1);
  return () => holds.set(holds.get() - 1);
}

export const useIsHeld = (): boolean => useStore(holds) > 0;

export function useHold(on: boolean): void {
  useEffect(() => (on ? hold() : undefined), [on]);
}
