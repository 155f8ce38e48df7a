import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { append, sampleTable } from '@izvilina/authority/testing/store/samples.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askServer } from '../control/ask-server.ts';
import { startControl } from '../control/control-server.ts';
import { copyDataFolder, restoreDataFolder } from './copies.ts';
import type { ServerStore } from './server-store.ts';
import { openSqlite } from './sqlite.ts';

let folder: string;
let dataDir: string;
let store: ServerStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'izvilina-copy-'));
  dataDir = join(folder, 'data');
  store = await openSqlite({ dataDir });
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const restored = async (file: string): Promise<ServerStore> => {
  const to = join(folder, 'restored');
  expect(restoreDataFolder(to, file)).toBeNull();
  return openSqlite({ dataDir: to });
};

test('a copy made while the server writes is whole: every move of a table up to some moment', async () => {
  const stop = await startControl({ dataDir, backup: store.backup });
  await store.insertTable(sampleTable('t', { phase: 'playing' }));
  const file = join(folder, 'copy.db');
  let writing = true;
  let written = 0;
  const play = (async () => {
    while (writing)
      await append(store, 't', { seq: ++written, client: null, event: { at: written, by: 0, move: written } });
  })();
  expect(await askServer(dataDir, { do: 'backup', file })).toEqual({ ok: true });
  writing = false;
  await play;
  await stop();
  const again = await restored(file);
  const seqs = (await again.entries('t', 0)).map(({ seq }) => seq);
  expect(seqs).toEqual(seqs.map((_, index) => index + 1));
  expect(await again.table('t')).toMatchObject({ version: 1 });
  await again.close();
});

test('a copy is made whatever is being written when it begins', async () => {
  const tables = Array.from({ length: 30 }, (_, n) => `table ${n}`);
  for (const table of tables) await store.insertTable(sampleTable(table, { phase: 'playing' }));
  let writing = true;
  const plays = tables.map(async (table) => {
    for (let seq = 1; writing; seq++)
      await append(store, table, { seq, client: null, event: { at: seq, by: 0, move: seq } });
  });
  const file = join(folder, 'copy.db');
  try {
    for (let copies = 0; copies < 100; copies++) {
      await store.backup(file);
      await rm(file);
    }
  } finally {
    writing = false;
    await Promise.all(plays);
  }
});

test('a copy that cannot be written says why, and leaves nothing behind', async () => {
  const stop = await startControl({ dataDir, backup: store.backup });
  const reply = await askServer(dataDir, { do: 'backup', file: join(folder, 'nowhere', 'copy.db') });
  expect(reply).toMatchObject({ ok: false, error: expect.stringContaining('nowhere') });
  expect(await askServer(dataDir, { do: 'nonsense' })).toMatchObject({ ok: false });
  await stop();
  expect(await askServer(dataDir, { do: 'backup', file: 'x' })).toBeNull();
  expect(await readdir(folder)).toEqual(['data']);
});

test('without a server the folder itself is copied; one that is in use is neither copied nor replaced', async () => {
  await store.insertTable(sampleTable('before'));
  const file = join(folder, 'copy.db');
  await expect(copyDataFolder(dataDir, file)).rejects.toMatchObject({ code: 'LOCKED' });
  await store.close();
  await copyDataFolder(dataDir, file);
  store = await openSqlite({ dataDir });
  await store.insertTable(sampleTable('after'));
  expect(() => restoreDataFolder(dataDir, file)).toThrow(/another process/);
  await store.close();
  const kept = restoreDataFolder(dataDir, file) as string;
  store = await openSqlite({ dataDir });
  expect([await store.table('before'), await store.table('after')]).toMatchObject([{ version: 1 }, null]);
  const old = new DatabaseSync(kept);
  expect(old.prepare('SELECT count(*) AS tables FROM tables').get()).toMatchObject({ tables: 2 });
  old.close();
});

test('what is no copy replaces nothing', async () => {
  await store.close();
  const bad = join(folder, 'bad.db');
  await writeFile(bad, 'this is no database at all, however long it goes on');
  const empty = join(folder, 'empty.db');
  new DatabaseSync(empty).close();
  for (const file of [bad, empty, join(folder, 'missing.db')])
    expect(() => restoreDataFolder(dataDir, file)).toThrow(/damaged/);
  const newer = join(folder, 'newer.db');
  const db = new DatabaseSync(newer);
  db.exec('CREATE TABLE x (y); PRAGMA user_version = 999');
  db.close();
  expect(() => restoreDataFolder(dataDir, newer)).toThrow(/newer version/);
  store = await openSqlite({ dataDir });
});
