import { flushCompileCache } from 'node:module';
import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { ToThread } from '@izvilina/jobs/threads/messages.ts';
import { serveCalls, type Task } from '@izvilina/jobs/threads/thread.ts';

/** Nice levels; 19 is the lowest priority. */
const [BEHIND_THE_PLAYERS, LAST] = [10, 19];

/** By then (ms) it has loaded what its first call needs. */
const LOADED_AFTER = 3_000;

export interface ServingThread {
  /** Its calls are short, and a whole table waits for each: it has the priority of the thread that serves the players. */
  readonly awaited?: boolean;
}

/** Answers the pool's calls in this worker thread. On a busy machine the thread that serves the players goes first. */
export function serveThread<Request>(task: Task<Request, unknown>, { awaited = false }: ServingThread = {}): void {
  const port = parentPort;
  if (!port) throw new Error('runs in a worker thread only');
  // Only Linux gives every thread a priority of its own: elsewhere this would set that of the whole process.
  if (process.platform === 'linux' && !awaited) setPriority(Math.min(LAST, getPriority() + BEHIND_THE_PLAYERS));
  setTimeout(flushCompileCache, LOADED_AFTER).unref(); // what is compiled by then makes the next start quicker, also after a kill
  const receive = serveCalls<Request>((message) => port.postMessage(message), task);
  port.on('message', (message: ToThread) => receive(message));
}
