import { ServerChild } from '@izvilina/server/testing/child.ts';
import { startPostgres, type TestPostgres } from '@izvilina/server/testing/postgres.ts';
import { scrape } from '@izvilina/server/testing/scrape.ts';
import { canPin, nodeOn, pin, unpin } from '../pin.ts';
import { cpuOf, residentMb } from '../process-usage.ts';
import { SERVER_PROGRAM } from '../server-program.ts';
import { measureBare } from './bare.ts';

import { seated } from './seated.ts';
import { microsPerMove, Tally } from './tally.ts';

const COMMITS = 'izvilina_commit_seconds_count';
const WARM_MOVES = 20_000;

export interface MovesOptions {
  readonly tables: number;
  readonly seconds: number;
  readonly store: 'sqlite' | 'postgres';
}

/**
 * Moves acknowledged over real sockets by a server in a process of its own, synced to disk. The server is pinned to one
 * processor and the robots to another if the system allows. Machines differ, and the same one from hour to hour: so
 * right afterwards, with the same pins, a server that only answers (`bare`) shows what sockets alone can do. With
 * PostgreSQL, a database of its own runs wherever the system puts it.
 */
export async function moves({ tables, seconds, store }: MovesOptions): Promise<Record<string, unknown>> {
  const database = store === 'postgres' ? await startPostgres({ durable: true }) : null;
  try {
    const two = await besideBare(2, tables, seconds, database);
    return { store, two, four: await besideBare(4, tables / 2, seconds, database) };
  } finally {
    await database?.discard();
  }
}

async function besideBare(
  seats: number,
  tables: number,
  seconds: number,
  database: TestPostgres | null,
): Promise<Record<string, unknown>> {
  const ours = await measure(seats, tables, seconds, database);
  const pinned = canPin && pin(process.pid, 1);
  try {
    const bare = await measureBare({ seats, tables, seconds: seconds / 2, bytesPerPush: ours.bytesPerPush });
    const share = (ours: number, bare: number) => Number((ours / bare).toFixed(2));
    return {
      ...ours,
      bare,
      shareOfBare: share(ours.movesPerSecond, bare.movesPerSecond),
      timesCpuOfBare: share(ours.serverCpuMicrosPerMove, bare.serverCpuMicrosPerMove),
    };
  } finally {
    if (pinned) unpin(process.pid);
  }
}

async function measure(seats: number, tables: number, seconds: number, database: TestPostgres | null) {
  const server = await ServerChild.start({
    program: SERVER_PROGRAM,
    ...(canPin && { node: nodeOn(0) }),
    ...(database && { env: { DATABASE_URL: await database.database() } }),
  });
  const pinned = canPin && pin(process.pid, 1);
  const tally = new Tally();
  const load = await seated({ ...tally, base: server.base, tables, seats });
  try {
    await tally.warm(WARM_MOVES);
    const before = await scrape(server.base);
    const tallied = await tally.during(seconds, [cpuOf(server.pid), cpuOf(process.pid)]);
    const [cpu, own] = tallied.cpu as [number, number];
    const after = await scrape(server.base);
    return {
      seats,
      tables,
      pinned,
      faults: tally.faults,
      movesPerSecond: tallied.movesPerSecond,
      serverCpuMicrosPerMove: microsPerMove(cpu, tallied.moves),
      serverBusy: Number((cpu / tallied.seconds).toFixed(2)),
      robotsBusy: Number((own / tallied.seconds).toFixed(2)),
      p50Ms: tallied.p50Ms,
      p99Ms: tallied.p99Ms,
      bytesPerPush: tallied.bytesPerPush,
      commitsPerSecond: Math.round((after(COMMITS) - before(COMMITS)) / tallied.seconds),
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
