import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client, TablePush } from '../testing/client.ts';
import { newTable, TestServer, twoAtTable } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const cow = async (client: Client, seq = 0) => (await client.view(seq)).view as CowView;
const pick = (table: string, seat: number, seq: number, card: number, client: string) =>
  ({ type: 'move', table, seat, seq, client, move: { type: 'pick', card } }) as const;

describe('a table over sockets', () => {
  test('people gather, the host deals, everyone sees their own hand only', async () => {
    const { anna, boris } = await twoAtTable(server);
    const [hers, his] = [await cow(anna), await cow(boris)];
    expect(hers.viewer).toBe(0);
    expect(his.viewer).toBe(1);
    expect(hers.hand).toHaveLength(10);
    expect(hers.hand).not.toEqual(his.hand);
    expect(hers.seats[1]?.hand).toBeNull();
    expect(await boris.refused({ type: 'start', table: (await boris.view()).table })).not.toBe('');
  });

  test('the same move sent twice is one event', async () => {
    const { anna, table } = await twoAtTable(server);
    const { hand } = await cow(anna);
    const move = pick(table, 0, 0, hand[0] as number, 'client-1');
    const replies = await Promise.all([anna.ask(move), anna.ask(move)]);
    expect(replies).toMatchObject([
      { ok: true, value: { seq: 1 } },
      { ok: true, value: { seq: 1 } },
    ]);
    expect(await anna.do(move)).toEqual({ seq: 1 });
    expect((await anna.view(1)).seq).toBe(1);
  });

  test('an answer to a question that has changed is stale', async () => {
    const { anna, boris, table } = await twoAtTable(server);
    const [hers, his] = [await cow(anna), await cow(boris)];
    await anna.do(pick(table, 0, 0, hers.hand[0] as number, 'client-1'));
    await boris.do(pick(table, 1, 0, his.hand[0] as number, 'client-1'));
    await anna.view(2);
    expect(await anna.refused(pick(table, 0, 0, hers.hand[1] as number, 'client-2'))).toBe('STALE');
  });

  test('nobody moves for somebody else, and the wire knows no referee', async () => {
    const { anna, boris, table } = await twoAtTable(server);
    const { hand } = await cow(anna);
    expect(await boris.refused(pick(table, 0, 0, hand[0] as number, 'client-1'))).toBe('NOT_YOUR_SEAT');
    const forged = { type: 'move', table, seat: 'referee', seq: 0, client: 'client-2', move: {} };
    anna.socket.send(JSON.stringify({ ...forged, id: 99 }));
    const reply = await anna.message((it): it is typeof it & { type: 'reply' } => it.type === 'reply' && it.id === 99);
    expect(reply).toMatchObject({ ok: false, error: { code: 'BAD_MESSAGE' } });
    expect((await anna.view()).seq).toBe(0);
  });

  test('whoever comes back gets the gap', async () => {
    const { anna, boris, table } = await twoAtTable(server);
    const [hers, his] = [await cow(anna), await cow(boris)];
    await boris.close();
    await anna.do(pick(table, 0, 0, hers.hand[0] as number, 'client-1'));
    await anna.do(pick(table, 0, 1, hers.hand[1] as number, 'client-2'));
    const back = await server.guest(boris.cookie);
    await back.do({ type: 'open', table, since: 0 });
    const push = await back.view(2);
    expect(push.steps.map(({ seq }) => seq)).toEqual([1, 2]);
    expect((push.view as CowView).hand).toEqual(his.hand);
    expect(JSON.stringify(push.steps)).not.toContain('card');
  });

  test('what another seat receives does not depend on the card I picked', async () => {
    const { anna, boris, table } = await twoAtTable(server);
    const { hand } = await cow(anna);
    const heard: string[] = [];
    for (const [index, card] of hand.entries()) {
      const from = boris.wire.length;
      const ownFrom = anna.wire.length;
      await anna.do(pick(table, 0, index, card, `client-${index}`));
      await boris.view(index + 1);
      expect(anna.wire.slice(ownFrom).join('\n')).toContain(`"picked":${card},`);
      heard.push(
        boris.wire
          .slice(from)
          .join('\n')
          .replaceAll(`"seq":${index + 1}`, '"seq":N'),
      );
    }
    expect(heard[0]).toContain('"seq":N');
    // The first pick answers the question; each later one only changes the answer, and must look the same to others.
    expect(new Set(heard.slice(1)).size).toBe(1);
  });

  test('bots move by themselves', async () => {
    const anna = await server.guest();
    const chairs = [{ kind: 'me' }, { kind: 'bot', level: 'novice' }] as const;
    const { table } = (await anna.do(newTable({ chairs: [...chairs], start: true }))) as { table: string };
    await anna.do({ type: 'open', table });
    expect((await anna.view(1)).seq).toBeGreaterThanOrEqual(1);
  });

  test('a hint says what the bot would play', async () => {
    const anna = await server.guest();
    const chairs = [{ kind: 'me' }, { kind: 'bot', level: 'novice' }] as const;
    const { table } = (await anna.do(newTable({ chairs: [...chairs], start: true }))) as { table: string };
    const hint = (await anna.do({ type: 'hint', table, seat: 0 })) as { best: { move: unknown }[] };
    expect(hint.best.length).toBeGreaterThan(0);
  });

  test('ten seats: no message is larger than 16 KiB', async () => {
    const anna = await server.guest();
    const chairs = Array.from({ length: 9 }, () => ({ kind: 'bot', level: 'novice' }) as const);
    const options = { variant: 'standard', rounds: 2 };
    const order = newTable({ chairs: [{ kind: 'me' }, ...chairs], options, start: true });
    const { table } = (await anna.do(order)) as { table: string };
    await anna.do({ type: 'open', table });
    await playOut(anna, table, 0);
    const largest = Math.max(...anna.wire.map((text) => Buffer.byteLength(text)));
    expect(largest).toBeGreaterThan(1_000);
    expect(largest).toBeLessThanOrEqual(16 * 1024);
  });
});

