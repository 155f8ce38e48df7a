import { request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Push } from '@izvilina/protocol/messages.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../limits/limits.ts';
import { StoreError } from '../storage/errors.ts';
import type { ServerStore } from '../storage/server-store.ts';
import { DATABASE, openSqlite, type SqliteOptions } from '../storage/sqlite.ts';
import { type Client, visit } from '../testing/client.ts';
import { newTable, TestServer, twoAtTable } from '../testing/test-server.ts';
import { lanAddresses } from './lan.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.base}${path}`, { headers });
const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.base}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('guests', () => {
  test('the first call makes a guest; the cookie is out of reach for scripts', async () => {
    const response = await get('/api/me');
    expect(await response.json()).toEqual({ name: null });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^izvilina=[A-Za-z0-9_-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    const again = await get('/api/me', { cookie: cookie.split(';')[0] as string });
    expect(again.headers.get('set-cookie')).toBe(cookie);
  });

  test('over https the cookie belongs to this very host', async () => {
    const own = await TestServer.open({ trustProxy: true });
    try {
      const response = await fetch(`${own.base}/api/me`, { headers: { 'x-forwarded-proto': 'https' } });
      expect(response.headers.get('set-cookie')).toMatch(/^__Host-izvilina=.*; Secure$/);
      expect(response.headers.get('strict-transport-security')).not.toBeNull();
    } finally {
      await own.close();
    }
  });

  test('the token itself is stored nowhere', async () => {
    const own = await TestServer.open();
    const cookie = await visit(own.base);
    await own.restart();
    const again = await fetch(`${own.base}/api/me`, { headers: { cookie } });
    expect(again.headers.get('set-cookie')).toContain(cookie);
    await own.stop();
    const db = new DatabaseSync(join(own.dataDir, DATABASE));
    const guests = db.prepare('SELECT * FROM devices JOIN guests ON guests.id = devices.guest').all();
    db.close();
    expect(guests).toHaveLength(1);
    expect(JSON.stringify(guests)).not.toContain(cookie.split('=')[1]);
    await own.discard();
  });

  test('a nickname is kept, cleaned, or refused with the reason', async () => {
    const cookie = await visit(server.base);
    expect(await (await send('PUT', '/api/me', { name: '  Аня   П. ' }, { cookie })).json()).toEqual({
      name: 'Аня П.',
    });
    expect(await (await get('/api/me', { cookie })).json()).toEqual({ name: 'Аня П.' });
    const hidden = await send('PUT', '/api/me', { name: 'a\u200bb' }, { cookie });
    expect(hidden.status).toBe(409);
    expect(await hidden.json()).toMatchObject({ error: { code: 'BAD_NAME', params: { reason: 'characters' } } });
  });

  test('nobody makes guests by the thousand', async () => {
    const own = await TestServer.open({ limits: { newGuestsByAddress: { burst: 3, perSecond: 0.001 } } });
    try {
      const statuses = [];
      for (let i = 0; i < 5; i++) statuses.push((await fetch(`${own.base}/api/me`)).status);
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
    } finally {
      await own.close();
    }
  });
});

describe('what is kept of a guest', () => {
  type Listed = { id: string; kind: string; current: boolean }[];
  const devicesOf = async (cookie: string) => (await (await get('/api/me/devices', { cookie })).json()) as Listed;

  test('is a device by its kind; signing out ends its cookie and its connections at once', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:128.0) Gecko/20100101 Firefox/128.0' };
    const cookie = (await get('/api/me', headers)).headers.get('set-cookie')?.split(';')[0] as string;
    const [device] = await devicesOf(cookie);
    expect(device).toMatchObject({ kind: 'Firefox, Windows', current: true });
    const client = await server.guest(cookie);
    const other = await server.guest();
    await fetch(`${server.base}/api/me/devices/${device?.id}`, { method: 'DELETE', headers: { cookie: other.cookie } });
    expect((await client.ask({ type: 'mine' })).ok).toBe(true); // a guest cannot sign another guest out
    const out = await fetch(`${server.base}/api/me/devices/${device?.id}`, { method: 'DELETE', headers: { cookie } });
    expect([out.status, out.headers.get('set-cookie')]).toEqual([
      200,
      expect.stringMatching(/^izvilina=; .*Max-Age=0/),
    ]);
    expect(await client.closed).toBe(4001);
    expect((await get('/api/me', { cookie })).headers.get('set-cookie')).not.toContain(cookie);
    await other.close();
  });

  test('can be taken along, and deleted: then nothing in the database says who they were', async () => {
    const own = await TestServer.open();
    const { anna, boris, table } = await twoAtTable(own);
    await boris.do({ type: 'rename', name: 'Борис Неповторимый' });
    const { table: mine } = (await boris.do(newTable())) as { table: string };
    const { view, seq } = await boris.view();
    const card = (view as unknown as { hand: number[] }).hand[0];
    await boris.do({
      type: 'move',
      table,
      seat: 1,
      seq,
      client: 'one-of-his-moves',
      move: { type: 'pick', card } as never,
    });
    const headers = { cookie: boris.cookie };
    const taken = await fetch(`${own.base}/api/me/data`, { headers });
    const data = (await taken.json()) as { name: string; tables: { table: string; myMoves: unknown[] }[] };
    expect(data).toMatchObject({ name: 'Борис Неповторимый', devices: [{}] });
    expect(data.tables.find((one) => one.table === table)?.myMoves).toMatchObject([{ seq: 1, by: 1, move: { card } }]);
    expect(JSON.stringify(data)).not.toContain('serverSeed');
    expect((await fetch(`${own.base}/api/me`, { method: 'DELETE', headers })).status).toBe(200);
    expect(await boris.closed).toBe(4001);
    expect((await anna.ask({ type: 'open', table })).ok).toBe(true);
    await own.stop();
    const db = new DatabaseSync(join(own.dataDir, DATABASE));
    const everything = ['guests', 'devices', 'seats', 'tables', 'events'].map((it) =>
      db.prepare(`SELECT * FROM ${it}`).all(),
    );
    const devices = everything[1];
    db.close();
    expect(JSON.stringify(everything)).not.toContain('Борис');
    expect(devices).toHaveLength(1);
    expect(everything[3]).toHaveLength(2);
    expect(JSON.stringify(everything[3])).toContain(mine);
    await own.discard();
  });
});

