import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { FromThread } from '@izvilina/jobs/threads/messages.ts';
import type { Thread, ThreadEvents } from '@izvilina/jobs/threads/pool.ts';

/** Starts a pool's thread as a worker thread of Node that runs the given module. */
export const startNodeThread =
  (module: URL, resourceLimits: ResourceLimits = {}) =>
  ({ message, ended }: ThreadEvents): Thread => {
    const worker = new Worker(module, { resourceLimits });
    worker.on('message', (said: FromThread) => message(said));
    worker.on('error', (error) => ended(String(error)));
    worker.on('exit', (code) => ended(`exit code ${code}`));
    return {
      post: (said) => worker.postMessage(said),
      end: () => void worker.terminate(),
    };
  };
