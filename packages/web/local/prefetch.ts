import { loadGame, type ReadData } from '@izvilina/games/load.ts';
import { JOB_BYTES } from '@izvilina/jobs/job-bytes.ts';
import type { Prefetch } from './messages.ts';
import type { LocalThreads } from './threads.ts';

/** Loads a game's data and the code of its jobs into the browser's cache. The page loads the code of its table. */
export async function prefetch(
  { game, options }: Prefetch,
  readData: ReadData,
  threads: Pick<LocalThreads, 'loadJobs'>,
): Promise<void> {
  await Promise.all([loadGame(game, options, readData), JOB_BYTES[game] !== null && threads.loadJobs(game)]);
}
