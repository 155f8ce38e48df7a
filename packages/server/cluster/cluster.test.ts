import { randomUUID } from 'node:crypto';
import type { TableInfo } from '@izvilina/protocol/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConnections } from '../storage/postgres/connections.ts';
import { openPostgres } from '../storage/postgres/postgres.ts';
import { ServerChild } from '../testing/child.ts';
import { Client, type TablePush } from '../testing/client.ts';
import { ownerLaws } from '../testing/owner-laws.ts';
import { findPostgres, startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { findRedis, startRedis } from '../testing/redis.ts';
import { scrape } from '../testing/scrape.ts';
import { type Service, skipLoudly } from '../testing/service.ts';
import { newTable, TestServer } from '../testing/test-server.ts';
import { LEASE } from './owners/lease.ts';
import { postgresOwners } from './owners/postgres-owners.ts';

const cannotRun = [findPostgres(), findRedis()].map(skipLoudly).some(Boolean);

describe.skipIf(cannotRun)('nodes on a real PostgreSQL and Redis', () => {
  let [postgres, redis]: [TestPostgres, Service] = [] as never;
  let shared: { readonly databaseUrl: string; readonly redisUrl: string };
  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    shared = { databaseUrl: await postgres.database(), redisUrl: redis.url };
    await (await openPostgres({ url: shared.databaseUrl })).close(); // creates the schema
  });
  afterAll(async () => {
    await Promise.all([postgres?.discard(), redis?.discard()]);
  });

  const toClose: (() => Promise<unknown>)[] = [];
  afterAll(() => Promise.all(toClose.map((close) => close())));
  ownerLaws('PostgreSQL', async () => {
    const connections = openConnections(shared.databaseUrl, () => undefined);
    toClose.push(connections.close);
    const pass = `UPDATE nodes SET until = until - $1 * interval '1 millisecond'`;
    const insert = `INSERT INTO tables (id, version, phase, changed, doc) VALUES ($1, 1, 'over', 0, '{}')`;
    return {
      owners: await postgresOwners(connections),
      pass: async (ms) => void (await connections.ask({ name: 'pass', text: pass }, ms)),
      async table() {
        const id = randomUUID();
        await connections.ask({ name: 'insert', text: insert }, id);
        return id;
      },
    };
  });

  const hereIn = (info: TableInfo) => info.seats.map((seat) => seat.kind === 'person' && seat.here);
  const isTable =
    (like: (info: TableInfo) => boolean) =>
    (message: unknown): message is TablePush =>
      (message as TablePush).type === 'table' && like((message as TablePush).table);

  /** Anna on the first server, which serves the table, and Boris on the second. */
  async function apart(first: { base: string }, second: TestServer) {
    const [anna, boris] = [await Client.connect(first.base), await second.guest()];
    const { table } = (await anna.do(newTable())) as { table: string };
    await anna.do({ type: 'open', table });
    await boris.do({ type: 'open', table });
    await boris.do({ type: 'sit', table, name: 'Борис' });
    await anna.do({ type: 'start', table });
    await Promise.all([anna.view(), boris.view()]);
    return { anna, boris, table };
  }
  const pick = async (player: Client, table: string, seat: number) => {
    const { view, seq } = await player.view();
    const [card] = (view as unknown as { hand: number[] }).hand;
    return player.do({ type: 'move', table, seat, seq, client: randomUUID(), move: { type: 'pick', card: card ?? 0 } });
  };

  it('a node that is asked to end gives its tables away, and its players go on at once', async () => {
    const [first, second] = await Promise.all([TestServer.open(shared), TestServer.open(shared)]);
    const { anna, boris, table } = await apart(first, second);
    await boris.message(isTable((info) => hereIn(info).every(Boolean)));
    await pick(anna, table, 0);
    const [atOwner, atEdge] = await Promise.all([scrape(first.base), scrape(second.base)]);
    expect([atOwner('izvilina_passed_on_total'), atEdge('izvilina_passed_on_total') > 0]).toEqual([0, true]);
    expect([atOwner('izvilina_linked'), atEdge('izvilina_linked')]).toEqual([1, 1]);
    const [code, borisCode] = await Promise.all([anna.closed, boris.closed, first.close()]);
    expect([code, borisCode]).toEqual([1012, 1012]);
    const back = await second.guest(boris.cookie);
    await back.do({ type: 'open', table });
    expect((await back.view()).seq).toBe(1);
    expect(back.received).not.toContainEqual({ type: 'server', writing: false }); // no lease had to be waited for
    const anew = await second.guest(anna.cookie);
    await anew.do({ type: 'open', table });
    await back.message(isTable((info) => hereIn(info).every(Boolean)));
    await second.close();
  });

  it('a guest has only so many connections to all nodes together', async () => {
    const limited = { ...shared, limits: { connectionsPerGuest: 3 } };
    const [first, second] = await Promise.all([TestServer.open(limited), TestServer.open(limited)]);
    const three = [await first.guest()];
    const [{ cookie }] = three as [Client];
    three.push(await first.guest(cookie), await first.guest(cookie));
    const tried = () => second.guest(cookie).then((client) => client.close().then(() => 'let in'), String);
    await expect.poll(tried).toContain('429');
    await three[0]?.close();
    await expect.poll(tried).toBe('let in');
    await Promise.all([first.close(), second.close()]);
  });

  it('a node that is killed is replaced, without a move being lost', async () => {
    const env = { DATABASE_URL: shared.databaseUrl, REDIS_URL: shared.redisUrl };
    const [first, second] = await Promise.all([ServerChild.start({ env }), TestServer.open(shared)]);
    const { anna, boris, table } = await apart(first, second);
    await pick(anna, table, 0);
    await boris.view(1);
    await first.kill();
    const began = performance.now();
    expect(await boris.closed).toBe(1012);
    const back = await second.guest(boris.cookie);
    const isEarly = performance.now() - began < LEASE.ttl - LEASE.every;
    await back.do({ type: 'open', table });
    // The push is expected, unless a busy machine let the dead node's lease run out before.
    if (isEarly) expect(back.received).toContainEqual({ type: 'server', writing: false });
    expect((await back.view()).seq).toBe(1);
    await pick(back, table, 1);
    await Promise.all([second.close(), first.discard()]);
  });
});
