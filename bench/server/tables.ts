import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Message } from '@izvilina/protocol/messages.ts';
import { ServerChild } from '@izvilina/server/testing/child.ts';
import { socketTo } from '@izvilina/server/testing/client.ts';
import { scrape } from '@izvilina/server/testing/scrape.ts';
import { canPin, nodeOn, pin, unpin } from '../pin.ts';
import { cpuOf, cpuSeconds, mostOpenFiles } from '../process-usage.ts';
import { type StoredGame, storeGames } from '../stored-games.ts';
import { seated } from './seated.ts';
import { microsPerMove, Tally } from './tally.ts';

export interface TablesOptions {
  /** Largest number; smaller ones are measured before it. */
  readonly tables: number;
  readonly seconds: number;
}

const PROGRAM = fileURLToPath(new URL('./measured-server.ts', import.meta.url));
const SMALLEST = 100;
/** People who come at the same time. */
const AT_ONCE = 50;
/** Tables opened first, so that what all tables share is loaded before measuring. */
const FIRST = 10;
/** Tables that are played at while the others are only looked at. */
const PLAYED = 64;
/** Files and connections of a process besides those of idle players: its own, and those of the players. */
const SPARE_FILES = 600;
const SETTLE_MS = 1_000;
const WARM_MOVES = 15_000;

/**
 * Starts a server on a database of unfinished games, and the two players of each come back: how many tables per second
 * are restored, what each of them takes with its two connections, and what a move at other tables costs beside them.
 * Each connection is an open file: if a process may not have enough of them, there are fewer tables.
 */
export async function manyTables({ tables: wanted, seconds }: TablesOptions): Promise<Record<string, unknown>> {
  const openFiles = mostOpenFiles();
  const tables = Math.min(wanted, Math.floor((openFiles - SPARE_FILES) / 2) - FIRST);
  const pinned = canPin && pin(process.pid, 1);
  try {
    const sizes = await withGames(tables, async (dataDir, games) => {
      const measured: Record<string, unknown>[] = [];
      for (const size of sizesUpTo(tables))
        measured.push(
          await withServer(dataDir, async (server) => ({
            ...(await restore(server, games.slice(0, size + FIRST))),
            idleBusy: await idleBusy(server, seconds / 2),
            ...(await play(server, seconds)),
          })),
        );
      return measured;
    });
    return { pinned, ...(tables < wanted && { openFiles }), sizes };
  } finally {
    if (pinned) unpin(process.pid);
  }
}

/** Restores this many tables, and nothing else. */
export const restoreTables = (tables: number) =>
  withGames(tables, (dataDir, games) => withServer(dataDir, (server) => restore(server, games)));

async function withGames<T>(tables: number, use: (dataDir: string, games: readonly StoredGame[]) => Promise<T>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'izvilina-tables-'));
  try {
    return await use(dataDir, await storeGames(dataDir, tables + FIRST));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function withServer<T>(dataDir: string, use: (server: ServerChild) => Promise<T>): Promise<T> {
  const node = [...(canPin ? nodeOn(0) : [process.execPath]), '--expose-gc'];
  const server = await ServerChild.start({ program: PROGRAM, dataDir, node });
  try {
    return await use(server);
  } finally {
    await server.kill();
  }
}

function sizesUpTo(most: number): number[] {
  const sizes: number[] = [];
  for (let size = SMALLEST; size < most; size *= 10) sizes.push(size);
  return [...sizes, most];
}

async function restore(server: ServerChild, games: readonly StoredGame[]) {
  await comeBack(server.base, games.slice(0, FIRST));
  const idle = games.slice(FIRST);
  const [memoryBefore, cpuBefore, began] = [await memoryOf(server), cpuSeconds(server.pid), performance.now()];
  await comeBack(server.base, idle);
  const [cpu, passed] = [cpuSeconds(server.pid) - cpuBefore, (performance.now() - began) / 1_000];
  await pause(SETTLE_MS);
  const memory = await memoryOf(server);
  const kb = (field: keyof NodeJS.MemoryUsage) =>
    Number(((memory[field] - memoryBefore[field]) / idle.length / 1024).toFixed(1));
  return {
    tables: idle.length,
    sockets: (await scrape(server.base))('izvilina_sockets'),
    restoredPerSecond: Math.round(idle.length / passed),
    cpuMicrosPerRestored: Math.round((cpu * 1e6) / idle.length),
    kbPerTable: { heap: kb('heapUsed'), external: kb('external'), resident: kb('rss') },
  };
}

/** Share of a processor used while people only look: their connections are pinged. */
async function idleBusy({ pid }: ServerChild, seconds: number): Promise<number> {
  const [before, began] = [cpuSeconds(pid), performance.now()];
  await pause(seconds * 1_000);
  return Number((((cpuSeconds(pid) - before) * 1_000) / (performance.now() - began)).toFixed(3));
}

/** Moves at other tables, as many as possible. */
async function play(server: ServerChild, seconds: number) {
  const tally = new Tally();
  const load = await seated({ ...tally, base: server.base, tables: PLAYED, seats: 2 });
  try {
    await tally.warm(WARM_MOVES);
    const { cpu, moves, movesPerSecond, p99Ms } = await tally.during(seconds, [cpuOf(server.pid)]);
    return {
      movesPerSecond,
      p99Ms,
      faults: tally.faults,
      serverCpuMicrosPerMove: microsPerMove(cpu[0] as number, moves),
    };
  } finally {
    load.stop();
  }
}

/** All players open their table again, a few at a time, and stay until the server ends. */
async function comeBack(base: string, games: readonly StoredGame[]): Promise<void> {
  const waiting = games.flatMap(({ table, cookies }) => cookies.map((cookie) => ({ table, cookie })));
  const comeOneByOne = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await look(base, next.cookie, next.table);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, comeOneByOne));
}

/** Connects and waits for the table's view. */
function look(base: string, cookie: string, table: string): Promise<void> {
  const socket = socketTo(base, cookie);
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'open', id: 1, table, since: 0 })));
    const hear = (data: Buffer) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.type !== 'reply') return;
      socket.off('message', hear);
      if (message.ok) resolve();
      else reject(new Error(`${table}: ${message.error.code}`));
    };
    socket.on('message', hear);
  });
}

async function memoryOf(server: ServerChild): Promise<NodeJS.MemoryUsage> {
  const said = () => server.output.split('\n').filter((line) => line.startsWith('{'));
  const before = said().length;
  process.kill(server.pid, 'SIGUSR2');
  while (said().length === before) await pause(20);
  return JSON.parse(said().at(-1) as string) as NodeJS.MemoryUsage;
}
