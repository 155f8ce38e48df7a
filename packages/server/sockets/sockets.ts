import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Push } from '@izvilina/protocol/messages.ts';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ServerContext } from '../context.ts';
import type { CommandSource } from '../guests/guest-connection.ts';
import type { Guest } from '../guests/guests.ts';
import type { HostCheck } from '../http/allowed-hosts.ts';
import { callerOf, sameOrigin } from '../http/caller.ts';
import { requestIdOf } from '../http/request-id.ts';
import { addressKey } from '../limits/address-key.ts';
import { connectionCounts, type ElsewhereConnections } from '../limits/connection-counts.ts';
import type { Limits } from '../limits/limits.ts';
import type { SecurityEvent } from '../observe/security-log.ts';
import type { WriteHealth } from '../observe/write-health.ts';
import { Heartbeat } from './heartbeat.ts';
import { LowPriorityQueue } from './low-priority.ts';
import { Outboxes } from './outbox.ts';
import { CLOSE_CODES, serveSocket } from './socket-connection.ts';

const SOCKET_PATH = '/ws';

export interface Sockets {
  /** The connected guests and their devices. */
  connected(): Iterable<{ readonly guest: string; readonly device: string }>;
  /** Tells all clients that the server restarts, and waits until they have gone, but only for a moment. */
  close(): Promise<void>;
}

export interface SocketOptions {
  readonly context: ServerContext;
  readonly health: Pick<WriteHealth, 'writing' | 'onChange'>;
  readonly limits: Limits;
  readonly trustProxy: boolean;
  readonly isOurHost: HostCheck;
  /** With several nodes: the shared count of this name, of which each key may have `most`. */
  readonly elsewhere?: ((name: string, most: number) => ElsewhereConnections) | undefined;
}

export function attachSockets(
  server: Server,
  { context, health, limits, trustProxy, isOurHost, elsewhere }: SocketOptions,
): Sockets {
  const hub = new WebSocketServer({ noServer: true, maxPayload: limits.message, perMessageDeflate: false });
  const counts = (name: string, most: number) => connectionCounts(most, elsewhere?.(name, most));
  const byGuest = counts('guests', limits.connectionsPerGuest);
  const byAddress = counts('addresses', limits.connectionsPerAddress);
  const heartbeat = new Heartbeat(limits.heartbeat);
  const outboxes = new Outboxes();
  const lowPriority = new LowPriorityQueue();
  let closing = false;

  /** Takes a place for one more connection; it is given back when the socket closes. */
  const claimPlace = (guest: Guest, address: string, socket: Duplex): boolean => {
    const leaveGuest = byGuest.enter(guest.id);
    const leaveAddress = leaveGuest && byAddress.enter(address);
    if (!leaveAddress) {
      leaveGuest?.();
      return false;
    }
    context.metrics.sockets.inc();
    socket.once('close', () => {
      leaveGuest();
      leaveAddress();
      context.metrics.sockets.dec();
    });
    return true;
  };

  const admit = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { address: from, secure, host } = callerOf(request, trustProxy);
    const address = addressKey(from);
    if (closing) return rejectUpgrade(socket, 503);
    if (request.url?.split('?')[0] !== SOCKET_PATH) return rejectUpgrade(socket, 404);
    const turnAway = (status: number, event: SecurityEvent, guest?: string) => {
      context.noteSecurity(event, { address, ...(guest === undefined ? {} : { guest }) });
      rejectUpgrade(socket, status);
    };
    if (!isOurHost(host)) return turnAway(421, 'unknown host');
    if (!sameOrigin(request.headers.origin, { host, secure })) return turnAway(403, 'other origin');
    if (!context.limiter.take('requestsByAddress', address)) return rejectUpgrade(socket, 429);
    const guest = await context.guests.known({ cookie: request.headers.cookie, secure });
    if (!guest) return request.headers.cookie ? turnAway(401, 'unknown token') : rejectUpgrade(socket, 401);
    if (socket.destroyed) return;
    if (!claimPlace(guest, address, socket)) return turnAway(429, 'too many connections', guest.id);
    const source = { address, request: requestIdOf(request, trustProxy) };
    hub.handleUpgrade(request, socket, head, (ws) => serve(ws, socket, guest, source));
  };

  const byDevice = new Map<string, Set<WebSocket>>();
  const guestOfDevice = new Map<string, string>();
  const stopSigningOut = context.guests.onSignedOut((devices) => {
    outboxes.flush();
    for (const device of devices)
      for (const ws of byDevice.get(device) ?? []) ws.close(CLOSE_CODES.signedOut, 'signed out');
  });

  const serve = (ws: WebSocket, socket: Duplex, guest: Guest, source: CommandSource) => {
    const others = byDevice.get(guest.device) ?? new Set();
    byDevice.set(guest.device, others.add(ws));
    guestOfDevice.set(guest.device, guest.id);
    ws.once('close', () => {
      others.delete(ws);
      if (others.size > 0) return;
      byDevice.delete(guest.device);
      guestOfDevice.delete(guest.device);
    });
    serveSocket(ws, { context, limits, guest, source, socket, outboxes, lowPriority });
    if (!health.writing) ws.send(writingPush(false)); // otherwise nobody needs to be told
    heartbeat.watch(ws);
  };

  const stopListening = health.onChange((writing) => {
    for (const ws of hub.clients) if (ws.readyState === ws.OPEN) ws.send(writingPush(writing));
  });

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    admit(request, socket, head).catch(() => rejectUpgrade(socket, 503));
  });

  return {
    connected: () => Array.from(guestOfDevice, ([device, guest]) => ({ device, guest })),
    async close() {
      closing = true;
      stopListening();
      stopSigningOut();
      heartbeat.stop();
      outboxes.flush();
      for (const ws of hub.clients) ws.close(CLOSE_CODES.restarting, 'restarting');
      const patience = setTimeout(() => {
        for (const ws of hub.clients) ws.terminate();
      }, 500);
      await new Promise<void>((resolve) => hub.close(() => resolve()));
      clearTimeout(patience);
    },
  };
}

const writingPush = (writing: boolean): string => JSON.stringify({ type: 'server', writing } satisfies Push);

const REASONS: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  421: 'Misdirected Request',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

function rejectUpgrade(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
