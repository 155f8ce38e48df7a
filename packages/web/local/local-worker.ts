import type { Slug } from '@izvilina/games/registry.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { downloads } from './downloads.ts';
import type { FromWorker, Pause, Prefetch } from './messages.ts';

let worker: Worker | null = null;

/** This page's worker with the authority of local games; started when it is first needed. */
export function localWorker(): Worker {
  worker ??= start();
  return worker;
}

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'izvilina' });
  started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'download') downloads.report(data.download);
  });
  return started;
}

/** Loads in the background what a local game with these options needs; the service worker keeps it for offline. */
export function prefetchGame(game: Slug, options: Json): void {
  localWorker().postMessage({ type: 'prefetch', game, options } satisfies Prefetch);
}

/** Stops the time of local games while a sheet is open or a verdict is being read. */
export function pauseLocalGames(paused: boolean): void {
  localWorker().postMessage({ type: 'pause', paused } satisfies Pause);
}
