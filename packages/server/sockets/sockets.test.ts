import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from '../limits/limits.ts';
import { type Client, socketTo, visit } from '../testing/client.ts';
import { newTable, TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

/** The HTTP status with which the socket was refused, or 101. */
const admission = (socket: WebSocket): Promise<number> =>
  new Promise((resolve, reject) => {
    socket.once('unexpected-response', (_, response) => {
      socket.on('error', () => undefined);
      socket.terminate();
      resolve(response.statusCode ?? 0);
    });
    socket.once('open', () => {
      socket.close();
      resolve(101);
    });
    socket.once('error', reject);
  });

const isAlive = async (client: Client) => expect((await client.ask({ type: 'mine' })).ok).toBe(true);

describe('who may come in', () => {
  test('only a guest, only from our own page', async () => {
    const cookie = await visit(server.base);
    expect(await admission(socketTo(server.base, cookie))).toBe(101);
    expect(await admission(socketTo(server.base, cookie, 'http://evil.example'))).toBe(403);
    expect(await admission(socketTo(server.base, cookie, 'null'))).toBe(403);
    expect(await admission(socketTo(server.base, ''))).toBe(401);
    expect(await admission(socketTo(server.base, `izvilina=${'A'.repeat(43)}`))).toBe(401);
    expect(await admission(socketTo(server.base, "izvilina=' OR 1=1 --"))).toBe(401);
  });

  test('one guest has only so many connections', async () => {
    const own = await TestServer.open({ limits: { connectionsPerGuest: 2 } });
    try {
      const first = await own.guest();
      const second = await own.guest(first.cookie);
      expect(await admission(socketTo(own.base, first.cookie))).toBe(429);
      await second.close();
      await expect.poll(() => admission(socketTo(own.base, first.cookie))).toBe(101);
      await first.close();
    } finally {
      await own.close();
    }
  });
});

const SOCKETS = '/proc/net/tcp';

/** How many connections wait in the queue of the server that listens on this port. */
function queued(port: number): number {
  const tables = [SOCKETS, `${SOCKETS}6`].filter(existsSync).map((file) => readFileSync(file, 'utf8'));
  const listening = new RegExp(
    `:${port.toString(16).toUpperCase().padStart(4, '0')} [0-9A-F:]+ 0A [0-9A-F]+:([0-9A-F]+)`,
  );
  return Math.max(...tables.map((table) => Number.parseInt(listening.exec(table)?.[1] ?? '0', 16)));
}

test.skipIf(!existsSync(SOCKETS))('a thousand who come back in one moment all find room in the queue', async () => {
  const { hostname, port } = new URL(server.base);
  const knocking = Array.from({ length: 1_000 }, () => connect(Number(port), hostname));
  await new Promise((resolve) => process.nextTick(resolve)); // all have knocked
  // The server shares this event loop and accepts none of them meanwhile.
  for (const until = performance.now() + 10_000; queued(Number(port)) < 1_000 && performance.now() < until; );
  expect(queued(Number(port))).toBe(1_000);
  await Promise.all(knocking.map((socket) => once(socket, 'connect')));
  for (const socket of knocking) socket.destroy();
});

describe('an address', () => {
  const behindProxy = (address: string, cookie: string, base: string) =>
    new WebSocket(`${base.replace(/^http/, 'ws')}/ws`, {
      headers: { cookie, origin: base, 'x-forwarded-for': address },
    });

  test('has only so many connections, however many guests it pretends to be; in IPv6 all of a /64 are one', async () => {
    const own = await TestServer.open({ trustProxy: true, limits: { connectionsPerAddress: 2 } });
    const open = async (address: string) => {
      const socket = behindProxy(address, await visit(own.base), own.base);
      return new Promise<number>((resolve) => {
        socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
        socket.once('open', () => resolve(101));
        socket.on('error', () => undefined);
      });
    };
    try {
      const one = ['2001:db8::1', '2001:db8::2', '2001:db8::ffff:3'];
      expect([await open(one[0]!), await open(one[1]!), await open(one[2]!)]).toEqual([101, 101, 429]);
      expect(await open('2001:db8:0:1::1')).toBe(101);
    } finally {
      await own.close();
    }
  });

  test('guesses codes slowly, from whichever of its /64 and however often it comes back', async () => {
    const own = await TestServer.open({
      trustProxy: true,
      limits: { codesByAddress: { burst: 15, perSecond: 0.001 } },
    });
    const guess = async (address: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
      return (await fetch(`${own.base}/api/codes`, { method: 'POST', headers, body: '{"code":"AAAA"}' })).status;
    };
    try {
      const statuses = await Promise.all(Array.from({ length: 60 }, (_, n) => guess(`2001:db8::${n.toString(16)}`)));
      expect(statuses.filter((status) => status === 404)).toHaveLength(15);
      expect(await guess('2001:db9::1')).toBe(404);
    } finally {
      await own.close();
    }
  });

  test('is what the connection says, unless a proxy of ours is said to be there', async () => {
    const own = await TestServer.open({ limits: { codesByAddress: { burst: 1, perSecond: 0.001 } } });
    const guess = async (address: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
      return (await fetch(`${own.base}/api/codes`, { method: 'POST', headers, body: '{"code":"AAAA"}' })).status;
    };
    try {
      expect([await guess('203.0.113.1'), await guess('203.0.113.2')]).toEqual([404, 429]);
    } finally {
      await own.close();
    }
  });
});

describe('hints and new tables', () => {
  test('have an allowance of their own, so that other commands are not held up', async () => {
    const rate = { burst: 2, perSecond: 0.001 };
    const own = await TestServer.open({ limits: { newTablesByGuest: rate, hintsByGuest: rate } });
    try {
      const guest = await own.guest();
      const { table } = (await guest.do(newTable())) as { table: string };
      await guest.do(newTable());
      expect(await guest.refused(newTable())).toBe('RATE_LIMITED');
      const hint = { type: 'hint', table, seat: 0 } as const;
      expect([await guest.refused(hint), await guest.refused(hint), await guest.refused(hint)]).toEqual([
        'NOT_STARTED',
        'NOT_STARTED',
        'RATE_LIMITED',
      ]);
      await isAlive(guest);
    } finally {
      await own.close();
    }
  });
});

describe('what may come in', () => {
  test('too large: the connection ends, the others go on', async () => {
    const [big, other] = await Promise.all([server.guest(), server.guest()]);
    big.socket.send(`"${'x'.repeat(LIMITS.message)}"`);
    expect(await big.closed).toBe(1009);
    await isAlive(other);
  });

  test('binary: the connection ends', async () => {
    const client = await server.guest();
    client.socket.send(Buffer.from('{"type":"mine","id":1}'));
    expect(await client.closed).toBe(1003);
  });

  test('no JSON, no command, wrong types: one refusal each, and nothing changes', async () => {
    const client = await server.guest();
    const bad = [
      '',
      '{',
      'null',
      '[]',
      '7',
      '{"type":"mine"}',
      '{"type":"nonsense","id":901}',
      '{"type":"mine","id":-1}',
    ];
    const worse = [
      '{"type":"open","id":902,"table":5}',
      '{"type":"mine","id":903,"extra":1}',
      '{"__proto__":{"id":904}}',
    ];
    for (const text of [...bad, ...worse]) client.socket.send(text);
    await isAlive(client);
    const refusals = client.received.filter((it) => it.type === 'reply' && !it.ok);
    expect(refusals).toHaveLength(bad.length + worse.length);
    for (const refusal of refusals) expect(refusal).toMatchObject({ error: { code: 'BAD_MESSAGE' } });
  });
});

describe('how much may come in', () => {
  test('past the rate a command is refused, past patience the connection ends', async () => {
    const own = await TestServer.open({ limits: { commandsByGuest: { burst: 5, perSecond: 0.001 }, strikes: 10 } });
    try {
      const [loud, calm] = await Promise.all([own.guest(), own.guest()]);
      const replies = await Promise.all(Array.from({ length: 8 }, () => loud.ask({ type: 'mine' })));
      expect(replies.filter((reply) => reply.ok)).toHaveLength(5);
      expect(replies.filter((reply) => !reply.ok && reply.error.code === 'RATE_LIMITED')).toHaveLength(3);
      for (let i = 0; i < 20; i++) loud.socket.send('{"type":"mine","id":1}');
      expect(await loud.closed).toBe(1008);
      await isAlive(calm);
    } finally {
      await own.close();
    }
  });

  test('a guest cannot get around it with a second connection, by coming back or over HTTP', async () => {
    const own = await TestServer.open({ limits: { commandsByGuest: { burst: 6, perSecond: 0.001 } } });
    try {
      const first = await own.guest();
      const second = await own.guest(first.cookie);
      const replies = await Promise.all(
        [first, second].flatMap((it) => [1, 2, 3, 4].map(() => it.ask({ type: 'mine' }))),
      );
      expect(replies.filter((reply) => reply.ok)).toHaveLength(6);
      await Promise.all([first.close(), second.close()]);
      const again = await own.guest(first.cookie);
      expect(await again.refused({ type: 'mine' })).toBe('RATE_LIMITED');
      const headers = { cookie: first.cookie };
      expect((await fetch(`${own.base}/api/tables`, { headers })).status).toBe(429);
      expect((await (await own.guest()).ask({ type: 'mine' })).ok).toBe(true);
    } finally {
      await own.close();
    }
  });

  test('who looks around without end is stopped, and can still play', async () => {
    const own = await TestServer.open({ limits: { looksByGuest: { burst: 4, perSecond: 0.001 } } });
    try {
      const curious = await own.guest();
      const { table } = (await curious.do(newTable())) as { table: string };
      for (const look of [{ type: 'mine' }, { type: 'openTables' }, { type: 'history', limit: 10 }] as const)
        await curious.do(look);
      await curious.do({ type: 'open', table });
      for (const type of ['open', 'peek', 'record', 'mine'] as const)
        expect(await curious.refused(type === 'mine' ? { type } : { type, table })).toBe('RATE_LIMITED');
      await curious.do({ type: 'stand', table });
    } finally {
      await own.close();
    }
  });

  test('guessing codes is slow, whoever one pretends to be', async () => {
    const own = await TestServer.open({ limits: { codesByAddress: { burst: 4, perSecond: 0.001 } } });
    try {
      const guess = async (client: Client) => client.refused({ type: 'find', code: 'AAAA' });
      const [anna, boris] = await Promise.all([own.guest(), own.guest()]);
      const codes = [await guess(anna), await guess(anna), await guess(boris), await guess(boris), await guess(boris)];
      expect(codes).toEqual([...Array(4).fill('NO_SUCH_CODE'), 'RATE_LIMITED']);
      const body = JSON.stringify({ code: 'AAAA' });
      const headers = { 'content-type': 'application/json' };
      expect((await fetch(`${own.base}/api/codes`, { method: 'POST', headers, body })).status).toBe(429);
    } finally {
      await own.close();
    }
  });

  test('a reader who does not read is let go', async () => {
    const own = await TestServer.open({ limits: { unread: 100_000 } });
    try {
      const slow = await own.guest();
      const { table } = (await slow.do(newTable({ chairs: Array(10).fill({ kind: 'me' }), start: true }))) as {
        table: string;
      };
      slow.socket.pause();
      const open = JSON.stringify({ type: 'open', id: 1, table });
      const flood = setInterval(() => {
        for (let i = 0; i < 20; i++) slow.socket.send(open);
      }, 5);
      const sockets = async () => /izvilina_sockets (\d+)/.exec(await (await fetch(`${own.base}/metrics`)).text())?.[1];
      await expect.poll(sockets, { timeout: 20_000 }).toBe('0');
      clearInterval(flood);
      slow.socket.terminate();
    } finally {
      await own.close();
    }
  });

  test('a peer that is gone without a word is noticed', async () => {
    // A second is long enough for a living client to answer from a busy machine.
    const own = await TestServer.open({ limits: { heartbeat: 1_000 } });
    try {
      const [gone, there] = await Promise.all([own.guest(), own.guest()]);
      gone.socket.pause(); // no pong will come
      const sockets = async () => /izvilina_sockets (\d+)/.exec(await (await fetch(`${own.base}/metrics`)).text())?.[1];
      await expect.poll(sockets).toBe('1');
      await isAlive(there);
      gone.socket.terminate();
    } finally {
      await own.close();
    }
  });
});
