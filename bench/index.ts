import type { Slug } from '@izvilina/games/registry.ts';

interface Bench {
  readonly name: string;
  run(): Promise<Record<string, unknown>>;
}

type LoadBench = () => Promise<Bench>;

/** How fast each game's bots play games out; null for bots that play none. */
const ROLLOUTS: Readonly<Record<Slug, LoadBench | null>> = {
  cow006: () => import('./rollouts-cow006.ts'),
  ingenious: () => import('./rollouts-ingenious.ts'),
  mindtrainer: null,
  notnot: null,
  brainstorm: null,
};

const rollouts = Object.entries(ROLLOUTS).flatMap(([slug, load]) =>
  load ? [[`rollouts-${slug}`, load] as const] : [],
);

/** Every bench there is, by the name the command line knows. */
export const BENCHES: Readonly<Record<string, LoadBench>> = {
  fairness: () => import('./fairness.ts'),
  geometry: () => import('./geometry.ts'),
  ...Object.fromEntries(rollouts),
  server: () => import('./server.ts'),
  throws: () => import('./throws.ts'),
};
