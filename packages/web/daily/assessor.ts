import type { Assessed, Try } from '@izvilina/bots/puzzles/assess.ts';
import type { FromAssessor } from './worker.ts';

export interface Assessor {
  ask(tried: Try): Promise<Assessed>;
  end(): void;
}

/** Judges answers in a worker, one at a time, so that the page stays smooth while a bot thinks. */
export function startAssessor(): Assessor {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'izvilina-daily' });
  return {
    ask: (tried) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<FromAssessor>) =>
          'assessed' in data ? resolve(data.assessed) : reject(new Error(data.failed));
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.postMessage(tried);
      }),
    end: () => worker.terminate(),
  };
}
