import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ServeOptions, serve } from './serve.ts';
import { openSqlite, type SqliteOptions } from './storage/sqlite.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'izvilina-serve-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const here = (): ServeOptions => ({ port: 0, host: '127.0.0.1', dataDir, logLevel: 'silent' });

const noClock = (): never => {
  throw new Error('no clock');
};

it('what was started before something failed is closed again, so that the next try works', async () => {
  const openStore = async (options: SqliteOptions) => ({ ...(await openSqlite(options)), wallClock: noClock });
  await expect(serve({ ...here(), openStore })).rejects.toThrow('no clock');
  const serving = await serve(here()); // the folder of a server that still runs would be refused
  await expect(serve({ ...here(), dataDir: join(dataDir, 'other'), port: serving.port })).rejects.toThrow('EADDRINUSE');
  await serving.close();
  await (await serve({ ...here(), dataDir: join(dataDir, 'other') })).close();
});
