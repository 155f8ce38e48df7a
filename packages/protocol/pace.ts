import type { Millis } from '@izvilina/kernel/game.ts';

/** How long a decision may take; null = as long as it likes. */
export const PACES = { calm: null, brisk: 30_000, blitz: 10_000, mail: 86_400_000 } as const satisfies Record<
  string,
  Millis | null
>;
export type Pace = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as [Pace, ...Pace[]];
