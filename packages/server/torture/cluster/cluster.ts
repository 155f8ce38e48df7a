import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SLUGS } from '@izvilina/games/registry.ts';
import { openPostgres } from '../../storage/postgres/postgres.ts';
import type { ServerStore } from '../../storage/server-store.ts';
import { ServerChild } from '../../testing/child.ts';
import { findPostgres, startPostgres } from '../../testing/postgres.ts';
import { findRedis, startRedis } from '../../testing/redis.ts';
import { type Service, skipLoudly } from '../../testing/service.ts';
import { Audit, type Logs } from '../audit.ts';
import { type Figures, figuresOf } from '../figures.ts';
import { startLoad } from '../load.ts';
import type { Ack, Robot, Seen } from '../robot.ts';

/** What goes wrong. Each disaster ends when the part it took away is back. */
const DISASTERS = ['postgres', 'redis', 'drain', 'kill', 'pause'] as const;
export type Disaster = (typeof DISASTERS)[number];

export interface ClusterOptions {
  readonly nodes: number;
  readonly tables: number;
  readonly disasters: readonly Disaster[];
  readonly program?: string;
  /** The program of an older release that runs beside it: a node that drains comes back as the other release. */
  readonly older?: string | undefined;
  /** No more disasters after this many seconds. */
  readonly seconds?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly progress?: (line: string) => void;
}

export interface ClusterReport {
  readonly nodes: number;
  readonly tables: number;
  readonly disasters: number;
  readonly acknowledged: number;
  readonly events: number;
  readonly compared: number;
  /** Milliseconds from the return of the part until every table progressed: over all disasters, and by disaster. */
  readonly service: Figures;
  readonly services: Readonly<Record<string, { readonly times: number } & Figures>>;
  readonly faults: readonly string[];
  readonly seconds: number;
}

const SERVER = fileURLToPath(new URL('../server.ts', import.meta.url));
const PATIENCE_MS = 60_000;
/** Longer than every time-out between the nodes and of the store. */
const PAUSED_MS = 12_000;
const AWAY_MS = 1_500;
const CALM_MS = 1_000;
const THINK_MS = 300;
/** Like the site: a ping after this long without a message, and no answer to it. */
const SILENCE_MS = 10_000;

export const cannotCluster = (): boolean => [findPostgres(), findRedis()].map(skipLoudly).some(Boolean);

/** Nodes that share a database, with players spread over them: parts are taken away one by one, and come back. */
export async function torment(options: ClusterOptions): Promise<ClusterReport> {
  const began = performance.now();
  const { tables, progress = () => undefined } = options;
  const [postgres, redis] = await Promise.all([startPostgres({ durable: true }), startRedis()]);
  const databaseUrl = await postgres.database();
  const env = { ...options.env, DATABASE_URL: databaseUrl, REDIS_URL: redis.url, LOG_LEVEL: 'silent' };
  const programs = [options.program ?? SERVER, ...(options.older === undefined ? [] : [options.older])];
  const releases = Array.from({ length: options.nodes }, (_, n) => n % programs.length);
  const nodes: ServerChild[] = [];
  for (const release of releases) nodes.push(await ServerChild.start({ program: programs[release] as string, env }));
  const upgraded = (n: number): string => {
    releases[n] = ((releases[n] ?? 0) + 1) % programs.length;
    return programs[releases[n]] as string;
  };
  const faults: string[] = [];
  const service = new Map<Disaster, number[]>();
  let [acks, seen]: [Ack[], Seen[]] = [[], []];
  let [acknowledged, compared] = [0, 0];
  const load = await startLoad({
    tables,
    seats: 2,
    titles: SLUGS,
    think: THINK_MS,
    reconnect: 500,
    patience: { silence: SILENCE_MS },
    base: () => (nodes[Math.floor(Math.random() * nodes.length)] as ServerChild).base,
    acked: (ack) => acks.push(ack),
    faulty: (what) => faults.push(what),
    reopened: (position) => seen.push(position),
  });
  const store = await openPostgres({ url: databaseUrl });
  const audit = new Audit();
  const look = async () => {
    const evidence = { acks, seen: [...seen, ...[...load.robots].flatMap((robot) => robot.seen ?? [])] };
    [acks, seen] = [[], []];
    acknowledged += evidence.acks.length;
    compared += evidence.seen.length;
    faults.push(...(await audit.look(logsIn(store), evidence)));
  };
  try {
    if (!(await reaches(() => load.robots.size >= 2 * tables * MOST)))
      faults.push('the robots did not find their seats');
    const until = began + 1_000 * (options.seconds ?? Number.POSITIVE_INFINITY);
    for (const [n, disaster] of options.disasters.entries()) {
      if (faults.length > 0 || performance.now() > until) break;
      await pause(CALM_MS * (0.5 + Math.random()));
      const at = n % nodes.length;
      await strike(disaster, { node: nodes[at] as ServerChild, upgraded: () => upgraded(at), postgres, redis });
      const back = performance.now();
      const { last, still } = await gettingOn(load.robots);
      faults.push(...still.map((name) => `after ${disaster}: ${name}: nothing happens any more`));
      const took = Math.round(performance.now() - back);
      service.set(disaster, [...(service.get(disaster) ?? []), took]);
      await look();
      progress(`${n + 1} ${disaster}: back after ${took} ms, last ${last}, ${faults.length} faults`);
    }
    load.stop();
    await Promise.all(nodes.map((node) => node.stop()));
    await look();
    const whole = await audit.everything(logsIn(store));
    faults.push(...whole.faults);
    const all = [...service.values()].flat();
    return {
      nodes: options.nodes,
      tables,
      disasters: all.length,
      acknowledged,
      compared,
      events: whole.events,
      service: figuresOf(all),
      services: Object.fromEntries([...service].map(([what, ms]) => [what, { times: ms.length, ...figuresOf(ms) }])),
      faults,
      seconds: Math.round((performance.now() - began) / 1_000),
    };
  } finally {
    load.stop();
    await Promise.all(nodes.map((node) => node.discard()));
    await store.close().catch(() => undefined);
    await Promise.all([postgres.discard(), redis.discard()]);
  }
}

