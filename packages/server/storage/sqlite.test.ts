import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FINDING_LAWS } from '@izvilina/authority/testing/store/finding-laws.ts';
import { append, type StoreUnderTest, sampleEntry, sampleTable } from '@izvilina/authority/testing/store/samples.ts';
import { STORE_LAWS } from '@izvilina/authority/testing/store/store-laws.ts';
import { UPKEEP_LAWS } from '@izvilina/authority/testing/store/upkeep-laws.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate, STEPS } from './schema.ts';
import type { ServerStore } from './server-store.ts';
import { openSqlite } from './sqlite.ts';

const folder = () => mkdtemp(join(tmpdir(), 'izvilina-store-'));

async function opened(): Promise<StoreUnderTest<ServerStore>> {
  const dataDir = await folder();
  let store = await openSqlite({ dataDir });
  return {
    store,
    async reopen() {
      await store.close();
      store = await openSqlite({ dataDir });
      return store;
    },
    async discard() {
      await store.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

describe('sqlite keeps the laws of a store', () => {
  test.each(Object.entries({ ...STORE_LAWS, ...FINDING_LAWS, ...UPKEEP_LAWS }))('%s', async (_, law) => {
    const under = await opened();
    try {
      await law(under);
    } finally {
      await under.discard();
    }
  });
});

describe('sqlite in particular', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await folder();
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  test('what is asked while a transaction runs shares the next one', async () => {
    const sizes: number[] = [];
    const store = await openSqlite({ dataDir, committed: (_, requests) => sizes.push(requests) });
    await store.insertTable(sampleTable('t'));
    const play = (seq: number) => append(store, 't', sampleEntry(seq, 0, null));
    const first = play(1);
    await Promise.resolve();
    await Promise.all([first, ...[2, 3, 4, 5].map(play)]);
    expect(sizes).toEqual([1, 1, 4]);
    await store.close();
  });

  test('a guest is found by the hash of the token and keeps a new name', async () => {
    const store = await openSqlite({ dataDir });
    await store.insertGuest({ id: 'g', token: 'hash', name: null, created: 1 });
    expect(await store.guestByToken('hash', 1)).toMatchObject({ id: 'g', name: null });
    await store.renameGuest('g', 'Аня');
    expect(await store.guestByToken('hash', 1)).toMatchObject({ id: 'g', name: 'Аня' });
    expect(await store.guestByToken('other', 1)).toBeNull();
    await store.setPushAddress('g', 'g', 'https://push.example/x');
    await store.setPushAddress('somebody else', 'g', 'https://push.example/y'); // not a device of this guest
    expect(await store.pushAddresses('g')).toEqual([{ device: 'g', endpoint: 'https://push.example/x' }]);
    await store.setPushAddress('g', 'g', null);
    expect(await store.pushAddresses('g')).toEqual([]);
    await store.close();
  });

  test('closing waits for every write that was asked for', async () => {
    const store = await openSqlite({ dataDir });
    const write = store.insertTable(sampleTable('t'));
    await store.close();
    await write;
    const again = await openSqlite({ dataDir });
    expect(await again.table('t')).not.toBeNull();
    await again.close();
  });

  test('nothing is accepted after closing', async () => {
    const store = await openSqlite({ dataDir });
    await store.close();
    await expect(store.table('t')).rejects.toMatchObject({ code: 'BROKEN' });
  });

  test('the journal is a write-ahead log', async () => {
    const store = await openSqlite({ dataDir });
    await store.close();
    const db = new DatabaseSync(join(dataDir, 'izvilina.db'));
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    db.close();
  });

  test('a second server on the same folder is refused', async () => {
    const store = await openSqlite({ dataDir });
    await expect(openSqlite({ dataDir })).rejects.toMatchObject({ code: 'LOCKED' });
    await store.insertTable(sampleTable('t'));
    await store.close();
  });

  test('a damaged database is named as such', async () => {
    await writeFile(join(dataDir, 'izvilina.db'), 'not a database at all'.repeat(400));
    await expect(openSqlite({ dataDir })).rejects.toMatchObject({ code: 'CORRUPT' });
  });

  test('a database of a newer version is left alone', async () => {
    const db = new DatabaseSync(join(dataDir, 'izvilina.db'));
    db.exec('PRAGMA user_version = 99');
    db.close();
    await expect(openSqlite({ dataDir })).rejects.toMatchObject({ code: 'NEWER' });
  });

  test('a database of the first version is brought up to date: nobody is removed, and mail goes on', async () => {
    const db = new DatabaseSync(join(dataDir, 'izvilina.db'));
    migrate(db, STEPS.slice(0, 1));
    db.exec(`INSERT INTO guests VALUES ('g', 'hash', NULL, 1)`);
    const insert = db.prepare(`INSERT INTO tables VALUES (?, 1, NULL, 'playing', 5, ?)`);
    for (const pace of ['mail', 'calm'] as const)
      insert.run(pace, JSON.stringify(sampleTable(pace, { phase: 'playing', pace })));
    db.close();
    const store = await openSqlite({ dataDir });
    expect(await store.claimDue(10, 20, 9)).toEqual([{ table: 'mail', token: 1 }]);
    const sweep = { now: Date.now(), keepPlayers: 86_400_000, keepVisitors: 86_400_000, limit: 9 };
    expect(await store.sweepGuests(sweep)).toEqual({ removed: 0, more: false });
    expect(await store.quietTables('playing', { before: 10, limit: 9 })).toMatchObject({ tables: ['mail', 'calm'] });
    await store.close();
  });

  test('a folder that cannot be made is named as such', async () => {
    await writeFile(join(dataDir, 'file'), '');
    await expect(openSqlite({ dataDir: join(dataDir, 'file', 'data') })).rejects.toMatchObject({ code: 'UNWRITABLE' });
  });

  test('a full disk fails the write, says so, and the next one can go on', async () => {
    const store = await openSqlite({ dataDir, maxPages: 40 });
    const long = 'x'.repeat(400_000);
    await expect(store.insertTable(sampleTable('big', { host: long }))).rejects.toMatchObject({ code: 'FULL' });
    await store.insertTable(sampleTable('small'));
    expect(await store.table('big')).toBeNull();
    expect(await store.table('small')).not.toBeNull();
    await store.close();
  });
});
