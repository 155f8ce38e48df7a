import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SLUGS, type Slug } from '@izvilina/games/registry.ts';
import { ServerChild } from '../testing/child.ts';
import { Audit } from './audit.ts';
import { deadLogs } from './dead-logs.ts';
import { type Figures, figuresOf } from './figures.ts';
import { startLoad } from './load.ts';
import type { Ack, Seen } from './robot.ts';

export interface KillOptions {
  readonly kills: number;
  readonly tables: number;
  /** The titles played; by default all. */
  readonly titles?: readonly Slug[];
  readonly program?: string;
  /** The longest a robot thinks before a move, in milliseconds. */
  readonly think?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** No more kills after this many seconds. */
  readonly seconds?: number;
  readonly progress?: (line: string) => void;
}

export interface KillReport {
  readonly kills: number;
  readonly tables: number;
  /** Number of acknowledged moves. */
  readonly acknowledged: number;
  /** Events in all the logs at the end. */
  readonly events: number;
  /** Number of positions shown to players, before and after kills, that were compared with the log. */
  readonly compared: number;
  /** Empty if after every kill each acknowledged move was in the log once and each position followed from the log. */
  readonly faults: readonly string[];
  /** Milliseconds from the start of the new process until a player saw the table again. */
  readonly recovery: Figures;
  /** The same from the kill of the old one. */
  readonly sinceKill: Figures;
  /** Milliseconds from the start of the new process until it listened. */
  readonly start: Figures;
  readonly seconds: number;
}

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
const PATIENCE_MS = 60_000;
const SEATS = 2;
const ENOUGH_MOVES = 20;

/** Kills a real server at random moments under games of every title, and checks that it kept what it acknowledged. */
export async function killAgainAndAgain(options: KillOptions): Promise<KillReport> {
  const began = performance.now();
  const { tables, titles = SLUGS, progress = () => undefined } = options;
  const faults: string[] = [];
  const [recoveries, sinceKill, starts]: [number[], number[], number[]] = [[], [], []];
  let [acks, seen]: [Ack[], Seen[]] = [[], []];
  let [kills, acknowledged, compared, killed, started] = [0, 0, 0, 0, 0];
  /** Robots that were playing at the kill and have not been seen since. */
  let away = new Set<string>();
  const server = await ServerChild.start({
    program: options.program ?? SERVER,
    env: { TORTURE_MOST_WAITING: '25', ...options.env }, // small: many kills fall into the moving of events
  });
  const audit = new Audit();
  const load = await startLoad({
    base: server.base,
    tables,
    seats: SEATS,
    titles,
    think: options.think ?? 0,
    reconnect: 100 + tables,
    acked: (ack) => acks.push(ack),
    faulty: (what) => faults.push(what),
    reopened(position) {
      if (away.delete(nameOf(position))) {
        recoveries.push(performance.now() - started);
        sinceKill.push(performance.now() - killed);
      }
      seen.push(position);
    },
  });
  const playing = () => [...load.robots].flatMap(({ seen }) => seen ?? []);
  const missing = () => [...load.robots].filter(({ seen, ended }) => seen !== null && !ended && away.has(nameOf(seen)));
  const live = () => playing().length >= SEATS * tables * MOST;
  /**
   * Takes what was acknowledged so far and a copy of the dead server's data; compares them when the players are back.
   */
  const atDeath = () => {
    const evidence = { acks, seen: [...seen, ...playing()] };
    [acks, seen] = [[], []];
    acknowledged += evidence.acks.length;
    compared += evidence.seen.length;
    const left = deadLogs(server.dataDir);
    return async () => void faults.push(...(await left.use((logs) => audit.look(logs, evidence))));
  };
  try {
    if (!(await reaches(live))) faults.push('the robots did not find their seats');
    const until = began + 1_000 * (options.seconds ?? Number.POSITIVE_INFINITY);
    while (kills < options.kills && faults.length === 0 && performance.now() < until) {
      if (!(await reaches(() => acks.length > ENOUGH_MOVES))) faults.push('no moves are made');
      await pause(Math.random() * 300);
      away = new Set(playing().map(nameOf));
      killed = performance.now();
      await server.kill();
      kills += 1;
      const compare = atDeath();
      started = performance.now();
      await server.start();
      starts.push(performance.now() - started);
      if (!(await reaches(() => missing().length === 0)))
        faults.push(`${missing().length} are not back after a restart`);
      await compare();
      progress(`${kills}/${options.kills} kills, ${acknowledged} moves acknowledged, ${faults.length} faults`);
    }
    if (faults.length === 0) faults.push(...(await standingStill(load.robots)));
    load.stop();
    await server.stop();
    await atDeath()();
    const whole = await deadLogs(server.dataDir).use((logs) => audit.everything(logs));
    faults.push(...whole.faults);
    const times = { recovery: figuresOf(recoveries), sinceKill: figuresOf(sinceKill), start: figuresOf(starts) };
    const seconds = Math.round((performance.now() - began) / 1000);
    return { kills, tables, acknowledged, compared, events: whole.events, faults, ...times, seconds };
  } finally {
    load.stop();
    await server.discard();
  }
}

