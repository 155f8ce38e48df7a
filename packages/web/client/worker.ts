import { localWorker } from '../local/local-worker.ts';
import type { FromWorker } from '../local/messages.ts';
import { PendingCommands, type Transport } from './transport.ts';

/** The connection to the authority in this page's worker: games against bots and on one screen, also offline. */
export function workerTransport(): Transport {
  const worker = localWorker();
  const pending = new PendingCommands((message) => worker.postMessage(message));
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.type !== 'download') pending.receive(data);
  });
  return {
    send: (command) => pending.send(command),
    onPush: (listener) => pending.onPush(listener),
    status: () => 'ready',
    onStatus: () => () => undefined,
  };
}