describe('codes', () => {
  test('a short code finds the table only while it is gathering', async () => {
    const [anna, boris] = await Promise.all([server.guest(), server.guest()]);
    const { table } = (await anna.do(newTable())) as { table: string };
    await anna.do({ type: 'open', table });
    const push = await anna.message((it): it is TablePush => it.type === 'table');
    const code = push.table.code as string;
    expect(code).toMatch(/^[A-Z2-9]{4,5}$/);
    expect(await boris.do({ type: 'find', code })).toEqual({ table });
    await boris.do({ type: 'sit', table, name: 'Борис' });
    await anna.do({ type: 'start', table });
    expect(await boris.refused({ type: 'find', code })).toBe('NO_SUCH_CODE');
  });
});

describe('after the game', () => {
  test('the record is given, and the server finds it true; a changed one it does not', async () => {
    const anna = await server.guest();
    const chairs = [{ kind: 'me' }, { kind: 'bot', level: 'novice' }] as const;
    const order = newTable({ chairs: [...chairs], options: { rounds: 1 }, start: true });
    const { table } = (await anna.do(order)) as { table: string };
    const headers = { cookie: anna.cookie };
    const early = await fetch(`${server.base}/api/tables/${table}/record`, { headers });
    expect(early.status).toBe(409);
    expect(await early.json()).toMatchObject({ error: { code: 'NOT_OVER' } });
    await anna.do({ type: 'open', table });
    await playOut(anna, table, 0);
    await anna.message((it): it is TablePush => it.type === 'table' && it.table.phase === 'over');

    const response = await fetch(`${server.base}/api/tables/${table}/record`, { headers });
    expect(response.status).toBe(200);
    const record = (await response.json()) as { events: { at: number }[]; serverSeed: string };
    const check = async (body: unknown) =>
      fetch(`${server.base}/api/records`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const verified = await check(record);
    expect(verified.status).toBe(200);
    expect(await verified.json()).toMatchObject({ game: 'cow006', events: record.events.length, local: false });
    const dealt = await check({ ...record, serverSeed: '00'.repeat(32) });
    expect(await dealt.json()).toMatchObject({ error: { code: 'OTHER_COMMITMENT' } });
    const cut = await check({ ...record, events: record.events.slice(1) });
    expect(cut.status).toBe(409);
    const nonsense = await check({ hello: 1 });
    expect(await nonsense.json()).toMatchObject({ error: { code: 'BAD_RECORD' } });
  });
});

describe('a restart', () => {
  test('sockets are told, and the game goes on where it was', async () => {
    const own = await TestServer.open();
    try {
      const { anna, boris, table } = await twoAtTable(own);
      const hers = await cow(anna);
      await anna.do(pick(table, 0, 0, hers.hand[0] as number, 'client-1'));
      await own.restart();
      expect(await anna.closed).toBe(1012);
      expect(await boris.closed).toBe(1012);
      const back = await own.guest(anna.cookie);
      await back.do({ type: 'open', table, since: 0 });
      const push = await back.view(1);
      expect((push.view as CowView).picked).toBe(hers.hand[0]);
      expect(await back.do(pick(table, 0, 0, hers.hand[0] as number, 'client-1'))).toEqual({ seq: 1 });
    } finally {
      await own.close();
    }
  });
});

/** Plays the lowest card (or takes the first row) until the game is over. */
async function playOut(client: Client, table: string, seat: number): Promise<void> {
  let seen = -1;
  for (;;) {
    const push = await client.message(
      (it): it is Awaited<ReturnType<Client['view']>> => it.type === 'view' && it.seq > seen,
    );
    const newest = client.received.filter((it) => it.type === 'view').at(-1) ?? push;
    seen = newest.seq;
    const view = newest.view as CowView;
    if (view.result) return;
    if (!view.asks.some((ask) => ask.seat === seat)) continue;
    const move = view.phase === 'row' ? { type: 'takeRow', row: 0 } : { type: 'pick', card: view.hand[0] as number };
    await client.ask({ type: 'move', table, seat, seq: seen, client: `auto-${String(seen).padStart(6, '0')}`, move });
  }
}
