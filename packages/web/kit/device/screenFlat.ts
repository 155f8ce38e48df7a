import { useMedia } from './media.ts';

/**
 * Whether a shared screen lies on the table between its players, so that some of them see it from the far side: a touch
 * screen high enough for half of it to belong to one player. `least`: the minimum width in px; a narrower screen is
 * passed from hand to hand.
 */
export const useIsScreenFlat = (least = 0): boolean =>
  useMedia(`(pointer: coarse) and (min-height: 600px) and (min-width: ${least}px)`);

/** Players sit alternately on the near side and on the far side. */
export const isOnFarSide = (index: number): boolean => index % 2 === 1;
