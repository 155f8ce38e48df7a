import { useCallback, useSyncExternalStore } from 'react';

/** A touch screen high enough for half of it to belong to one player. */
const flat = (least: number) => matchMedia(`(pointer: coarse) and (min-height: 600px) and (min-width: ${least}px)`);

/**
 * Whether a shared screen lies on the table between its players, so that some of them see it from the far side.
 * `least`: the minimum width in px; a narrower screen is passed from hand to hand.
 */
export function useIsScreenFlat(least = 0): boolean {
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

/** Players sit alternately on the near side and on the far side. */
export const isOnFarSide = (index: number): boolean => index % 2 === 1;
