import { availableParallelism } from 'node:os';
import type { Deps } from '@izvilina/authority/deps.ts';
import type { Thought } from '@izvilina/bots/bot.ts';
import type { ReadData } from '@izvilina/games/load.ts';
import { createPool, type PoolOptions } from '@izvilina/jobs/threads/pool.ts';
import type { AnyAct } from '@izvilina/kernel/game.ts';
import type { Result } from '@izvilina/kernel/result.ts';
import { calm } from './calm.ts';
import type { CheckedRecord } from './check-record.ts';
import { startNodeThread } from './node-thread.ts';

/** Work that would block the event loop. Each kind has threads of its own, so that none waits for another. */
export interface Threads extends Pick<Deps, 'think' | 'runJob'> {
  /** Replays a record file, given as raw text. `owner` is the sender: all senders take turns. */
  checkRecord(text: string, owner: string): Promise<Result<CheckedRecord>>;
  close(): void;
}

export interface ThreadsOptions {
  readonly readData: ReadData;
  /** Reports how long a thought or a job took, including waiting. */
  readonly took: (kind: 'think' | 'job', seconds: number) => void;
}

/** With more calls than this ahead of it for each thread, a bot gets less time to think instead of waiting longer. */
const COMFORTABLE = 4;
const SPARE_CORES = Math.max(1, availableParallelism() - 1);
const BOT_THREADS = Math.min(2, SPARE_CORES);

/** After a restart the players reconnect first. */
const WARM_AFTER_MS = 3_000;

const COMMON = {
  loadLimitMs: 30_000,
  idleMs: 60_000,
  later(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
} satisfies Partial<PoolOptions>;

/**
 * Starting such a thread and compiling the physics takes a second of a processor, and much longer on a crowded machine. A
 * table must not wait for that before every throw only because its players think for longer than a minute.
 */
const DICE = { loadLimitMs: 120_000, idleMs: 5 * 60_000 } as const;

/** Memory for the bots' search trees and tables; the data of the games is shared and does not count. */
const BOT_MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 } as const;
const JOB_MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 } as const;
/** Enough for the largest possible record. */
const RECORD_MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 } as const;

export function startThreads({ readData, took }: ThreadsOptions): Threads {
  const bots = createPool({
    ...COMMON,
    name: 'bots',
    maxThreads: BOT_THREADS,
    warmThreads: 1,
    warmAfterMs: WARM_AFTER_MS,
    maxQueue: 4_096,
    readData,
    calm,
    start: startNodeThread(new URL('./bot-thread.ts', import.meta.url), BOT_MEMORY),
  });
  const jobs = createPool({
    ...COMMON,
    ...DICE,
    name: 'jobs',
    maxThreads: Math.min(2, SPARE_CORES),
    warmThreads: 0,
    maxQueue: 4_096,
    readData,
    calm,
    start: startNodeThread(new URL('./job-thread.ts', import.meta.url), JOB_MEMORY),
  });
  const records = createPool({
    ...COMMON,
    name: 'records',
    maxThreads: 1,
    warmThreads: 0,
    maxQueue: 16,
    readData,
    start: startNodeThread(new URL('./record-thread.ts', import.meta.url), RECORD_MEMORY),
  });

  const timed = async (kind: 'think' | 'job', work: Promise<unknown>): Promise<unknown> => {
    const began = performance.now();
    try {
      return await work;
    } finally {
      took(kind, (performance.now() - began) / 1000);
    }
  };

  return {
    async think(request, share) {
      const ms = request.budget.ms * Math.min(1, (COMFORTABLE * BOT_THREADS) / (bots.ahead(share) + 1));
      const task = { ...request, budget: { ...request.budget, ms } };
      return (await timed('think', bots.call(task, { ...share, cost: ms }))) as Thought<unknown>;
    },
    runJob: async (request) => (await timed('job', jobs.call(request))) as AnyAct,
    checkRecord: async (text, owner) =>
      (await records.call(text, { kind: 'record', owner, cost: text.length })) as Result<CheckedRecord>,
    close() {
      for (const pool of [bots, jobs, records]) pool.close();
    },
  };
}
