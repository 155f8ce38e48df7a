import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { idOf, type Message } from '@izvilina/protocol/messages.ts';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { connectGuest, refusal, type ServerContext } from '../guests/guest-connection.ts';
import type { Guest } from '../guests/guests.ts';
import { callerOf, sameOrigin } from '../http/caller.ts';
import { type Bucket, bucket, buckets, type Limits } from '../limits/limits.ts';
import { readJson } from '../read-json.ts';
import { RoundTripMeter } from './round-trip-meter.ts';

export const SOCKET_PATH = '/ws';

const CLOSE = { restarting: 1012, abuse: 1008, notText: 1003 } as const;

export interface Sockets {
  /** Tells everyone that the server restarts and waits until they have gone, or a moment. */
  close(): Promise<void>;
}

export interface SocketOptions {
  readonly context: ServerContext;
  readonly limits: Limits;
  readonly trustProxy: boolean;
}

/** What all connections of one guest share. */
interface Presence {
  connections: number;
  readonly take: Bucket;
}

export function attachSockets(server: Server, { context, limits, trustProxy }: SocketOptions): Sockets {
  const hub = new WebSocketServer({ noServer: true, maxPayload: limits.message, perMessageDeflate: false });
  const guests = new Map<string, Presence>();
  const mayConnect = buckets(limits.requests);
  const quiet = new WeakSet<WebSocket>();
  let closing = false;

  const arrive = (guest: Guest): Presence | null => {
    const known = guests.get(guest.id) ?? { connections: 0, take: bucket(limits.perGuest) };
    if (known.connections >= limits.connectionsPerGuest) return null;
    known.connections += 1;
    guests.set(guest.id, known);
    return known;
  };
  const depart = (guest: Guest, presence: Presence) => {
    presence.connections -= 1;
    if (presence.connections === 0) guests.delete(guest.id);
    context.metrics.sockets.dec();
  };

  const admit = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { address, secure, host } = callerOf(request, trustProxy);
    if (closing) return rejectUpgrade(socket, 503);
    if (request.url?.split('?')[0] !== SOCKET_PATH) return rejectUpgrade(socket, 404);
    if (!sameOrigin(request.headers.origin, host)) return rejectUpgrade(socket, 403);
    if (!mayConnect(address)) return rejectUpgrade(socket, 429);
    const guest = await context.guests.known(request.headers.cookie, secure);
    if (!guest) return rejectUpgrade(socket, 401);
    const presence = arrive(guest);
    if (!presence) return rejectUpgrade(socket, 429);
    context.metrics.sockets.inc();
    socket.once('close', () => depart(guest, presence));
    if (socket.destroyed) return;
    hub.handleUpgrade(request, socket, head, (ws) => serve(ws, guest, presence, address));
  };

  const serve = (ws: WebSocket, guest: Guest, presence: Presence, address: string) => {
    const takeHere = bucket(limits.perConnection);
    let unanswered = 0;
    let strikes = 0;
    const send = (message: Message) => {
      if (ws.readyState !== ws.OPEN) return;
      // A reader this slow would fill our memory; it reconnects and gets only what is newest.
      if (ws.bufferedAmount > limits.unread) ws.terminate();
      else ws.send(JSON.stringify(message));
    };
    const trips = new RoundTripMeter(ws, () => performance.now());
    const connection = connectGuest(context, guest, address, send, trips.roundTrip);
    const refuseTooMany = (raw: unknown) => {
      strikes += 1;
      if (strikes > limits.strikes) ws.close(CLOSE.abuse, 'too many messages');
      else send(refusal(idOf(raw), 'RATE_LIMITED'));
    };

    ws.on('message', (data: RawData, binary: boolean) => {
      quiet.delete(ws);
      if (ws.readyState !== ws.OPEN) return;
      if (binary) return ws.close(CLOSE.notText, 'text only');
      const raw = readJson(String(data));
      const [fromGuest, fromHere] = [presence.take(), takeHere()];
      if (!fromGuest || !fromHere || unanswered >= limits.unanswered) return refuseTooMany(raw);
      strikes = Math.max(0, strikes - 1);
      if (raw === undefined) return send(refusal(null, 'BAD_MESSAGE', { issue: 'not_json' }));
      unanswered += 1;
      void connection.receive(raw).finally(() => {
        unanswered -= 1;
      });
    });
    ws.on('pong', () => quiet.delete(ws));
    ws.on('error', () => ws.terminate()); // too large, not UTF-8, no frame at all: ws has said why and is closing
    ws.on('close', () => connection.close());
  };

  const heartbeat = setInterval(() => {
    for (const ws of hub.clients) {
      if (quiet.has(ws)) ws.terminate();
      else {
        quiet.add(ws);
        ws.ping();
      }
    }
  }, limits.heartbeat);

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    admit(request, socket, head).catch(() => rejectUpgrade(socket, 503));
  });

  return {
    async close() {
      closing = true;
      clearInterval(heartbeat);
      for (const ws of hub.clients) ws.close(CLOSE.restarting, 'restarting');
      const patience = setTimeout(() => {
        for (const ws of hub.clients) ws.terminate();
      }, 500);
      await new Promise<void>((resolve) => hub.close(() => resolve()));
      clearTimeout(patience);
    },
  };
}

const REASONS: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

function rejectUpgrade(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