const nameOf = ({ table, seat }: Seen): string => `${table} ${seat}`;

/** Share of seats expected in play: some tables are always between two games. */
const MOST = 0.9;

/** Robots that were playing when the kills ended and do not get on: no pending work may be forgotten. */
async function standingStill(robots: ReadonlySet<{ readonly seen: Seen | null }>): Promise<string[]> {
  const before = new Map([...robots].map((robot) => [robot, robot.seen?.seq ?? 0]));
  const still = () => [...before].filter(([robot, seq]) => robots.has(robot) && (robot.seen?.seq ?? 0) <= seq);
  if (await reaches(() => still().length === 0)) return [];
  return still().map(([robot]) => `${robot.seen?.table.slice(0, 6)}: nothing happens any more`);
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function reaches(condition: () => boolean): Promise<boolean> {
  for (const began = performance.now(); performance.now() - began < PATIENCE_MS; await pause(10))
    if (condition()) return true;
  return false;
}

/** Sums up servers that were killed in parallel; the worst of their times count. */
function together(reports: readonly KillReport[]): KillReport & { readonly servers: number } {
  const sum = (of: (report: KillReport) => number) => reports.reduce((total, report) => total + of(report), 0);
  const worst = (of: (report: KillReport) => Figures): Figures => {
    const most = (figure: keyof Figures) => Math.max(...reports.map((report) => of(report)[figure]));
    return { p50: most('p50'), p99: most('p99'), worst: most('worst') };
  };
  return {
    servers: reports.length,
    kills: sum(({ kills }) => kills),
    tables: sum(({ tables }) => tables),
    acknowledged: sum((one) => one.acknowledged),
    events: sum(({ events }) => events),
    compared: sum(({ compared }) => compared),
    faults: reports.flatMap(({ faults }) => faults),
    recovery: worst((one) => one.recovery),
    sinceKill: worst((one) => one.sinceKill),
    start: worst(({ start }) => start),
    seconds: Math.max(...reports.map(({ seconds }) => seconds)),
  };
}

/** Limit of `recovery` with 500 tables in play. */
const RECOVERY_MS = 2_000;

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '1000' },
      tables: { type: 'string', default: '500' },
      think: { type: 'string', default: '1500' },
      seconds: { type: 'string', default: 'Infinity' },
      servers: { type: 'string', default: '1' },
    },
  });
  const options = {
    tables: Number(values.tables),
    think: Number(values.think),
    seconds: Number(values.seconds),
    progress: (line: string) => process.stderr.write(`${line}\n`),
  };
  const servers = Number(values.servers);
  const kills = Math.ceil(Number(values.kills) / servers);
  const report = together(
    await Promise.all(Array.from({ length: servers }, () => killAgainAndAgain({ ...options, kills }))),
  );
  process.stdout.write(`${JSON.stringify({ ...report, faults: report.faults.slice(0, 20) })}\n`);
  process.exitCode = report.faults.length === 0 && report.recovery.p99 <= RECOVERY_MS ? 0 : 1;
}
