import { randomBytes } from 'node:crypto';
import { mkdtemp, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DOC_FORMAT } from '@izvilina/authority/document/document-format.ts';
import { cow006 } from '@izvilina/games/cow006/game.ts';
import type { AnyEvent, AnyGame } from '@izvilina/kernel/game.ts';
import { advance, begin, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { DATABASE, openSqlite } from '@izvilina/server/storage/sqlite.ts';
import { ServerChild } from '@izvilina/server/testing/child.ts';
import { Client } from '@izvilina/server/testing/client.ts';
import { cpuSeconds, residentMb } from './process-usage.ts';

export const name = 'restart';
export const options = { tables: { type: 'string', default: '10000' } } as const;

const PROGRAM = fileURLToPath(new URL('../packages/server/torture/server.ts', import.meta.url));
const EVENTS = 87;
const HEAP_MB = 512;
/** Tables that are then looked at, to see what one in memory takes. */
const OPENED = 1_000;

/** A server that is started on a database full of abandoned games, with a small heap; then people come to some of them. */
export async function run(values: Readonly<Record<string, string>> = {}): Promise<Record<string, unknown>> {
  const tables = Number(values.tables ?? options.tables.default);
  if (!Number.isInteger(tables) || tables < 1)
    throw new RangeError(`--tables ${values.tables}: not a number of tables`);
  const dataDir = await mkdtemp(join(tmpdir(), 'izvilina-restart-'));
  const ids = await fill(dataDir, tables);
  const { size } = await stat(join(dataDir, DATABASE));
  const began = performance.now();
  const env = { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` };
  const server = await ServerChild.start({ program: PROGRAM, dataDir, env });
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
      ...{ tables, eventsPerTable: EVENTS, heapMb: HEAP_MB, databaseMb: Math.round(size / 1e6) },
      ...{ readyMs, firstTableMs, settledMs, cpuSeconds: cpu, peakMb: peak },
      ...(await opened(server, client, ids.slice(1, 1 + OPENED))),
    };
  } finally {
    await server.discard();
  }
}

/** What a table takes that somebody looks at. */
async function opened(server: ServerChild, client: Client, ids: readonly string[]) {
  const before = residentMb(server.pid).now;
  for (const table of ids) await client.do({ type: 'open', table });
  await quiet(server.pid);
  const after = residentMb(server.pid).now;
  return { looked: ids.length, kbPerTable: Math.round(((after - before) * 1024) / ids.length) };
}

/** Waits until a process has had nothing to do for a second. */
async function quiet(pid: number): Promise<void> {
  for (let before = -1; cpuSeconds(pid) - before > 0.05; await pause(1_000)) before = cpuSeconds(pid);
}

/** One game of the first moves there are, as often as wanted. Their ids. */
async function fill(dataDir: string, count: number): Promise<string[]> {
  const store = await openSqlite({ dataDir });
  const now = Date.now();
  const agreed = { game: 'cow006', rules: cow006.rules, options: { rounds: 50 }, pace: 'calm' } as const;
  const person = (guest: string) => ({ kind: 'person' as const, guest, name: guest, entropy: null, standIn: null });
  await store.insertTable({
    ...{ ...agreed, id: 'first', watchers: true, phase: 'playing', host: 'anna', code: null, rematch: null },
    ...{ chairs: [person('anna'), person('boris')], created: now, changed: now },
    ...{
      format: DOC_FORMAT,
      serverSeed: 'ab'.repeat(32),
      seed: 'restart',
      dealing: false,
      hash: null,
      closed: null,
      hints: null,
      banned: [],
    },
  });
  let match = must(begin(cow006 as AnyGame, { players: 2, options: agreed.options, seed: 'restart' }));
  for (let seq = 1; seq <= EVENTS; seq++) {
    const event = firstMove(match, now + seq);
    match = must(advance(match, event));
    const client = event.by === 'referee' ? null : randomBytes(9).toString('hex');
    await store.append([{ table: 'first', seq, client, event }]);
  }
  await store.close();
  return copies(join(dataDir, DATABASE), count);
}

function firstMove(match: Match, at: number): AnyEvent {
  const turn = match.game.turn(match.state);
  const seat = turn.over ? 0 : (turn.asks[0]?.seat ?? 0);
  const moves = match.game.moves(viewOf(match, seat));
  return { at, by: seat, move: moves.finite ? moves.all[0] : null };
}

function copies(file: string, count: number): string[] {
  const db = new DatabaseSync(file);
  const row = db.prepare(`SELECT * FROM tables WHERE id = 'first'`).get() as Record<string, string | number | null>;
  const columns = Object.keys(row);
  const insert = db.prepare(`INSERT INTO tables (${columns.join()}) VALUES (${columns.map(() => '?').join()})`);
  const log = db.prepare(`INSERT INTO events SELECT ?, seq, by, client, event FROM events WHERE "table" = 'first'`);
  const ids = Array.from({ length: count }, (_, n) => String(n).padStart(22, '0'));
  db.exec('BEGIN');
  for (const id of ids) {
    const doc = JSON.stringify({ ...JSON.parse(String(row.doc)), id });
    insert.run(...Object.values({ ...row, id, doc }));
    log.run(id);
  }
  db.exec('COMMIT');
  db.close();
  return ids;
}
