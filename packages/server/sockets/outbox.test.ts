import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Outboxes } from './outbox.ts';

let server: Server;
let client: WebSocket;
let near: { readonly ws: WebSocket; readonly socket: Duplex };
let heard: string[];
const outboxes = new Outboxes();

beforeEach(async () => {
  server = createServer();
  const hub = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const joined = new Promise<typeof near>((resolve) =>
    server.on('upgrade', (request, socket: Duplex, head) =>
      hub.handleUpgrade(request, socket, head, (ws) => resolve({ ws, socket })),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  heard = [];
  client.on('message', (data) => heard.push(String(data)));
  near = await joined;
});
afterEach(() => {
  client.terminate();
  server.close();
});

test('everything sent in one turn arrives in order, whatever its length, in one write', async () => {
  const sizes = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000];
  const texts = ['{"name":"Ёжик 🦔"}', ...sizes.map((size) => 'x'.repeat(size)), 'конец'];
  const write = vi.spyOn(near.socket, 'write');
  for (const text of texts) outboxes.send(near.ws, near.socket, text);
  expect(write).not.toHaveBeenCalled();
  await expect.poll(() => heard.length).toBe(texts.length);
  expect(heard).toEqual(texts);
  expect(write).toHaveBeenCalledTimes(1);
});

test('what was sent before a socket is closed is written before it, and nothing after', async () => {
  const closed = new Promise<number>((resolve) => client.once('close', resolve));
  outboxes.send(near.ws, near.socket, 'last words');
  outboxes.flush();
  near.ws.close(1012);
  outboxes.send(near.ws, near.socket, 'too late');
  expect(await closed).toBe(1012);
  expect(heard).toEqual(['last words']);
});