/** Share of tables expected in play: some are always between two games. */
const MOST = 0.9;

interface Parts {
  readonly node: ServerChild;
  /** The release that the node comes back as. */
  readonly upgraded: () => string;
  readonly postgres: Service;
  readonly redis: Service;
}

/** Takes a part away and brings it back. */
async function strike(disaster: Disaster, { node, upgraded, postgres, redis }: Parts): Promise<void> {
  if (disaster === 'kill') {
    await node.kill();
    await pause(AWAY_MS);
    return node.start();
  }
  if (disaster === 'drain') {
    await node.stop();
    return node.start(upgraded());
  }
  if (disaster === 'pause') {
    process.kill(node.pid, 'SIGSTOP');
    await pause(PAUSED_MS);
    process.kill(node.pid, 'SIGCONT');
    return;
  }
  const [part, signal] = disaster === 'postgres' ? ([postgres, 'SIGQUIT'] as const) : ([redis, 'SIGKILL'] as const);
  await part.stop(signal);
  await pause(AWAY_MS);
  await part.start();
}

/** Waits for progress at every table in play: the robot that saw it last, and those that never did. */
async function gettingOn(robots: ReadonlySet<Robot>): Promise<{ last: string; still: string[] }> {
  const waiting = new Map([...robots].map((robot) => [robot, robot.seen?.seq ?? 0]));
  let last = '';
  await reaches(() => {
    for (const [robot, seq] of waiting)
      if (robot.ended || (robot.seen?.seq ?? 0) > seq) {
        waiting.delete(robot);
        last = robot.name;
      }
    return waiting.size === 0;
  });
  return { last, still: [...waiting.keys()].map(({ name }) => name) };
}

async function reaches(condition: () => boolean): Promise<boolean> {
  for (const began = performance.now(); performance.now() - began < PATIENCE_MS; await pause(20))
    if (condition()) return true;
  return false;
}

const logsIn = (store: ServerStore): Logs => ({
  doc: async (table) => (await store.table(table))?.doc ?? null,
  rows: async (table, after) =>
    (await store.entries(table, after)).map(({ seq, client, event }) => ({
      seq,
      client,
      by: String(event.by),
      event: JSON.stringify(event),
    })),
});

const SERVICE_MS = 10_000;

/** As many of each disaster as given, spread evenly over the run. */
const mixed = (counts: readonly (readonly [Disaster, number])[]): Disaster[] =>
  counts
    .flatMap(([disaster, times]) => Array.from({ length: times }, (_, n) => ({ disaster, at: (n + 0.5) / times })))
    .sort((a, b) => a.at - b.at)
    .map(({ disaster }) => disaster);

if (import.meta.main) {
  if (cannotCluster()) process.exit(0);
  const { values } = parseArgs({
    options: {
      nodes: { type: 'string', default: '3' },
      tables: { type: 'string', default: '40' },
      postgres: { type: 'string', default: '30' },
      redis: { type: 'string', default: '30' },
      drain: { type: 'string', default: '10' },
      kill: { type: 'string', default: '10' },
      pause: { type: 'string', default: '5' },
      older: { type: 'string' },
      seconds: { type: 'string', default: 'Infinity' },
    },
  });
  const report = await torment({
    nodes: Number(values.nodes),
    tables: Number(values.tables),
    disasters: mixed(DISASTERS.map((disaster) => [disaster, Number(values[disaster])])),
    older: values.older,
    seconds: Number(values.seconds),
    progress: (line) => process.stderr.write(`${line}\n`),
  });
  process.stdout.write(`${JSON.stringify({ ...report, faults: report.faults.slice(0, 20) })}\n`);
  process.exit(report.faults.length === 0 && report.service.worst <= SERVICE_MS ? 0 : 1);
}