test('a device says where it can be called: only at a push service, and only where the server has keys', async () => {
  const push = { publicKey: 'the key', authorization: () => '' };
  const own = await TestServer.open({ push });
  const cookie = (await fetch(`${own.base}/api/me`)).headers.get('set-cookie')?.split(';')[0] ?? '';
  const say = async (base: string, endpoint: string | null) => {
    const headers = { cookie, 'content-type': 'application/json' };
    return (await fetch(`${base}/api/me/push`, { method: 'PUT', headers, body: JSON.stringify({ endpoint }) })).status;
  };
  expect(await (await fetch(`${own.base}/api/push`)).json()).toEqual({ key: 'the key' });
  expect(await say(own.base, 'https://fcm.googleapis.com/fcm/send/x')).toBe(200);
  expect(await say(own.base, 'https://169.254.169.254/x')).toBe(400);
  expect(await say(own.base, null)).toBe(200);
  expect(await (await get('/api/push')).json()).toEqual({ key: null });
  expect(await say(server.base, 'https://fcm.googleapis.com/fcm/send/x')).toBe(400);
  await own.close();
});

describe('tables over HTTP', () => {
  test('the games are listed with their options and bots', async () => {
    const games = (await (await get('/api/games')).json()) as { slug: string; bots: string[]; options: object }[];
    expect(games.map(({ slug }) => slug)).toContain('cow006');
    expect(games[0]?.bots).toContain('master');
    expect(games[0]?.options).toHaveProperty('properties.variant');
  });

  test('a table made here is the same table as over a socket', async () => {
    const cookie = await visit(server.base);
    const { type: _, ...body } = newTable() as unknown as Record<string, unknown>;
    const made = (await (await send('POST', '/api/tables', body, { cookie })).json()) as { table: string };
    const mine = (await (await get('/api/tables', { cookie })).json()) as { info: { id: string; code: string } }[];
    expect(mine.map(({ info }) => info.id)).toEqual([made.table]);
    const code = mine[0]?.info.code;
    const found = await send('POST', '/api/codes', { code }, { cookie });
    expect(await found.json()).toEqual(made);
    expect((await send('POST', '/api/codes', { code: '????' }, { cookie })).status).toBe(404);
    const client = await server.guest(cookie);
    expect((await client.ask({ type: 'open', table: made.table })).ok).toBe(true);
    await client.close();
  });

  test('anything out of shape is refused and says where', async () => {
    const cookie = await visit(server.base);
    const bad = await send('POST', '/api/tables', { client: 'a-client-key', game: 5 }, { cookie });
    expect(bad.status).toBe(400);
    expect(await bad.json()).toMatchObject({ error: { code: 'BAD_MESSAGE', params: { at: 'game' } } });
    const garbage = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' };
    expect((await fetch(`${server.base}/api/codes`, garbage)).status).toBe(400);
    expect((await send('POST', '/api/codes', { code: 'x'.repeat(9000) })).status).toBe(413);
    expect((await send('POST', '/api/records', 'x'.repeat(LIMITS.record))).status).toBe(413);
    expect((await get('/api/tables/short/record')).status).toBe(400);
    expect((await get(`/api/tables/${'A'.repeat(22)}/record`)).status).toBe(404);
    expect((await get('/api/nowhere', { accept: 'text/html' })).status).toBe(404);
  });

  test('another site cannot act in a guest’s name', async () => {
    const cookie = await visit(server.base);
    const forged = await send('PUT', '/api/me', { name: 'Evil' }, { cookie, origin: 'http://evil.example' });
    expect(forged.status).toBe(403);
    expect((await send('PUT', '/api/me', { name: 'Anna' }, { cookie, origin: server.base })).status).toBe(200);
  });
});

