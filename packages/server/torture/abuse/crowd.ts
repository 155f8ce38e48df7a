import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SLUGS } from '@izvilina/games/registry.ts';
import { ServerChild } from '../../testing/child.ts';
import { share } from '../figures.ts';
import { startLoad } from '../load.ts';
import type { Ack } from '../robot.ts';

export interface CrowdOptions {
  readonly hostile: number;
  readonly games: number;
  /** Length of the quiet phase, and then of the attack. */
  readonly seconds: number;
  /** Milliseconds before each phase. */
  readonly settle?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Limit of p99 of the honest players' acknowledgements, in milliseconds. */
  readonly slowest: number;
}

interface Phase {
  readonly acknowledged: number;
  readonly p50: number;
  readonly p99: number;
  /** Share of the time in which the thread that serves the players used a CPU; null where the system does not say. */
  readonly busy: number | null;
  /** MB the server holds after garbage collection. */
  readonly heldMb: number;
}

export interface CrowdReport {
  readonly quiet: Phase;
  readonly attacked: Phase;
  /** After the crowd has left. */
  readonly afterwards: Phase;
  readonly faults: readonly string[];
}

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
const HOSTILE = fileURLToPath(new URL('./hostile.ts', import.meta.url));
const THINK_MS = 1_500;
/** Allowed growth: caches that are filled for the first time. */
const MAY_STAY_MB = 16;
const SETTLE_MS = 3_000;

/** Honest games beside a crowd of hostile sockets: the games must not notice, and no memory may stay in use. */
export async function crowd({
  hostile,
  games,
  seconds,
  settle = SETTLE_MS,
  env = {},
  slowest,
}: CrowdOptions): Promise<CrowdReport> {
  const server = await ServerChild.start({
    program: SERVER,
    node: [process.execPath, '--expose-gc'],
    env: { ...env, TRUST_PROXY: '1' },
  });
  const faults: string[] = [];
  let acks: Ack[] = [];
  let players = 0;
  const load = await startLoad({
    base: server.base,
    tables: games,
    seats: 2,
    titles: SLUGS,
    think: THINK_MS,
    headers: () => ({ 'x-forwarded-for': `203.${Math.floor(players / 250)}.113.${1 + (players++ % 250)}` }),
    acked: (ack) => acks.push(ack),
    faulty: (what) => faults.push(what),
  });
  const phase = async (ms: number): Promise<Phase> => {
    acks = [];
    const [began, before] = [performance.now(), processorMs(server.pid)];
    await pause(ms);
    const used = processorMs(server.pid);
    const part = used === null || before === null ? null : (used - before) / (performance.now() - began);
    const busy = part === null ? null : Number(part.toFixed(2));
    const took = acks.map((ack) => ack.took).sort((a, b) => a - b);
    const [p50, p99] = [share(took, 0.5), share(took, 0.99)];
    return { acknowledged: took.length, p50, p99, busy, heldMb: await heldBy(server) };
  };
  try {
    while (load.robots.size < 2 * games * 0.9) await pause(50);
    await pause(settle); // warms the code up
    const quiet = await phase(seconds * 1_000);
    const tables = [...load.robots].flatMap(({ seen }) => seen?.table ?? []).slice(0, 50);
    const villains = spawn(process.execPath, [HOSTILE, server.base, String(hostile), ...tables]);
    const attacked = await once(villains.stdout, 'data')
      .then(() => phase(seconds * 1_000))
      .finally(() => villains.kill('SIGKILL'));
    await pause(settle);
    const afterwards = await phase(seconds * 1_000);
    if (attacked.acknowledged < quiet.acknowledged / 2)
      faults.push(`honest players made ${attacked.acknowledged} moves instead of ${quiet.acknowledged}`);
    if (!(attacked.p99 <= slowest)) faults.push(`honest acknowledgements took ${attacked.p99} ms`);
    if (afterwards.heldMb > quiet.heldMb + MAY_STAY_MB)
      faults.push(`memory: ${quiet.heldMb} MB before, ${afterwards.heldMb} MB after`);
    return { quiet, attacked, afterwards, faults };
  } finally {
    load.stop();
    await server.discard();
  }
}

const MS_PER_TICK = 10;

/** CPU time in milliseconds used by a process's first thread; null where the system does not say. */
function processorMs(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return null;
  }
}

async function heldBy(server: ServerChild): Promise<number> {
  const before = server.output.length;
  process.kill(server.pid, 'SIGUSR2');
  for (;;) {
    const said = /held (\d+)\n/.exec(server.output.slice(before));
    if (said) return Math.round(Number(said[1]) / 2 ** 20);
    await pause(10);
  }
}
