import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { isSlug, SLUGS, type Slug } from '@izvilina/games/registry.ts';
import { chances, drawn } from '@izvilina/kernel/chance.ts';
import { compareWorlds } from './compare.ts';
import { LEAKS, type LeakName } from './planted.ts';
import { positionsOf } from './positions.ts';

export interface LeaksOptions {
  readonly game: Slug;
  readonly runs: number;
  readonly seed: string;
  /** Number of random games from which positions are taken. */
  readonly games?: number;
  readonly leak?: LeakName | undefined;
}

export interface LeaksReport {
  readonly game: Slug;
  readonly runs: number;
  readonly messages: number;
  /** The first leak with the number of its run; null if none. */
  readonly leak: string | null;
}

const GAMES_PLAYED = 300;

/** Compares `runs` pairs of worlds of one game, stopping at the first leak. */
export async function lookForLeaks({
  game,
  runs,
  seed,
  games = GAMES_PLAYED,
  leak,
}: LeaksOptions): Promise<LeaksReport> {
  const positions = await positionsOf(game, games, seed);
  let messages = 0;
  for (let run = 0; run < runs; run++) {
    const dice = chances(`${game} ${seed} ${run}`)(1);
    const compared = await compareWorlds(drawn(positions, dice), dice, leak && LEAKS[leak]);
    messages += compared.messages;
    if (compared.leak !== null)
      return { game, runs: run + 1, messages, leak: `seed ${seed}, run ${run}: ${compared.leak}` };
  }
  return { game, runs, messages, leak: null };
}

const inThread = (options: LeaksOptions): Promise<LeaksReport> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: options });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

async function lookInThreads(game: Slug, runs: number, seed: string, threads: number) {
  const began = performance.now();
  const each = Math.ceil(runs / threads);
  const reports = await Promise.all(
    Array.from({ length: threads }, (_, thread) => inThread({ game, runs: each, seed: `${seed}.${thread}` })),
  );
  const sum = (of: (report: LeaksReport) => number) => reports.reduce((total, report) => total + of(report), 0);
  const seconds = Math.round((performance.now() - began) / 1000);
  const leak = reports.find((report) => report.leak !== null)?.leak ?? null;
  return { game, runs: sum((one) => one.runs), messages: sum((one) => one.messages), seconds, leak };
}

if (!isMainThread && parentPort) parentPort.postMessage(await lookForLeaks(workerData as LeaksOptions));
else if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '100000' },
      game: { type: 'string' },
      seed: { type: 'string', default: Date.now().toString(36) },
      threads: { type: 'string', default: `${availableParallelism()}` },
    },
  });
  const games = SLUGS.filter((slug) => values.game === undefined || slug === values.game);
  if (values.game !== undefined && !isSlug(values.game)) throw new Error(`no such game: ${values.game}`);
  for (const game of games) {
    const report = await lookInThreads(game, Number(values.runs), values.seed, Number(values.threads));
    process.stdout.write(`${JSON.stringify(report)}\n`);
    if (report.leak !== null) process.exitCode = 1;
  }
}
