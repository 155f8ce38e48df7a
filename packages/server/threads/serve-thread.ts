import { flushCompileCache } from 'node:module';
import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { ToThread } from '@izvilina/jobs/threads/messages.ts';
import { serveCalls, type Task } from '@izvilina/jobs/threads/thread.ts';

/** As `nice` counts; 19 is the last. */
const [BEHIND_THE_PLAYERS, LAST] = [10, 19];

/** By then it has loaded what its first call needs. */
const LOADED_AFTER = 3_000;

export interface ServingThread {
  /** Every call of it is short, and a whole table waits for it: it stands beside the thread that serves the players. */
  readonly awaited?: boolean;
}

/** Answers the pool's calls in this worker thread. On a busy machine the thread that serves the players goes first. */
export function serveThread<Request>(task: Task<Request, unknown>, { awaited = false }: ServingThread = {}): void {
  const port = parentPort;
  if (!port) throw new Error('runs in a worker thread only');
  // Elsewhere this would be said of the whole process: only Linux gives every thread a priority of its own.
  if (process.platform === 'linux' && !awaited) setPriority(Math.min(LAST, getPriority() + BEHIND_THE_PLAYERS));
  setTimeout(flushCompileCache, LOADED_AFTER).unref(); // it may be killed with the process, which should start quicker then
  const receive = serveCalls<Request>((message) => port.postMessage(message), task);
  port.on('message', (message: ToThread) => receive(message));
}
