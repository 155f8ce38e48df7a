import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ServerChild } from '@izvilina/server/testing/child.ts';
import { scrape } from '@izvilina/server/testing/scrape.ts';
import { startLoad } from '@izvilina/server/torture/load.ts';
import { canPin, nodeOn, pin, unpin } from './pin.ts';
import { cpuSeconds, residentMb } from './process-usage.ts';

export const name = 'server';
export const options = {
  tables: { type: 'string', default: '64' },
  seconds: { type: 'string', default: '8' },
} as const;

const PROGRAM = fileURLToPath(new URL('../packages/server/torture/server.ts', import.meta.url));
const COMMITS = 'izvilina_commit_seconds_count';
const WARM_MS = 3_000;

/**
 * Moves acknowledged over real sockets by a server in a process of its own, synced to disk. The server is kept on one
 * processor and the robots on another where the system lets us; its processor time per move does not depend on what
 * else the machine does.
 */
export async function run(values: Readonly<Record<string, string>> = {}): Promise<Record<string, unknown>> {
  const [tables, seconds] = (['tables', 'seconds'] as const).map((option) => {
    const value = Number(values[option] ?? options[option].default);
    if (!(value > 0)) throw new RangeError(`--${option} ${values[option]}: not a number above 0`);
    return value;
  }) as [number, number];
  return { two: await measure(2, tables, seconds), four: await measure(4, tables / 2, seconds) };
}

async function measure(seats: number, tables: number, seconds: number): Promise<Record<string, unknown>> {
  const server = await ServerChild.start({ program: PROGRAM, ...(canPin ? { node: nodeOn(0) } : {}) });
  const pinned = canPin && pin(process.pid, 1);
  let took: number[] = [];
  let [pushes, bytes] = [0, 0];
  const faults: string[] = [];
  const load = await startLoad({
    ...{ base: server.base, tables, seats },
    acked: (ack) => took.push(ack.took),
    pushed(length) {
      pushes += 1;
      bytes += length;
    },
    faulty: (what) => faults.push(what),
  });
  try {
    await pause(WARM_MS);
    const before = await scrape(server.base);
    const [cpuBefore, ownBefore] = [cpuSeconds(server.pid), cpuSeconds(process.pid)];
    took = [];
    [pushes, bytes] = [0, 0];
    const began = performance.now();
    await pause(seconds * 1_000);
    const passed = (performance.now() - began) / 1_000;
    const cpu = cpuSeconds(server.pid) - cpuBefore;
    const own = cpuSeconds(process.pid) - ownBefore;
    const sorted = took.toSorted((a, b) => a - b);
    const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
    const after = await scrape(server.base);
    return {
      ...{ seats, tables, pinned, faults },
      movesPerSecond: Math.round(sorted.length / passed),
      serverCpuMicrosPerMove: Math.round((cpu * 1e6) / sorted.length),
      serverBusy: Number((cpu / passed).toFixed(2)),
      robotsBusy: Number((own / passed).toFixed(2)),
      ...{ p50Ms: at(0.5), p99Ms: at(0.99) },
      bytesPerPush: Math.round(bytes / pushes),
      commitsPerSecond: Math.round((after(COMMITS) - before(COMMITS)) / passed),
      eventLoopBusyMaxMs: Math.round(after('izvilina_event_loop_busy_max_seconds') * 1_000),
      eventLoopDelayMaxMs: Math.round(after('izvilina_event_loop_delay_max_seconds') * 1_000),
      peakMb: residentMb(server.pid).peak,
    };
  } finally {
    load.stop();
    if (pinned) unpin(process.pid);
    await server.discard();
  }
}
