import type { Slug } from '@izvilina/games/registry.ts';

interface Bench {
  readonly name: string;
  /** Its own options on the command line, all with a value; absent if it has none. */
  readonly options?: Readonly<Record<string, { readonly type: 'string'; readonly default: string }>>;
  /** Throws a `RangeError` for a value that is none. */
  run(values?: Readonly<Record<string, string>>): Promise<Record<string, unknown>>;
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
  movegen: () => import('./movegen.ts'),
  ...Object.fromEntries(rollouts),
  restart: () => import('./restart.ts'),
  server: () => import('./server/server.ts'),
  store: () => import('./store.ts'),
  throws: () => import('./throws.ts'),
};
