import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '../storage/postgres/postgres.ts';
import type { ServerStore } from '../storage/server-store.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { findPostgres, startPostgres } from './postgres.ts';
import { skipLoudly } from './service.ts';

/** One kind of database a server can use, for tests that hold on every one. */
interface RunningDatabase {
  /** Makes an empty store. One at a time. */
  empty(): Promise<ServerStore>;
  stop(): Promise<void>;
}

export interface DatabaseKind {
  readonly name: string;
  readonly skip: boolean;
  start(): Promise<RunningDatabase>;
}

async function sqlite(): Promise<RunningDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'izvilina-databases-'));
  let count = 0;
  return {
    empty: () => openSqlite({ dataDir: join(folder, String(++count)) }),
    stop: () => rm(folder, { recursive: true }),
  };
}

async function postgres(): Promise<RunningDatabase> {
  const service = await startPostgres();
  const url = await service.database();
  return {
    async empty() {
      const store = await openPostgres({ url });
      const admin = new pg.Client(url);
      await admin.connect();
      await admin.query('TRUNCATE tables, seats, events, packed_logs, guests, devices');
      await admin.end();
      return store;
    },
    stop: service.discard,
  };
}

export const DATABASES: readonly DatabaseKind[] = [
  { name: 'SQLite', skip: false, start: sqlite },
  { name: 'PostgreSQL', skip: skipLoudly(findPostgres()), start: postgres },
];
