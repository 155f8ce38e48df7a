import { localWorker } from '../local/local-worker.ts';
import type { FromWorker } from '../local/messages.ts';
import { type Line, Switchboard } from './line.ts';

/** The way to the authority in this page's own worker: games against bots and on one screen, network or not. */
export function workerLine(): Line {
  const worker = localWorker();
  const board = new Switchboard((message) => worker.postMessage(message));
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.type !== 'download') board.receive(data);
  });
  return {
    order: (order) => board.order(order),
    hear: (listener) => board.hear(listener),
    status: () => 'ready',
    onStatus: () => () => undefined,
  };
}
