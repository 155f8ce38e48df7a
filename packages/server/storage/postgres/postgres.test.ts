import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { FINDING_LAWS } from '@izvilina/authority/testing/store/finding-laws.ts';
import { append, sampleEntry, sampleTable } from '@izvilina/authority/testing/store/samples.ts';
import { STORE_LAWS } from '@izvilina/authority/testing/store/store-laws.ts';
import { UPKEEP_LAWS } from '@izvilina/authority/testing/store/upkeep-laws.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findPostgres, startPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { skipLoudly } from '../../testing/service.ts';
import type { StoreError } from '../errors.ts';
import { migrate as migrateSqlite, STEPS, type Step } from '../schema.ts';
import type { ServerStore } from '../server-store.ts';
import { openConnections } from './connections.ts';
import { restoreDatabase } from './copies.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

const program = findPostgres();

describe.skipIf(skipLoudly(program))('PostgreSQL', () => {
  let service: TestPostgres;
  let url: string;
  let admin: pg.Client;
  beforeAll(async () => {
    service = await startPostgres({ settings: ['deadlock_timeout=20ms'] }, program);
    url = await service.database();
    admin = new pg.Client(url);
    admin.on('error', () => undefined); // the database is stopped while it is connected
    await (await openPostgres({ url })).close();
    await admin.connect();
  });
  afterAll(async () => {
    await admin?.end().catch(() => undefined);
    await service?.discard();
  });

  describe('keeps the laws of a store', () => {
    test.each(Object.entries({ ...STORE_LAWS, ...FINDING_LAWS, ...UPKEEP_LAWS }))('%s', async (_, law) => {
      await admin.query('TRUNCATE tables, seats, events, packed_logs, guests, devices');
      let store = await openPostgres({ url });
      const reopen = async () => {
        await store.close();
        store = await openPostgres({ url });
        return store;
      };
      try {
        await law({ store, reopen, discard: async () => undefined });
      } finally {
        await store.close();
      }
    });
  });

  describe('with two nodes on it', () => {
    let one: ServerStore;
    let two: ServerStore;
    beforeEach(async () => {
      await admin.query('TRUNCATE tables, seats, events, packed_logs, guests, devices');
      [one, two] = await Promise.all([openPostgres({ url }), openPostgres({ url })]);
    });
    afterEach(async () => {
      await Promise.all([one.close(), two.close()]);
    });

    test('of the writers of one seq one wins, whatever else is written with it', async () => {
      const ids = Array.from({ length: 20 }, (_, n) => `table ${n}`);
      for (const id of ids) await one.insertTable(sampleTable(id, { host: id }));
      for (let seq = 1; seq <= 5; seq++) {
        const outcomes = await Promise.all(
          [one, two].map((store, by) =>
            Promise.all(ids.map((id) => append(store, id, sampleEntry(seq, by, `${by} ${seq}`)))),
          ),
        );
        for (const at of ids.keys())
          expect(outcomes.map((of) => of[at]?.kind).sort()).toEqual(['committed', 'conflict']);
      }
      for (const id of ids) expect((await two.entries(id, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    });

    test('a command that was carried out on the other node is found', async () => {
      await one.insertTable(sampleTable('t'));
      expect(await append(two, 't', sampleEntry(1, 0, 'key'))).toEqual({ kind: 'committed' });
      expect(await append(one, 't', sampleEntry(2, 0, 'key'))).toEqual({ kind: 'duplicate', index: 0, seq: 1 });
      const together = [append(one, 't', sampleEntry(2, 1, 'x')), append(two, 't', sampleEntry(2, 1, 'x'))];
      const kinds = (await Promise.all(together)).map(({ kind }) => kind).sort();
      expect(kinds).toEqual(['committed', 'duplicate']);
    });

    test('a host has no more tables than may be', async () => {
      const most = { gathering: 3, playing: 3 };
      const made = Array.from({ length: 12 }, (_, n) => (n % 2 ? one : two).insertTable(sampleTable(`t${n}`), most));
      expect((await Promise.all(made)).filter(Boolean)).toHaveLength(3);
      expect(await one.unfinished('anna')).toEqual({ gathering: 3, playing: 0 });
    });

    test('what is due is given to one of them', async () => {
      for (let n = 0; n < 30; n++) {
        await one.insertTable(sampleTable(`t${n}`, { host: `h${n}` }));
        await one.commit(`t${n}`, { wakeAt: n });
      }
      const claims = await Promise.all(Array.from({ length: 8 }, (_, n) => (n % 2 ? one : two).claimDue(100, 200, 10)));
      const tables = claims.flat().map(({ table }) => table);
      expect([tables.length, new Set(tables).size]).toEqual([30, 30]);
    });

    test('a table is not removed from under a move', async () => {
      for (let round = 0; round < 20; round++) {
        const id = `t${round}`;
        await one.insertTable(sampleTable(id, { changed: 10 }));
        const [moved, removed] = await Promise.all([
          append(one, id, sampleEntry(1, 0, 'a', 60)),
          two.removeTable(id, 50),
        ]);
        expect([moved.kind, removed]).toEqual(removed ? ['gone', true] : ['committed', false]);
        expect(await one.entries(id, 0)).toHaveLength(removed ? 0 : 1);
      }
    });

    test('they agree on the time of day', () => {
      expect(Math.abs(one.wallClock() - two.wallClock())).toBeLessThan(100);
      expect(Math.abs(one.wallClock() - Date.now())).toBeLessThan(1_000);
    });
  });

  test('a request that cannot be written fails alone', async () => {
    await admin.query('TRUNCATE tables, seats, events, packed_logs, guests, devices');
    const store = await openPostgres({ url });
    const ids = Array.from({ length: 30 }, (_, n) => `table ${n}`);
    for (const id of ids) await store.insertTable(sampleTable(id, { host: id }));
    await append(store, 'table 3', sampleEntry(1, 0, 'done'));
    const asked = [
      ...ids.map((id) => append(store, id, sampleEntry(id === 'table 3' ? 2 : 1, 0, 'x'))),
      append(store, 'nowhere', sampleEntry(1, 0, 'x')),
      append(store, 'table 3', sampleEntry(3, 0, 'done')),
      append(store, 'table 4', sampleEntry(2, 0, 'no text may contain \0 here')),
    ];
    const outcomes = await Promise.all(asked.map((one) => one.catch((error: StoreError) => error)));
    expect(outcomes.slice(0, 30)).toEqual(ids.map(() => ({ kind: 'committed' })));
    expect(outcomes.slice(30, 32)).toEqual([{ kind: 'gone' }, { kind: 'duplicate', index: 0, seq: 1 }]);
    expect(outcomes[32]).toMatchObject({ code: 'BAD_VALUE' });
    expect(await store.entries('table 4', 0)).toHaveLength(1);
    await store.close();
  });

  test('transactions that stand in each other’s way are both carried out', async () => {
    const connections = openConnections(url, () => undefined);
    const take = {
      name: 'take',
      text: 'INSERT INTO probe (filling) SELECT $1 WHERE pg_advisory_xact_lock($2) IS NOT NULL',
    };
    const inTurn = (locks: readonly number[]) =>
      connections.transaction(async (ask) => {
        for (const lock of locks) {
          await ask(take, Buffer.from('x'), lock);
          await pause(30);
        }
        return locks;
      });
    expect(await Promise.all([inTurn([1, 2]), inTurn([2, 1])])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    await connections.close();
  });

  test('what comes while others are being written goes together', async () => {
    await admin.query('TRUNCATE tables, seats, events, packed_logs, guests, devices');
    const sizes: number[] = [];
    const store = await openPostgres({ url, committed: (_, requests) => sizes.push(requests) });
    for (const id of ['a', 'b', 'c']) await store.insertTable(sampleTable(id, { host: id }));
    const asked = [];
    for (const id of ['a', 'b', 'c']) {
      asked.push(append(store, id, sampleEntry(1, 0, 'x')));
      for (let n = 0; n < 10; n++) await Promise.resolve(); // the same turn of the event loop, but another moment
    }
    await Promise.all(asked);
    await store.close();
    expect(sizes).toEqual([1, 2]);
  });

  test('moves that wait for a lock hold up nobody else’s', async () => {
    await admin.query('TRUNCATE tables, seats, events, packed_logs, guests, devices');
    const store = await openPostgres({ url });
    for (const id of ['locked', 'free']) await store.insertTable(sampleTable(id, { host: id }));
    await admin.query(`BEGIN; SELECT 1 FROM tables WHERE id = 'locked' FOR UPDATE`);
    const held = append(store, 'locked', sampleEntry(1, 0, 'x'));
    await Promise.resolve();
    await append(store, 'free', sampleEntry(1, 0, 'x'));
    expect(await store.entries('locked', 0)).toEqual([]);
    await admin.query('COMMIT');
    expect(await held).toEqual({ kind: 'committed' });
    await store.close();
  });

  test('what comes together is written together', async () => {
    const sizes: number[] = [];
    const store = await openPostgres({ url, committed: (_, requests) => sizes.push(requests) });
    const ids = Array.from({ length: 40 }, (_, n) => `together ${n}`);
    for (const id of ids) await store.insertTable(sampleTable(id, { host: id }));
    await Promise.all(ids.map((id) => append(store, id, sampleEntry(1, 0, 'x'))));
    await store.close();
    expect(sizes).toEqual([40]);
  });

  test('nodes that start together bring the schema up to date once', async () => {
    const fresh = await service.database();
    const nodes = await Promise.all(Array.from({ length: 4 }, () => openPostgres({ url: fresh })));
    await nodes[0]?.insertTable(sampleTable('t'));
    await Promise.all(nodes.map((node) => node.close()));
  });

  describe('in the middle of an upgrade', () => {
    const NEXT = [...STEPS, 'ALTER TABLE tables ADD COLUMN of_the_next_release INTEGER NOT NULL DEFAULT 0;'];
    const upgraded = async (steps: readonly Step[], oldestProgram: number) => {
      const database = await service.database();
      const running = await openPostgres({ url: database });
      await running.insertTable(sampleTable('t', { phase: 'playing' }));
      const connections = openConnections(database, () => undefined);
      await migrate(connections, steps, oldestProgram);
      return { database, running, connections };
    };

    test('an older program works on, and can be started, where nothing was taken from it', async () => {
      const { database, running, connections } = await upgraded(NEXT, STEPS.length);
      const started = await openPostgres({ url: database });
      expect(await append(running, 't', sampleEntry(1, 0, 'a'))).toEqual({ kind: 'committed' });
      expect(await append(started, 't', sampleEntry(2, 0, 'b'))).toEqual({ kind: 'committed' });
      await started.insertTable(sampleTable('u'));
      expect(await started.entries('t', 0)).toHaveLength(2);
      await migrate(connections, NEXT); // the schema was not put back
      await Promise.all([running.close(), started.close(), connections.close()]);
    });

    test('an older program is refused where a step took something from it', async () => {
      const { database, running, connections } = await upgraded(NEXT, NEXT.length);
      await expect(openPostgres({ url: database })).rejects.toMatchObject({ code: 'NEWER' });
      await expect(migrate(connections, STEPS.slice(0, -1))).rejects.toMatchObject({ code: 'NEWER' });
      await Promise.all([running.close(), connections.close()]);
    });
  });

  test('both databases have the same tables and columns, but for what only nodes need', async () => {
    const sqlite = new DatabaseSync(':memory:');
    migrateSqlite(sqlite);
    const columns = `SELECT m.name || '.' || c.name AS name FROM sqlite_schema m, pragma_table_info(m.name) c WHERE m.type = 'table'`;
    const ours = sqlite.prepare(columns).all() as { name: string }[];
    const theirs = await admin.query(`SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name NOT IN ('izvilina_schema', 'nodes', 'owners')`);
    const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).sort();
    expect(names(theirs.rows)).toEqual(names(ours));
    sqlite.close();
  });

  test('an address where nothing can be had is said at once, and not waited for', async () => {
    const broken: StoreError[] = [];
    const open = openPostgres({ url: `${url}_that_is_not_there`, broken: (error) => broken.push(error) });
    await expect(open).rejects.toMatchObject({ code: 'BROKEN' });
    expect(broken).toHaveLength(1);
  });

  test('when the database dies what is under way fails, and when it is back everything goes on by itself', async () => {
    const broken: StoreError[] = [];
    const store = await openPostgres({ url, broken: (error) => broken.push(error) });
    await store.insertTable(sampleTable('through it all'));
    await append(store, 'through it all', sampleEntry(1, 0, 'a'));
    const blocker = new pg.Client(url);
    blocker.on('error', () => undefined);
    await blocker.connect();
    await blocker.query('BEGIN; LOCK TABLE events');
    const underWay = append(store, 'through it all', sampleEntry(2, 0, 'b')).catch((error: StoreError) => error);
    await blocker.query('SELECT pg_sleep(0.1)');
    await service.stop('SIGQUIT');
    expect(await underWay).toMatchObject({ code: 'AWAY' });
    await expect(store.probe()).rejects.toMatchObject({ code: 'AWAY' });
    await expect(store.table('through it all')).rejects.toMatchObject({ code: 'AWAY' });
    await service.start();
    await store.probe();
    expect(await append(store, 'through it all', sampleEntry(2, 0, 'b'))).toEqual({ kind: 'committed' });
    expect(await store.entries('through it all', 0)).toHaveLength(2);
    expect(broken).toEqual([]);
    await store.close();
    await expect(store.table('t')).rejects.toMatchObject({ code: 'BROKEN' });
    admin = new pg.Client(url);
    await admin.connect();
  });

  test('a copy is put in the place of what is there', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'izvilina-dump-'));
    const file = join(folder, 'copy');
    const [from, to] = [await service.database(), await service.database()];
    const store = await openPostgres({ url: from });
    await store.insertTable(sampleTable('t', { phase: 'playing' }));
    await append(store, 't', sampleEntry(1, 0, 'a'));
    await store.backup(file);
    await store.close();
    const other = await openPostgres({ url: to });
    await other.insertTable(sampleTable('to be replaced'));
    await other.close();
    await restoreDatabase(to, file);
    const restored = await openPostgres({ url: to });
    expect(await restored.table('to be replaced')).toBeNull();
    expect(await restored.entries('t', 0)).toEqual([sampleEntry(1, 0, 'a')]);
    expect(await append(restored, 't', sampleEntry(2, 0, 'a'))).toEqual({ kind: 'duplicate', index: 0, seq: 1 });
    await restored.close();
    await expect(restoreDatabase(to, join(folder, 'missing'))).rejects.toMatchObject({ code: 'BROKEN' });
    await rm(folder, { recursive: true });
  });
});
