import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres, startPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { skipLoudly } from '../../testing/service.ts';
import { TestServer, twoAtTable } from '../../testing/test-server.ts';

const program = findPostgres();

describe.skipIf(skipLoudly(program))('a server on PostgreSQL', () => {
  let service: TestPostgres;
  let server: TestServer;
  beforeAll(async () => {
    service = await startPostgres({}, program);
    server = await TestServer.open({ databaseUrl: await service.database() });
  });
  afterAll(async () => {
    await server?.close();
    await service?.discard();
  });
  const ready = async () => (await fetch(`${server.base}/readyz`)).status;

  test('a game goes on after a restart, and after the database was away; the server says so meanwhile', async () => {
    const { anna, boris, table } = await twoAtTable(server);
    const play = async (client: typeof anna, seat: number, key: string) => {
      const { seq, view } = await client.view();
      const [card] = (view as unknown as { hand: number[] }).hand;
      return client.ask({ type: 'move', table, seat, seq, client: key, move: { type: 'pick', card } as never });
    };
    expect(await play(anna, 0, 'client-1')).toMatchObject({ ok: true, value: { seq: 1 } });
    await server.restart();
    const back = await server.guest(boris.cookie);
    await back.do({ type: 'open', table });
    expect((await back.view()).seq).toBe(1);
    expect(await ready()).toBe(200);
    await service.stop('SIGQUIT');
    expect(await play(back, 1, 'client-2')).toMatchObject({ ok: false, error: { code: 'INTERNAL' } });
    await expect.poll(ready, { timeout: 10_000 }).toBe(503);
    await service.start();
    await expect.poll(ready, { timeout: 10_000 }).toBe(200);
    expect(await play(back, 1, 'client-2')).toMatchObject({ ok: true, value: { seq: 2 } });
  });
});
