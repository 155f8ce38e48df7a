import { spawnSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SLUGS } from '@izvilina/games/registry.ts';
import { ServerChild } from '../../testing/child.ts';
import { findProgram, type Program } from '../../testing/programs.ts';
import { skipLoudly } from '../../testing/service.ts';
import { startLoad } from '../load.ts';
import type { Ack } from '../robot.ts';
import { Judge, type Verdict } from './judge.ts';
import { Trace } from './trace.ts';

export interface OrderOptions {
  readonly acknowledgements: number;
  readonly tables?: number;
  readonly program?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** What players know of a traced server, and the file with its trace. */
export interface Traced {
  readonly acks: readonly Ack[];
  readonly faults: readonly string[];
  readonly file: string;
}

const SERVER = fileURLToPath(new URL('../server.ts', import.meta.url));
const CALLS = 'trace=fsync,fdatasync,pwrite64,pwritev,write,writev,sendto,sendmsg';
const PATIENCE_MS = 600_000;

/** strace, if it is allowed to trace: some containers forbid it. */
export function findStrace(): Program {
  const program = findProgram({ name: 'strace', debianPackage: 'strace' });
  if (!program.ok || spawnSync(program.path, ['-D', '-f', 'true'], { stdio: 'ignore' }).status === 0) return program;
  return { ok: false, why: 'strace may not trace a process on this machine' };
}

/** Traces a server under games of every title, and passes the trace to `use`. */
export async function withTrace<T>(options: OrderOptions, use: (traced: Traced) => Promise<T>): Promise<T> {
  const { acknowledgements, tables = 10, program = SERVER, env = {} } = options;
  const folder = await mkdtemp(join(tmpdir(), 'izvilina-order-'));
  const file = join(folder, 'trace');
  // -D: the process we start, and can stop, is the server itself.
  const strace = ['strace', '-D', '-f', '--seccomp-bpf', '-qq', '-y', '-s', '65536', '-e', CALLS, '-o', file];
  const server = await ServerChild.start({ program, env, node: [...strace, process.execPath] });
  const [acks, faults]: [Ack[], string[]] = [[], []];
  const load = await startLoad({
    base: server.base,
    tables,
    seats: 2,
    titles: SLUGS,
    acked: (ack) => acks.push(ack),
    faulty: (what) => faults.push(what),
  });
  try {
    const began = performance.now();
    while (acks.length < acknowledgements && performance.now() - began < PATIENCE_MS)
      await new Promise((resolve) => setTimeout(resolve, 20));
    load.stop();
    await server.stop();
    return await use({ acks, faults, file });
  } finally {
    load.stop();
    await server.discard();
    await rm(folder, { recursive: true });
  }
}

/** `keep` omits lines, to test whether that is noticed. */
export async function judge({ acks, faults, file }: Traced, keep = (_line: string) => true): Promise<Verdict> {
  const [trace, judging] = [new Trace(), new Judge(acks)];
  for await (const line of createInterface({ input: createReadStream(file, 'latin1') }))
    if (keep(line)) for (const step of trace.read(line)) judging.see(step);
  const { verdict } = judging;
  return { ...verdict, faults: [...faults, ...verdict.faults] };
}

if (import.meta.main) {
  if (skipLoudly(findStrace())) process.exit(0);
  const { values } = parseArgs({ options: { acks: { type: 'string', default: '10000' } } });
  const wanted = Number(values.acks);
  const began = performance.now();
  const verdict = await withTrace({ acknowledgements: wanted, tables: 40 }, (traced) => judge(traced));
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stdout.write(`${JSON.stringify({ ...verdict, faults: verdict.faults.slice(0, 20), seconds })}\n`);
  process.exitCode = verdict.faults.length === 0 && verdict.acknowledgements >= wanted ? 0 : 1;
}
