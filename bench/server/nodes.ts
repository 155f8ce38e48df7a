import { digest } from '@izvilina/kernel/json.ts';
import { ServerChild } from '@izvilina/server/testing/child.ts';
import { startPostgres } from '@izvilina/server/testing/postgres.ts';
import { startRedis } from '@izvilina/server/testing/redis.ts';
import { scrape } from '@izvilina/server/testing/scrape.ts';
import type { Load } from '@izvilina/server/torture/load.ts';
import { cpuOf, cpuOfFamily } from '../process-usage.ts';
import { SERVER_PROGRAM } from '../server-program.ts';
import { seated } from './seated.ts';
import { microsPerMove, Tally } from './tally.ts';

export interface NodesOptions {
  readonly nodes: number;
  readonly tables: number;
  readonly seconds: number;
}

const SEATS = 2;
const WARM_MOVES_PER_NODE = 15_000;

/**
 * Where players connect: to the node that serves their table; to any, like a proxy that knows nothing of tables; or by
 * the slot in their address, as `hosting/nginx.conf` does.
 */
const WAYS = ['owner', 'anywhere', 'slot'] as const;
type Where = (typeof WAYS)[number];

/**
 * Compares one node on PostgreSQL and Redis with several. All nodes, both databases and the robots share this machine's
 * processors, so moves per second grow only if there are enough of those; a node's CPU time per move is what several
 * machines would show.
 */
export async function manyNodes({ nodes, tables, seconds }: NodesOptions): Promise<Record<string, unknown>> {
  const [postgres, redis] = await Promise.all([startPostgres({ durable: true }), startRedis()]);
  try {
    const measure = async (count: number, where: Where) => {
      const env = { DATABASE_URL: await postgres.database(), REDIS_URL: redis.url };
      const services = { postgres: postgres.pid, redis: redis.pid };
      return withNodes(count, env, (started) => load(started, where, { tables, seconds, services }));
    };
    const one = await measure(1, 'owner');
    const times = (of: typeof one) => ({
      movesPerSecond: Number((of.movesPerSecond / one.movesPerSecond).toFixed(2)),
      byNodesCpu: Number(((nodes * one.nodesCpuMicrosPerMove) / of.nodesCpuMicrosPerMove).toFixed(2)),
    });
    const many: Record<string, unknown> = {};
    for (const where of WAYS) {
      const measured = await measure(nodes, where);
      many[where] = { ...measured, timesOne: times(measured) };
    }
    return { nodes, tables, one, ...many };
  } finally {
    await Promise.all([postgres.discard(), redis.discard()]);
  }
}

async function withNodes<T>(
  count: number,
  env: Readonly<Record<string, string>>,
  use: (nodes: readonly ServerChild[]) => Promise<T>,
): Promise<T> {
  const nodes: ServerChild[] = [];
  try {
    while (nodes.length < count) nodes.push(await ServerChild.start({ program: SERVER_PROGRAM, env }));
    return await use(nodes);
  } finally {
    await Promise.all(nodes.map((node) => node.discard()));
  }
}

/** Number of commands passed on from one node to another so far. */
async function passedOn(nodes: readonly ServerChild[]): Promise<number> {
  const scraped = await Promise.all(nodes.map(({ base }) => scrape(base)));
  return scraped.reduce((sum, value) => sum + value('izvilina_passed_on_total'), 0);
}

interface LoadOfNodes extends Pick<NodesOptions, 'tables' | 'seconds'> {
  readonly services: { readonly postgres: number; readonly redis: number };
}

async function load(nodes: readonly ServerChild[], where: Where, { tables, seconds, services }: LoadOfNodes) {
  const tally = new Tally();
  const at = (index: number) => (nodes[index % nodes.length] as ServerChild).base;
  const proxied: Readonly<Record<Exclude<Where, 'owner'>, (slot: string) => string>> = {
    anywhere: () => at(Math.floor(Math.random() * nodes.length)),
    slot: (slot) => at(Number.parseInt(digest(slot).slice(0, 8), 16)),
  };
  const loads: Load[] = [];
  try {
    for (const { base } of nodes)
      loads.push(
        await seated({
          ...tally,
          seats: SEATS,
          tables: tables / nodes.length,
          base: where === 'owner' ? base : proxied[where],
        }),
      );
    await tally.warm(WARM_MOVES_PER_NODE * nodes.length);
    const passedOnBefore = await passedOn(nodes);
    const tallied = await tally.during(seconds, [
      ...[cpuOfFamily(services.postgres), cpuOf(services.redis), cpuOf(process.pid)],
      ...nodes.map(({ pid }) => cpuOf(pid)),
    ]);
    const { moves, movesPerSecond, p50Ms, p99Ms } = tallied;
    const crossed = (await passedOn(nodes)) - passedOnBefore;
    const [database, redis, robots, ...nodesCpu] = tallied.cpu as [number, number, number, ...number[]];
    return {
      movesPerSecond,
      p50Ms,
      p99Ms,
      faults: tally.faults,
      passedOnPerMove: Number((crossed / moves).toFixed(3)),
      nodesCpuMicrosPerMove: microsPerMove(
        nodesCpu.reduce((sum, used) => sum + used, 0),
        moves,
      ),
      postgresCpuMicrosPerMove: microsPerMove(database, moves),
      redisCpuMicrosPerMove: microsPerMove(redis, moves),
      robotsCpuMicrosPerMove: microsPerMove(robots, moves),
      nodesBusy: nodesCpu.map((used) => Number((used / tallied.seconds).toFixed(2))),
    };
  } finally {
    for (const one of loads) one.stop();
  }
}
