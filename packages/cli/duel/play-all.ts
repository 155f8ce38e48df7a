import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DuelPlan, Tally } from '@izvilina/bots/duel.ts';
import { Failure } from '../command.ts';
import { isProgram, playChunk } from './duel-chunk.ts';
import type { FromWorker } from './duel-worker.ts';

const PROGRESS_EVERY_MS = 2000;

/** Plays the plan's games, shared by `jobs` threads. Progress goes to stderr. */
export async function playAll(plan: DuelPlan, jobs: number): Promise<readonly (readonly Tally[])[]> {
  const played = Array.from({ length: jobs }, () => 0);
  let reported = performance.now();
  const progressOf = (job: number) => (count: number) => {
    played[job] = count;
    const now = performance.now();
    if (now - reported < PROGRESS_EVERY_MS) return;
    reported = now;
    process.stderr.write(`${played.reduce((sum, each) => sum + each, 0)} of ${plan.games} games\n`);
  };
  if (jobs === 1) return [await playChunk(plan, progressOf(0)).catch(explain)];
  const chunks = played.map((_, job) => ({
    ...plan,
    from: Math.floor((plan.games * job) / jobs),
    to: Math.floor((plan.games * (job + 1)) / jobs),
  }));
  const workers: Worker[] = [];
  try {
    return await Promise.all(
      chunks.map((chunk, job) => {
        const worker = new Worker(new URL('./duel-worker.ts', import.meta.url), { workerData: chunk });
        workers.push(worker);
        return talliesOf(worker, progressOf(job));
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => dismiss(worker, plan.seats.some(isProgram))));
  }
}

/**
 * A worker with programs must end them itself, however slowly it starts: terminated, it would leave them running. One
 * with bots only is too busy to listen and has nothing to end.
 */
async function dismiss(worker: Worker, hasPrograms: boolean): Promise<void> {
  if (!hasPrograms) await worker.terminate();
  else if (worker.threadId > 0) {
    const left = once(worker, 'exit');
    worker.postMessage('stop');
    await left;
  }
}

/** A player that breaks the rules or crashes ends the duel with a sentence, not with our stack trace. */
function explain(error: unknown): never {
  throw error instanceof Failure ? error : new Failure(error instanceof Error ? error.message : String(error));
}

function talliesOf(worker: Worker, progress: (played: number) => void): Promise<readonly Tally[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly Tally[]>();
  worker.on('message', (message: FromWorker) => {
    if ('played' in message) progress(message.played);
    else if ('tallies' in message) resolve(message.tallies);
    else reject(new Failure(message.failure));
  });
  worker.on('error', reject);
  worker.on('exit', () => reject(new Failure('a worker ended too early')));
  return promise;
}
