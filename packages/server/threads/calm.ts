import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

export interface CalmOptions {
  /** How long the event loop is looked at, in milliseconds. */
  readonly every: number;
  /** It is calm when it worked for less than this part of that. */
  readonly busy: number;
  /** Whatever it does, it is not waited for longer. */
  readonly most: number;
}

const USUAL: CalmOptions = { every: 100, busy: 0.5, most: 3_000 };

/** Resolves when the event loop has time to spare: after a start all players come back at once, and they go first. */
export async function calm({ every, busy, most }: CalmOptions = USUAL): Promise<void> {
  for (const began = performance.now(); performance.now() - began < most; ) {
    const before = performance.eventLoopUtilization();
    await pause(every);
    if (performance.eventLoopUtilization(before).utilization < busy) return;
  }
}
