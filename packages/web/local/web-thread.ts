import type { FromThread } from '@izvilina/jobs/threads/messages.ts';
import type { Thread, ThreadEvents } from '@izvilina/jobs/threads/pool.ts';

/** A thread of a pool as a Web Worker. */
export const startWebThread =
  (create: () => Worker) =>
  ({ message, ended }: ThreadEvents): Thread => {
    const worker = create();
    worker.onmessage = (event: MessageEvent<FromThread>) => message(event.data);
    worker.onerror = (event) => {
      worker.terminate();
      ended(event.message || 'its script could not be loaded');
    };
    return {
      post: (said) => worker.postMessage(said),
      end: () => worker.terminate(),
    };
  };
