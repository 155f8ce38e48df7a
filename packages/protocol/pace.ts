import type { Millis } from '@izvilina/kernel/game.ts';

/** Time for a decision; null = unlimited. */
export const PACES = { calm: null, brisk: 30_000, blitz: 10_000, mail: 86_400_000 } as const satisfies Record<
  string,
  Millis | null
>;
export type Pace = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as [Pace, ...Pace[]];

/** With less time than `under` for a decision, pages show what happened in `speed` times the usual time. */
export const HURRY: { readonly under: Millis; readonly speed: number } = { under: 15_000, speed: 0.4 };