describe('names of the site', () => {
  /** Requests with this Host header, which `fetch` does not allow to set. */
  const asked = (base: string, host: string, path = '/api/me'): Promise<number> =>
    new Promise((resolve, reject) => {
      request(`${base}${path}`, { headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });

  test('a public name is answered only if it is in the settings, whatever is asked for', async () => {
    const own = await TestServer.open({ hosts: ['izvilina.example'], securityContact: 'mailto:hole@izvilina.example' });
    try {
      expect(await asked(own.base, 'izvilina.example')).toBe(200);
      expect(await asked(own.base, 'evil.example')).toBe(421);
      expect(await asked(own.base, 'evil.example', '/metrics')).toBe(421);
      expect(await asked(server.base, 'izvilina.example')).toBe(421);
      const found = await (await fetch(`${own.base}/.well-known/security.txt`)).text();
      expect(found).toMatch(/^Contact: mailto:hole@izvilina.example\nExpires: 20\d\d-/);
      expect((await get('/.well-known/security.txt')).status).toBe(404);
    } finally {
      await own.close();
    }
  });
});

describe('addresses at home', () => {
  test('are told to this machine only, and only if others can reach them', async () => {
    expect(await (await get('/api/lan')).json()).toEqual({ addresses: [] });
    const open = await TestServer.open({ host: '0.0.0.0' });
    try {
      const { port } = new URL(open.base);
      const wanted = lanAddresses().map((ip) => `http://${ip}:${port}`);
      expect(await (await fetch(`${open.base}/api/lan`)).json()).toEqual({ addresses: wanted });
      for (const address of wanted.slice(0, 1))
        expect(await (await fetch(`${address}/api/lan`)).json()).toEqual({ addresses: [] });
    } finally {
      await open.close();
    }
  });
});

describe('about the server itself', () => {
  test('the documentation is made of the shapes that parse, and loads no inline script', async () => {
    const document = (await (await get('/api/docs/json')).json()) as { paths: Record<string, object> };
    expect(document.paths['/api/tables']).toHaveProperty(
      'post.requestBody.content.application/json.schema.properties.pace',
    );
    expect(JSON.stringify(document)).not.toContain('$defs');
    const page = await get('/api/docs');
    expect(page.status).toBe(200);
    expect(await page.text()).not.toMatch(/<script(?![^>]*src=)/);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(page.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect((await get('/api/docs/static/swagger-ui-bundle.js')).status).toBe(200);
  });

  test('it is ready only while it can write, though it lives; players are told and hear when it is over', async () => {
    let full = false;
    const guarded = async (options: SqliteOptions): Promise<ServerStore> => {
      const store = await openSqlite(options);
      const orFull =
        <A extends unknown[], T>(write: (...given: A) => Promise<T>) =>
        (...given: A) =>
          full ? Promise.reject(new StoreError('FULL', 'test')) : write(...given);
      return { ...store, commit: orFull(store.commit), probe: orFull(store.probe) };
    };
    const own = await TestServer.open({ openStore: guarded });
    const status = async (path: string) => (await fetch(`${own.base}${path}`)).status;
    const told = (client: Client, writing: boolean) =>
      client.message((it): it is Extract<Push, { type: 'server' }> => it.type === 'server' && it.writing === writing);
    try {
      expect(await status('/readyz')).toBe(200);
      const { anna, table } = await twoAtTable(own);
      full = true;
      const { view, seq } = await anna.view();
      const move = { type: 'pick', card: (view as unknown as { hand: number[] }).hand[0] };
      expect(
        await anna.refused({ type: 'move', table, seat: 0, seq, client: 'while-it-is-full', move: move as never }),
      ).toBe('INTERNAL');
      await told(anna, false);
      expect(await status('/readyz')).toBe(503);
      expect(await status('/healthz')).toBe(200);
      const late = await own.guest(anna.cookie);
      await told(late, false);
      expect(await (await fetch(`${own.base}/metrics`)).text()).toContain('izvilina_writing 0');
      full = false;
      await told(anna, true);
      expect(await status('/readyz')).toBe(200);
    } finally {
      await own.close();
    }
  });

  test('the metrics are for this machine, and for whoever has the token; reading them changes nothing', async () => {
    const own = await TestServer.open({ metricsToken: 'a-long-secret' });
    const scrape = (base: string, headers: Record<string, string>) => fetch(`${base}/metrics`, { headers });
    try {
      const elsewhere = { 'x-forwarded-for': '203.0.113.7' };
      expect((await scrape(server.base, elsewhere)).status).toBe(403);
      expect((await scrape(own.base, elsewhere)).status).toBe(403);
      expect((await scrape(own.base, { ...elsewhere, authorization: 'Bearer wrong' })).status).toBe(403);
      expect((await scrape(own.base, { ...elsewhere, authorization: 'Bearer a-long-secret' })).status).toBe(200);
      const longest = async () =>
        /^izvilina_event_loop_busy_max_seconds (\S+)/m.exec(await (await scrape(own.base, {})).text())?.[1];
      const first = Number(await longest());
      expect(first).toBeGreaterThan(0);
      expect(Number(await longest())).toBeGreaterThanOrEqual(first);
    } finally {
      await own.close();
    }
  });

  test('the metrics speak of commands and commits, never of names', async () => {
    const client = await server.guest();
    await client.do({ type: 'rename', name: 'Секретное' });
    const text = await (await get('/metrics')).text();
    expect(text).toMatch(/izvilina_commands_total\{type="rename",outcome="ok"\} \d+/);
    expect(text).toMatch(/izvilina_commit_seconds_count [1-9]/);
    expect(text).toMatch(/izvilina_sockets [1-9]/);
    expect(text).not.toContain('Секретное');
    await client.close();
  });
});
