import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Program } from './programs.ts';

const START_MS = 30_000;

/** A database or similar service that a test runs itself, in a folder of its own. */
export interface Service {
  readonly url: string;
  readonly pid: number;
  /** Sends the signal and waits for the end. Its data is kept for the next start. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts again, at the same address. */
  start(): Promise<void>;
  /** Ends it and deletes its folder. */
  discard(): Promise<void>;
}

export interface ServiceOptions {
  readonly url: string;
  readonly folder: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly user?: { readonly uid: number; readonly gid: number } | null;
  /** Text that it prints once it is ready. */
  readonly ready: string;
  /** Signal that ends it at once with all its processes. */
  readonly atOnce?: NodeJS.Signals;
}

/** True when the program is missing; prints why its tests are skipped. */
export function skipLoudly(program: Program): boolean {
  if (!program.ok) process.stderr.write(`SKIPPED: ${program.why}\n`);
  return !program.ok;
}

/** Below the range for outgoing connections, one of which could take the port while a server restarts. */
const PORTS = { from: 12_000, to: 32_000 } as const;

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    const server = createServer();
    const free = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!free) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}

export async function startService(options: ServiceOptions): Promise<Service> {
  const { url, folder, program, args, user, ready, atOnce = 'SIGKILL' } = options;
  let running: { readonly child: ChildProcess; readonly ended: Promise<void> } | null = null;
  const killAtExit = () => void running?.child.kill(atOnce);
  process.once('exit', killAtExit);

  const service: Service = {
    url,
    get pid() {
      return running?.child.pid ?? 0;
    },
    async start() {
      const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], ...user });
      const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
      running = { child, ended };
      await isReady(child, ready);
    },
    async stop(signal = 'SIGTERM') {
      running?.child.kill(signal);
      await running?.ended;
      running = null;
    },
    async discard() {
      await service.stop(atOnce);
      process.off('exit', killAtExit);
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    await service.start();
  } catch (error) {
    await service.discard();
    throw error;
  }
  return service;
}

function isReady(child: ChildProcess, ready: string): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    const failed = (why: string) => reject(new Error(`${child.spawnfile} ${why}: ${said.slice(-2_000)}`));
    const timer = setTimeout(() => failed('did not start'), START_MS);
    child.once('error', (error) => failed(String(error)));
    child.once('close', () => failed('ended'));
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-20_000);
        if (!said.includes(ready)) return;
        clearTimeout(timer);
        resolve();
      });
  });
}
