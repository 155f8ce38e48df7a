import type { Deps } from '@izvilina/authority/deps.ts';
import type { Thought } from '@izvilina/bots/bot.ts';
import type { ReadData } from '@izvilina/games/load.ts';
import { isSlug, type Slug } from '@izvilina/games/registry.ts';
import { JOB_BYTES } from '@izvilina/jobs/job-bytes.ts';
import { createPool, type PoolOptions } from '@izvilina/jobs/threads/pool.ts';
import type { AnyAct } from '@izvilina/kernel/game.ts';
import type { ReportDownload } from './download.ts';
import { reportedLoad } from './reported-load.ts';
import { startWebThread } from './web-thread.ts';

/** Bots and jobs run in their own workers, so that the table stays responsive. */
export interface LocalThreads extends Pick<Deps, 'think' | 'runJob'> {
  /** Loads the code of a game's jobs into the browser's cache. */
  loadJobs(game: Slug): Promise<void>;
}

export function localThreads(readData: ReadData, later: Deps['later'], report: ReportDownload): LocalThreads {
  const common = {
    maxThreads: 1,
    warmThreads: 0,
    maxQueue: 1_000,
    loadLimitMs: 300_000, // a big file over a slow network
    idleMs: 120_000,
    readData,
    later,
  } satisfies Partial<PoolOptions>;
  const bots = createPool({
    ...common,
    name: 'bots',
    start: startWebThread(
      () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'izvilina-bots' }),
    ),
  });
  const jobs = createPool({
    ...common,
    name: 'jobs',
    start: startWebThread(
      () => new Worker(new URL('./job-worker.ts', import.meta.url), { type: 'module', name: 'izvilina-jobs' }),
    ),
  });
  const loadJobs = reportedLoad(report, (game) => ({
    name: `${game}/jobs`,
    total: JOB_BYTES[game],
    load: () => jobs.call({ game, loadOnly: true }),
  }));
  return {
    think: async (request, share) =>
      (await bots.call(request, { ...share, cost: request.budget.ms })) as Thought<unknown>,
    async runJob(request) {
      if (isSlug(request.game)) await loadJobs(request.game);
      return (await jobs.call(request)) as AnyAct;
    },
    loadJobs,
  };
}
