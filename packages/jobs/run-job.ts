import type { Slug } from '@izvilina/games/registry.ts';
import type { AnyAct } from '@izvilina/kernel/game.ts';
import type { JobRequest } from './job.ts';
import { loadJobRunner } from './registry.ts';
import type { Task } from './threads/thread.ts';

/** Only loads the runner, so that the first job does not wait for it and a browser caches its code for offline play. */
export interface LoadRunner {
  readonly game: Slug;
  readonly loadOnly: true;
}

/** Runs a game's job in a thread of a pool. */
export const runJobTask: Task<JobRequest | LoadRunner, AnyAct | null> = async (request, { started }) => {
  const runner = await loadJobRunner(request.game);
  if ('loadOnly' in request) return null;
  started(runner.limitMs);
  return runner.run(request.job);
};
