import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { socketTo, visit } from '../../testing/client.ts';
import { newTable } from '../../testing/test-server.ts';

/* A hostile crowd in a process of its own: `node hostile.ts BASE SOCKETS TABLE…`. Says when all are connected. */

const SOCKETS_PER_ADDRESS = 5;
const PAUSE_MS = 50;

interface Villain {
  readonly base: string;
  readonly cookie: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Tables of honest players. */
  readonly tables: readonly string[];
}

const any = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T;

async function opened({ base, cookie, headers }: Villain): Promise<WebSocket> {
  const socket = socketTo(base, cookie, base, headers);
  socket.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('close', reject);
  });
  return socket;
}

/** Sends one message after another over one connection, until that ends. */
async function flood(villain: Villain, next: (n: number) => string | Buffer, reads = true): Promise<void> {
  const socket = await opened(villain);
  if (!reads) socket.pause();
  for (let n = 1; socket.readyState === socket.OPEN; n++) {
    socket.send(next(n));
    await pause(PAUSE_MS);
  }
}

const said = (order: object) => (id: number) => JSON.stringify({ ...order, id });

const KINDS: readonly ((villain: Villain) => Promise<void>)[] = [
  // Costly questions, one after another.
  (villain) => flood(villain, (id) => said({ type: any(['mine', 'openTables', 'ping']) })(id)),
  (villain) => flood(villain, (id) => said({ type: 'history', limit: 100 })(id)),
  (villain) => flood(villain, (id) => said({ type: 'find', code: randomBytes(2).toString('hex') })(id)),
  // Tables with thinking bots.
  (villain) => {
    const chairs = [{ kind: 'me' as const }, ...Array(9).fill({ kind: 'bot', level: 'master' })];
    return flood(villain, (id) => said(newTable({ chairs, start: true }))(id));
  },
  // Commands at other guests' tables.
  (villain) =>
    flood(villain, (id) => said({ type: any(['open', 'record', 'stand', 'leave']), table: any(villain.tables) })(id)),
  (villain) => {
    const move = { type: 'pick', card: 1 };
    return flood(villain, (id) =>
      said({ type: 'move', table: any(villain.tables), seat: 0, seq: 1, client: `villain-${id}`, move })(id),
    );
  },
  // Messages that are no commands.
  (villain) => flood(villain, () => any(['[', '{}', '['.repeat(4_000), '"'.repeat(8_000), '{"__proto__":{"x":1}}'])),
  (villain) => flood(villain, () => randomBytes(any([10, 8_000, 70_000]))),
  // Commands whose answers are never read.
  (villain) => flood(villain, (id) => said({ type: 'open', table: any(villain.tables) })(id), false),
  // Connections that come and go.
  async (villain) => {
    const socket = await opened(villain);
    await pause(PAUSE_MS);
    socket.terminate();
  },
  // A request that is never finished.
  async ({ base, headers }) => {
    const { port, hostname } = new URL(base);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    const request = `GET /ws HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${headers['x-forwarded-for']}\r\nX-${'y'.repeat(60)}`;
    for (let at = 0; at < request.length && !socket.destroyed; at++) {
      socket.write(request[at] as string);
      await pause(1_000);
    }
    socket.destroy();
  },
];

const [base = '', count = '0', ...tables] = process.argv.slice(2);
let there = 0;
for (let n = 0; n < Number(count); n++) {
  const address = Math.floor(n / SOCKETS_PER_ADDRESS);
  const headers = { 'x-forwarded-for': `198.51.${100 + Math.floor(address / 250)}.${1 + (address % 250)}` };
  const kind = KINDS[n % KINDS.length] as (typeof KINDS)[number];
  void (async () => {
    const cookie = await visit(base, headers);
    if (++there === Number(count)) process.stdout.write('everybody is there\n');
    for (;;) {
      await kind({ base, cookie, headers, tables }).catch(() => undefined);
      await pause(PAUSE_MS * 4); // refused: tries again
    }
  })().catch(() => undefined);
}
