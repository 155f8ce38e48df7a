import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ServerChild } from '@izvilina/server/testing/child.ts';
import { scrape } from '@izvilina/server/testing/scrape.ts';
import { auditLogs } from './audit-logs.ts';
import { fuzzReaders } from './decoding.ts';
import { fuzzHttp } from './http.ts';
import { fuzzLive } from './live.ts';

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
const TURNS = 'izvilina_event_loop_turn_seconds';
const LIVE_TABLES = 10;

export interface ServerFuzz {
  readonly messages: number;
  readonly requests: number;
  readonly seed: string;
}

/** Number of turns of the event loop so far, and of those that took 50 ms or more. */
async function turnsOf(base: string): Promise<{ readonly all: number; readonly long: number }> {
  const metric = await scrape(base);
  const all = metric(`${TURNS}_count`);
  return { all, long: all - metric(`${TURNS}_bucket{le="0.05"}`) };
}

/** Sends messages and requests to a server in a process of its own, then judges everything that it has written. */
async function fuzzServer({ messages, requests, seed }: ServerFuzz) {
  const server = await ServerChild.start({
    program: SERVER,
    env: { IZVILINA_BOT_PAUSE_SCALE: '0', LOG_LEVEL: 'error' },
  });
  try {
    const { pid } = server;
    const before = await turnsOf(server.base); // excludes the long turns of loading the program
    const live = await fuzzLive({ base: server.base, messages, seed, tables: LIVE_TABLES });
    const http = await fuzzHttp({ base: server.base, requests, seed });
    const after = await turnsOf(server.base);
    const long = (after.long - before.long) / (after.all - before.all);
    const delay = (await scrape(server.base))('izvilina_event_loop_delay_max_seconds');
    const isAlive = server.pid === pid && (await fetch(`${server.base}/api/games`)).ok;
    const code = await server.stop();
    const logs = await auditLogs(server.dataDir);
    const faults = [
      ...[...live.faults, ...http.faults, ...logs.faults],
      ...(isAlive && code === 0 ? [] : [`the server ended with ${code}`]),
      ...(server.errors === '' ? [] : [`the server said: ${server.errors.slice(0, 2_000)}`]),
      ...(long < 0.01 ? [] : [`${(100 * long).toFixed(1)} % of the turns of the event loop took 50 ms`]),
    ];
    const turns = { shareOf50ms: Number(long.toFixed(5)), delayMaxOfLastMinute: delay };
    return {
      live: { ...live, faults: live.faults.length },
      http: { ...http, faults: http.faults.length },
      logs: logs.moves,
      turns,
      faults,
    };
  } finally {
    await server.discard();
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      inputs: { type: 'string', default: '1000000' },
      messages: { type: 'string', default: '100000' },
      requests: { type: 'string', default: '10000' },
      seed: { type: 'string', default: Date.now().toString(36) },
    },
  });
  const { seed } = values;
  const progress = (line: string) => process.stderr.write(`${line}\n`);
  const say = (report: object) => process.stdout.write(`${JSON.stringify({ seed, ...report })}\n`);
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  const readers = await fuzzReaders({ inputs: Number(values.inputs), seed, progress });
  say({ ...readers, seconds: seconds() });
  const server = await fuzzServer({ messages: Number(values.messages), requests: Number(values.requests), seed });
  say({ ...server, seconds: seconds() });
  process.exitCode = readers.faults.length + server.faults.length === 0 ? 0 : 1;
}
