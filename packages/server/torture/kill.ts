import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ServerChild } from '../testing/child.ts';
import { audit } from './audit.ts';
import { startLoad } from './load.ts';
import type { Ack } from './robot.ts';

export interface KillOptions {
  readonly kills: number;
  readonly program?: string;
  readonly tables?: number;
  readonly seats?: number;
  readonly progress?: (line: string) => void;
}

export interface KillReport {
  readonly kills: number;
  /** Moves the server said it had. */
  readonly acknowledged: number;
  /** Empty when every one of them was there, once, after every kill. */
  readonly faults: readonly string[];
  readonly seconds: number;
}

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
const PATIENCE_MS = 30_000;

/** Kills a real server under load again and again, at random moments, and looks for what it promised. */
export async function killAgainAndAgain(options: KillOptions): Promise<KillReport> {
  const began = performance.now();
  const faults: string[] = [];
  const acks: Ack[] = [];
  const faulty = (what: string) => faults.push(what);
  const server = await ServerChild.start({ program: options.program ?? SERVER });
  const load = await startLoad({
    base: server.base,
    tables: options.tables ?? 4,
    seats: options.seats ?? 4,
    acked: (ack) => acks.push(ack),
    faulty,
  });
  let kills = 0;
  try {
    while (kills < options.kills && faults.length === 0) {
      const before = acks.length;
      if (!(await reaches(() => acks.length > before + 20))) faulty('play did not go on after a restart');
      await pause(Math.random() * 300);
      await server.kill();
      kills += 1;
      faults.push(...audit(server.dataDir, acks.slice(-5_000)));
      options.progress?.(`${kills}/${options.kills} kills, ${acks.length} moves acknowledged, ${faults.length} faults`);
      await server.start();
    }
    load.stop();
    await server.stop();
    faults.push(...audit(server.dataDir, acks));
  } finally {
    load.stop();
    await server.discard();
  }
  return { kills, acknowledged: acks.length, faults, seconds: Math.round((performance.now() - began) / 1000) };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function reaches(condition: () => boolean): Promise<boolean> {
  for (const began = performance.now(); performance.now() - began < PATIENCE_MS; await pause(5))
    if (condition()) return true;
  return false;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { kills: { type: 'string', default: '200' } } });
  const report = await killAgainAndAgain({
    kills: Number(values.kills),
    progress: (line) => process.stderr.write(`${line}\n`),
  });
  process.stdout.write(`${JSON.stringify({ ...report, faults: report.faults.slice(0, 20) })}\n`);
  process.exitCode = report.faults.length === 0 ? 0 : 1;
}
