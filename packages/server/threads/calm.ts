import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

export interface CalmOptions {
  /** Length of one measurement of the event loop, in milliseconds. */
  readonly every: number;
  /** The loop is calm when it was busy for less than this share of the measurement. */
  readonly busy: number;
  /** Longest wait in milliseconds. */
  readonly most: number;
}

const USUAL: CalmOptions = { every: 100, busy: 0.5, most: 3_000 };

/** Resolves when the event loop is calm: after a start all players come back at once, and they go first. */
export async function calm({ every, busy, most }: CalmOptions = USUAL): Promise<void> {
  for (const began = performance.now(); performance.now() - began < most; ) {
    const before = performance.eventLoopUtilization();
    await pause(every);
    if (performance.eventLoopUtilization(before).utilization < busy) return;
  }
}
