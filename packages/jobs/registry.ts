import type { Slug } from '@izvilina/games/registry.ts';
import type { AnyJobRunner } from './job.ts';
import type { JOB_BYTES } from './job-bytes.ts';

type Load = () => Promise<AnyJobRunner>;
type Runners = { readonly [S in Slug]: (typeof JOB_BYTES)[S] extends null ? null : Load };

const RUNNERS: Runners = {
  cow006: null,
  ingenious: null,
  mindtrainer: null,
  notnot: null,
  brainstorm: () => import('./brainstorm/runner.ts').then((module) => module.loadRunner()),
};

/** The job runner of each game; null for games without jobs. Loaded when the first job comes. */
export const JOBS: Readonly<Record<Slug, Load | null>> = RUNNERS;

/** Rejects for a game that has none. */
export async function loadJobRunner(game: Slug): Promise<AnyJobRunner> {
  const load = JOBS[game];
  if (!load) throw new Error(`no job runner for ${game} (jobs/registry.ts)`);
  return load();
}
