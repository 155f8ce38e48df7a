import { mkdtemp, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DATABASE } from '@izvilina/server/storage/sqlite.ts';
import { ServerChild } from '@izvilina/server/testing/child.ts';
import { Client } from '@izvilina/server/testing/client.ts';
import { cpuSeconds, residentMb } from './process-usage.ts';
import { SERVER_PROGRAM } from './server-program.ts';
import { EVENTS_PER_GAME, storeGames } from './stored-games.ts';

export const name = 'restart';
export const options = { tables: { type: 'string', default: '10000' } } as const;

const HEAP_MB = 512;
/** Number of tables opened afterwards, to measure the memory of one. */
const OPENED = 1_000;

/** Starts a server with a small heap on a database full of abandoned games; then people open some of them. */
export async function run(values: Readonly<Record<string, string>> = {}): Promise<Record<string, unknown>> {
  const tables = Number(values.tables ?? options.tables.default);
  if (!Number.isInteger(tables) || tables < 1)
    throw new RangeError(`--tables ${values.tables}: not a number of tables`);
  const dataDir = await mkdtemp(join(tmpdir(), 'izvilina-restart-'));
  const ids = (await storeGames(dataDir, tables)).map(({ table }) => table);
  const { size } = await stat(join(dataDir, DATABASE));
  const began = performance.now();
  const env = { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` };
  const server = await ServerChild.start({ program: SERVER_PROGRAM, dataDir, env });
  try {
    const readyMs = Math.round(performance.now() - began);
    const client = await Client.connect(server.base);
    await client.do({ type: 'open', table: ids[0] as string });
    const firstTableMs = Math.round(performance.now() - began);
    await quiet(server.pid);
    const settledMs = Math.round(performance.now() - began);
    const { peak } = residentMb(server.pid);
    const cpu = cpuSeconds(server.pid);
    return {
      tables,
      eventsPerTable: EVENTS_PER_GAME,
      heapMb: HEAP_MB,
      databaseMb: Math.round(size / 1e6),
      readyMs,
      firstTableMs,
      settledMs,
      cpuSeconds: cpu,
      peakMb: peak,
      ...(await opened(server, client, ids.slice(1, 1 + OPENED))),
    };
  } finally {
    await server.discard();
  }
}

/** Memory of a table with a viewer. */
async function opened(server: ServerChild, client: Client, ids: readonly string[]) {
  const before = residentMb(server.pid).now;
  for (const table of ids) await client.do({ type: 'open', table });
  await quiet(server.pid);
  const after = residentMb(server.pid).now;
  return { looked: ids.length, kbPerTable: Math.round(((after - before) * 1024) / ids.length) };
}

/** Waits until a process has been idle for a second. */
async function quiet(pid: number): Promise<void> {
  for (let before = -1; cpuSeconds(pid) - before > 0.05; await pause(1_000)) before = cpuSeconds(pid);
}
