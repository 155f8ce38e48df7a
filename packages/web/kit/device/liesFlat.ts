import { useCallback, useSyncExternalStore } from 'react';

/** Touched, and high enough for half of it to be a player's. */
const flat = (least: number) => matchMedia(`(pointer: coarse) and (min-height: 600px) and (min-width: ${least}px)`);

/**
 * Whether a screen that several share lies on the table between them, so that some of them see it from the far side.
 * `least`: how wide it must be; a narrower one is passed from hand to hand.
 */
export function useLiesFlat(least = 0): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const query = flat(least);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    [least],
  );
  return useSyncExternalStore(subscribe, () => flat(least).matches);
}

/** Players sit by turns on the near side and on the far one. */
export const isFar = (index: number): boolean => index % 2 === 1;
