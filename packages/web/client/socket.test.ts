import type { Json } from '@izvilina/kernel/json.ts';
import type { CommandBody } from '@izvilina/protocol/commands.ts';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { serverWriting } from './server-health.ts';
import { type SocketPage, socketTransport } from './socket.ts';
import { TableClient } from './table.ts';
import { type FakeServer, fakeServer } from './testing/fake-server.ts';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});
const sent = (type: string) => server.received.filter((command) => command.type === type);
const settled = () => new Promise((resolve) => setTimeout(resolve));

const CREATE = {
  type: 'create',
  client: 'abcdefghij',
  game: 'cow006',
  options: {},
  pace: 'calm',
  watchers: false,
  start: true,
  chairs: [{ kind: 'me', name: 'Аня' }],
} satisfies CommandBody;

test('a cold page asks for its table once', async () => {
  const table = new TableClient(socketTransport(), 't1');
  table.subscribe(() => undefined);
  await server.accept();
  expect(sent('open')).toHaveLength(1);
});

test('a page that comes back asks for its table once more, from where it stands', async () => {
  const table = new TableClient(socketTransport(), 't1');
  table.subscribe(() => undefined);
  await server.accept();
  for (const command of sent('open')) server.reply(command, null);
  const view = { viewer: 0, asks: [], happened: [], result: null } as const;
  server.send({ type: 'view', table: 't1', viewer: 0, seq: 7, view, steps: [], clocks: [] });
  await settled();
  server.drop();
  await server.accept();
  expect(sent('open').map((command) => ('since' in command ? command.since : null))).toEqual([null, 7]);
});

test('a table closed and opened again before the first answer is asked for again', async () => {
  const table = new TableClient(socketTransport(), 't1');
  table.subscribe(() => undefined)();
  table.subscribe(() => undefined);
  await server.accept();
  expect(server.received.map(({ type }) => type)).toEqual(['open', 'close', 'open']);
});

test('what was said before the connection broke is said again, once, with the same key', async () => {
  const transport = socketTransport();
  await server.accept();
  const made = transport.send(CREATE);
  server.drop();
  await server.accept();
  const [first, again, ...more] = sent('create');
  expect(more).toEqual([]);
  expect(again).toEqual(first);
  if (again) server.reply(again, { table: 't9' });
  await expect(made).resolves.toEqual({ table: 't9' });
  server.drop();
  await server.accept();
  expect(sent('create')).toHaveLength(2);
});

describe('the slot in the address', () => {
  const ANY = 'gg';
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.5));
  afterEach(() => void vi.restoreAllMocks());
  const slots = () => server.addresses.map((address) => new URL(address).searchParams.get('slot'));
  const opened = (id: string) => {
    const transport = socketTransport();
    new TableClient(transport, id).subscribe(() => undefined);
    return transport;
  };
  const answerOpen = async (value: Json) => {
    for (const command of sent('open').slice(-1)) server.reply(command, value);
    await settled();
  };

  it('is that of the table, also after a reconnect', async () => {
    opened('aZ-table');
    await server.accept();
    server.drop();
    await server.accept();
    expect(slots()).toEqual(['aZ', 'aZ']);
  });

  it('is any without a table, and a table that is created gets the same', async () => {
    const transport = socketTransport();
    await server.accept();
    transport.send(CREATE).catch(() => undefined);
    expect(slots()).toEqual([ANY]);
    expect(sent('create')).toMatchObject([{ client: `${CREATE.client}${ANY}` }]);
  });

  it('is another one when no connection came about, and the table is found all the same', async () => {
    const { page, sockets, slots: tried, sent, accept } = deadLine();
    new TableClient(socketTransport(page), 'aZ-table').subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sockets).toHaveLength(2);
    expect(tried).toEqual(['aZ', ANY]);
    accept();
    expect(sent.map((text) => JSON.parse(text).table)).toEqual(['aZ-table']);
  });

  it('leads to the node that has the table, without a break', async () => {
    const transport = socketTransport();
    await server.accept();
    const statuses: string[] = [];
    new TableClient(transport, 'aZ-table').subscribe(() => undefined);
    transport.onStatus(() => void queueMicrotask(() => statuses.push(transport.status())));
    await answerOpen({ elsewhere: true });
    expect(slots()).toEqual([ANY, 'aZ']);
    expect(transport.status()).toBe('ready');
    await server.accept();
    expect(sent('open')).toHaveLength(2);
    await answerOpen({ elsewhere: true }); // the proxy ignores the slot: the page does not move again
    expect(slots()).toHaveLength(2);
    expect(new Set(statuses)).toEqual(new Set(['ready']));
  });

  it('is tried once: where that fails everything goes on as it was', async () => {
    const transport = socketTransport();
    await server.accept();
    new TableClient(transport, 'aZ-table').subscribe(() => undefined);
    await answerOpen({ elsewhere: true });
    server.drop();
    await settled();
    expect([slots().length, transport.status()]).toEqual([2, 'ready']);
  });

  it('is not looked for where the table is here', async () => {
    const transport = socketTransport();
    await server.accept();
    new TableClient(transport, 'aZ-table').subscribe(() => undefined);
    await answerOpen(null);
    expect(slots()).toHaveLength(1);
  });
});

