import type { Message } from '@izvilina/protocol/messages.ts';
import { type Line, Switchboard } from './line.ts';

/** The way to the authority in this page's own worker: games against bots and on one screen, network or not. */
export function workerLine(): Line {
  const worker = new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module', name: 'izvilina' });
  const board = new Switchboard((message) => worker.postMessage(message));
  worker.onmessage = (event: MessageEvent<Message>) => board.receive(event.data);
  return {
    order: (order) => board.order(order),
    hear: (listener) => board.hear(listener),
    status: () => 'ready',
    onStatus: () => () => undefined,
  };
}
