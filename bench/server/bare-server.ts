import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/*
 * The least that a game server could do: every command is answered and sent to everybody at the table, from memory,
 * without rules, secrets or disk. `bench server` shows how close we come to it.
 */

const [seats, pushLength] = process.argv.slice(2).map(Number) as [number, number];
const view = { filling: 'x'.repeat(pushLength) };
const tables = new Map<string, WebSocket[]>();

const hub = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
hub.on('connection', (socket, { url }) => {
  const table = tables.get(url ?? '') ?? [];
  tables.set(url ?? '', table);
  if (table.length < seats) table.push(socket);
  let seq = 0;
  socket.on('message', (data: Buffer) => {
    const { id } = JSON.parse(String(data)) as { readonly id: number };
    seq += 1;
    socket.send(JSON.stringify({ type: 'reply', id, ok: true, value: { seq } }));
    const push = JSON.stringify({ type: 'view', seq, view });
    for (const seat of table) seat.send(push);
  });
});
hub.on('listening', () => process.stdout.write(`${(hub.address() as AddressInfo).port}\n`));
