import { parentPort, workerData } from 'node:worker_threads';
import type { Tally } from '@izvilina/bots/duel.ts';
import { playChunk } from './duel-chunk.ts';

/** Messages of a worker: its progress, then its tallies or why it failed. */
export type FromWorker =
  | { readonly played: number }
  | { readonly tallies: readonly Tally[] }
  | { readonly failure: string };

const tell = (message: FromWorker): void => parentPort?.postMessage(message);

// Any message means that another job has failed. Listening must not keep the worker alive.
const stopped = new AbortController();
parentPort?.on('message', () => stopped.abort());
parentPort?.unref();

try {
  tell({ tallies: await playChunk(workerData, (played) => tell({ played }), stopped.signal) });
} catch (error) {
  tell({ failure: error instanceof Error ? error.message : String(error) });
}