test('a status is ready only when what waited has been said', async () => {
  const transport = socketTransport();
  const before: number[] = [];
  transport.onStatus(() => {
    if (transport.status() === 'ready') before.push(server.received.length);
  });
  transport.send({ type: 'ping' }).catch(() => undefined);
  await server.accept();
  expect(before).toEqual([1]);
});

test('a table that is closed to this page is taken off it, and why is known', async () => {
  const table = new TableClient(socketTransport(), 't1');
  table.subscribe(() => undefined);
  await server.accept();
  const view = { viewer: 'watcher', asks: [], happened: [], result: null } as const;
  server.send({ type: 'view', table: 't1', viewer: 'watcher', seq: 1, view, steps: [], clocks: [] });
  expect(table.state().views.size).toBe(1);
  const error = { code: 'NO_WATCHERS', params: {} };
  server.send({ type: 'closed', table: 'another', error });
  expect(table.state().refusal).toBeNull();
  server.send({ type: 'closed', table: 't1', error });
  expect(table.state()).toMatchObject({ info: null, refusal: error });
  expect(table.state().views.size).toBe(0);
});

test('a server that cannot write says so, and the page forgets it with the connection', async () => {
  socketTransport();
  await server.accept();
  expect(serverWriting.get()).toBe(true);
  server.send({ type: 'server', writing: false });
  expect(serverWriting.get()).toBe(false);
  server.send({ type: 'server', writing: true });
  expect(serverWriting.get()).toBe(true);
  server.send({ type: 'server', writing: false });
  server.drop();
  expect(serverWriting.get()).toBe(true);
});

/** A dead network: sockets open only when the test says so, and closing one is never answered. */
function deadLine() {
  vi.useFakeTimers();
  const sockets: { readyState: number; onopen?: () => void; onmessage?: (event: { data: string }) => void }[] = [];
  const sent: string[] = [];
  const signals: AbortSignal[] = [];
  const slots: string[] = [];
  const page: SocketPage = {
    visit: async (signal) => void signals.push(signal),
    open(slot) {
      slots.push(slot);
      const socket = { readyState: 0, send: (text: string) => sent.push(text), close: () => undefined };
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    addEventListener: () => undefined,
  };
  const accept = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('nobody connects');
    socket.readyState = 1;
    socket.onopen?.();
  };
  return { page, sockets, sent, signals, slots, accept };
}
afterEach(() => void vi.useRealTimers());

test('a connection that falls silent is given up, though nobody says that it is closed', async () => {
  const { page, sockets, sent, accept } = deadLine();
  const transport = socketTransport(page);
  await vi.advanceTimersByTimeAsync(0);
  accept();
  expect(transport.status()).toBe('ready');
  await vi.advanceTimersByTimeAsync(7_000);
  expect(sent.map((text) => JSON.parse(text).type)).toEqual(['ping']);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(transport.status()).toBe('lost');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sockets).toHaveLength(2);
  accept();
  expect(transport.status()).toBe('ready');
  const heard = vi.fn();
  transport.onPush(heard);
  sockets[0]?.onmessage?.({ data: JSON.stringify({ type: 'said', table: 't1' }) }); // too late: it was replaced
  expect(heard).not.toHaveBeenCalled();
});

test('a connection that never opens is tried again, each time with an end to the visit before it', async () => {
  const { page, sockets, signals } = deadLine();
  socketTransport(page);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sockets).toHaveLength(2);
  expect(signals).toHaveLength(2);
});

test('pages that lost their server at the same moment come back at different ones', async () => {
  vi.useFakeTimers();
  const tries: number[] = [];
  const visit = async () => {
    tries.push(Date.now());
    throw new Error('away');
  };
  const PAGES = 20;
  for (let page = 0; page < PAGES; page++) socketTransport({ ...deadLine().page, visit });
  await vi.advanceTimersByTimeAsync(210);
  expect(new Set(tries.slice(PAGES)).size).toBeGreaterThan(PAGES / 4);
});
