import { ServerChild } from '@izvilina/server/testing/child.ts';
import { startPostgres } from '@izvilina/server/testing/postgres.ts';
import { startRedis } from '@izvilina/server/testing/redis.ts';
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

/** Where players connect: to the node that serves their table, or to any, as a proxy sends them that knows nothing of tables. */
type Where = 'owner' | 'anywhere';

/**
 * What one node on PostgreSQL and Redis carries and what several do, one after the other. All of them, both databases and
 * the robots share this machine's processors, so moves a second only grow where there are enough of those; what a node's own
 * processor time per move becomes is what several machines would show.
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
    const many = { owner: await measure(nodes, 'owner'), anywhere: await measure(nodes, 'anywhere') };
    const times = (of: typeof one) => ({
      movesPerSecond: Number((of.movesPerSecond / one.movesPerSecond).toFixed(2)),
      byNodesCpu: Number(((nodes * one.nodesCpuMicrosPerMove) / of.nodesCpuMicrosPerMove).toFixed(2)),
    });
    return {
      ...{ nodes, tables, one, ...many },
      timesOne: { owner: times(many.owner), anywhere: times(many.anywhere) },
    };
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

interface LoadOfNodes extends Pick<NodesOptions, 'tables' | 'seconds'> {
  readonly services: { readonly postgres: number; readonly redis: number };
}

async function load(nodes: readonly ServerChild[], where: Where, { tables, seconds, services }: LoadOfNodes) {
  const tally = new Tally();
  const anyNode = () => (nodes[Math.floor(Math.random() * nodes.length)] as ServerChild).base;
  const loads: Load[] = [];
  try {
    for (const { base } of nodes)
      loads.push(
        await seated({
          ...{ ...tally, seats: SEATS, tables: tables / nodes.length },
          base: where === 'owner' ? base : anyNode,
        }),
      );
    await tally.warm(WARM_MOVES_PER_NODE * nodes.length);
    const tallied = await tally.during(seconds, [
      ...[cpuOfFamily(services.postgres), cpuOf(services.redis), cpuOf(process.pid)],
      ...nodes.map(({ pid }) => cpuOf(pid)),
    ]);
    const { moves, movesPerSecond, p50Ms, p99Ms } = tallied;
    const [database, redis, robots, ...nodesCpu] = tallied.cpu as [number, number, number, ...number[]];
    return {
      ...{ movesPerSecond, p50Ms, p99Ms, faults: tally.faults },
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
