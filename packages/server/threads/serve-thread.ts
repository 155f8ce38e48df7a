import { parentPort } from 'node:worker_threads';
import type { ToThread } from '@izvilina/jobs/threads/messages.ts';
import { serveCalls, type Task } from '@izvilina/jobs/threads/thread.ts';

/** Answers the pool's calls in this worker thread. */
export function serveThread<Request>(task: Task<Request, unknown>): void {
  const port = parentPort;
  if (!port) throw new Error('runs in a worker thread only');
  const receive = serveCalls<Request>((message) => port.postMessage(message), task);
  port.on('message', (message: ToThread) => receive(message));
}
