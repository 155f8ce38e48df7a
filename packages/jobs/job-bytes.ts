import type { Slug } from '@izvilina/games/registry.ts';

/**
 * Size of the code of a game's jobs over the network (gzip), shown to players who wait for it; null for games without
 * jobs. Not in the registry, whose imports would put that code into every bundle that needs the sizes.
 */
export const JOB_BYTES = {
  cow006: null,
  ingenious: null,
  mindtrainer: null,
  notnot: null,
  brainstorm: 1_660_000,
} as const satisfies Readonly<Record<Slug, number | null>>;
