import { availableParallelism } from 'node:os';
import type { ThinkRequest } from '@izvilina/authority/deps.ts';
import type { Thought } from '@izvilina/bots/bot.ts';
import type { Result } from '@izvilina/kernel/result.ts';
import { Piscina } from 'piscina';
import { ShortestFirst, withUrgency } from './shortest-first.ts';
import type { Verified } from './worker.ts';

/** Work that would hold the event loop: bots that think, records that are checked. */
export interface Jobs {
  think(request: ThinkRequest): Promise<Thought<unknown>>;
  /** Replays a record file, given as the text that came in. */
  verify(text: string): Promise<Result<Verified>>;
  close(): Promise<void>;
}

const QUEUE = 4_096;
/** More than so many waiting for each thread, and everyone gets less time instead of a later turn. */
const COMFORTABLE = 4;
const VERIFY_MS = 10_000;

export function startJobs(thought: (seconds: number) => void): Jobs {
  const threads = Math.min(2, Math.max(1, availableParallelism() - 1));
  const pool = new Piscina({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
    maxQueue: QUEUE,
    taskQueue: new ShortestFirst(),
  });
  return {
    async think(request) {
      const began = performance.now();
      try {
        const ms = request.budget.ms * Math.min(1, (COMFORTABLE * threads) / (pool.queueSize + 1));
        const asked = { ...request, budget: { ...request.budget, ms } };
        return (await pool.run(withUrgency(asked, request.budget.ms), { name: 'think' })) as Thought<unknown>;
      } finally {
        thought((performance.now() - began) / 1000);
      }
    },
    verify: (text) =>
      pool.run(withUrgency({ text }, VERIFY_MS), {
        name: 'verify',
        signal: AbortSignal.timeout(VERIFY_MS), // ends the thread: nothing that comes in may keep it for long
      }) as Promise<Result<Verified>>,
    close: () => pool.destroy(),
  };
}
