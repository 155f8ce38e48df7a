import type { Slug } from '@izvilina/games/registry.ts';

/**
 * What the code of a game's jobs weighs over the network (gzip), so that a player who waits for it sees how much it is;
 * null for games without jobs. Apart from the registry, whose imports would put that code into every bundle that asks.
 */
export const JOB_BYTES = {
  cow006: null,
  ingenious: null,
  mindtrainer: null,
  notnot: null,
  brainstorm: 1_660_000,
} as const satisfies Readonly<Record<Slug, number | null>>;
