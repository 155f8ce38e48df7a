import type { ToThread } from '@izvilina/jobs/threads/messages.ts';
import { serveCalls, type Task } from '@izvilina/jobs/threads/thread.ts';

/** Answers a pool's calls in this Web Worker. */
export function serveWorker<Request>(task: Task<Request, unknown>): void {
  const receive = serveCalls<Request>((message) => postMessage(message), task);
  addEventListener('message', (event: MessageEvent<ToThread>) => receive(event.data));
}
