import { fileURLToPath } from 'node:url';
import { ServerChild } from '@izvilina/server/testing/child.ts';
import { scrape } from '@izvilina/server/testing/scrape.ts';
import { startLoad } from '@izvilina/server/torture/load.ts';

export const name = 'server';

const PROGRAM = fileURLToPath(new URL('../packages/server/torture/server.ts', import.meta.url));
const COMMITS = 'izvilina_commit_seconds_count';
const WARM_MS = 2_000;
const RUN_MS = 8_000;

/** Moves acknowledged over real sockets by a server in a process of its own, synced to disk; the robots share the machine. */
export async function run(): Promise<Record<string, unknown>> {
  const server = await ServerChild.start({ program: PROGRAM });
  let took: number[] = [];
  const faults: string[] = [];
  const [tables, seats] = [32, 4];
  const load = await startLoad({
    ...{ base: server.base, tables, seats },
    acked: (ack) => took.push(ack.took),
    faulty: (what) => faults.push(what),
  });
  try {
    await pause(WARM_MS);
    const before = await scrape(server.base);
    took = [];
    const began = performance.now();
    await pause(RUN_MS);
    const seconds = (performance.now() - began) / 1000;
    const sorted = took.toSorted((a, b) => a - b);
    const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
    const after = await scrape(server.base);
    const commits = after(COMMITS) - before(COMMITS);
    return {
      ...{ tables, seats, faults },
      movesPerSecond: Math.round(sorted.length / seconds),
      p50Ms: at(0.5),
      p99Ms: at(0.99),
      commitsPerSecond: Math.round(commits / seconds),
      eventLoopBusyMaxMs: Math.round(after('izvilina_event_loop_busy_max_seconds') * 1000),
      eventLoopDelayMaxMs: Math.round(after('izvilina_event_loop_delay_max_seconds') * 1000),
    };
  } finally {
    load.stop();
    await server.discard();
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
