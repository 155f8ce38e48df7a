import type { Slug } from '@izvilina/games/registry.ts';

interface Bench {
  readonly name: string;
  /** Its own command line options, each with a value; absent if it has none. */
  readonly options?: Readonly<Record<string, { readonly type: 'string'; readonly default: string }>>;
  /** Throws a `RangeError` for an invalid value. */
  run(values?: Readonly<Record<string, string>>): Promise<Record<string, unknown>>;
}

type LoadBench = () => Promise<Bench>;

/** How fast each game's bots simulate games; null for bots that do not. */
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

/** All benches by their name on the command line. */
export const BENCHES: Readonly<Record<string, LoadBench>> = {
  fairness: () => import('./fairness.ts'),
  geometry: () => import('./geometry.ts'),
  movegen: () => import('./movegen.ts'),
  ...Object.fromEntries(rollouts),
  restart: () => import('./restart.ts'),
  server: () => import('./server/server.ts'),
  store: () => import('./store.ts'),
  throws: () => import('./throws.ts'),
};
