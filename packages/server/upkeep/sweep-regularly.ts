import { setTimeout as wait } from 'node:timers/promises';
import { type SweepDeps, type Swept, sweep } from './sweep.ts';

const AFTER_START = 60_000;
const EVERY = 60 * 60 * 1_000;

export interface RegularSweep extends Pick<SweepDeps, 'store' | 'keep' | 'isLoaded' | 'now'> {
  done(swept: Swept): void;
  failed(error: unknown): void;
}

/** Sweeps a minute after the start, then every hour. The returned function stops it and awaits the current step. */
export function sweepRegularly({ done, failed, ...deps }: RegularSweep): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const pause = (ms: number) => wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
  const stopped = () => signal.aborted;
  const running = (async () => {
    for (await pause(AFTER_START); !stopped(); await pause(EVERY))
      await sweep({ ...deps, pause, stopped }).then(done, failed);
  })();
  return async () => {
    stop.abort();
    await running;
  };
}
