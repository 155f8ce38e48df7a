import type { Json } from '@izvilina/kernel/json.ts';
import type { CommandBody } from '@izvilina/protocol/commands.ts';
import type { Message } from '@izvilina/protocol/messages.ts';
import { vi } from 'vitest';

type Sent = CommandBody & { readonly id: number };

/** The server side of the page's WebSocket; it answers only when the test says so. */
export interface FakeServer {
  /** Commands received over all connections so far, oldest first. */
  readonly received: Sent[];
  /** The addresses that the page has connected to. */
  readonly addresses: string[];
  /** Lets the page's next connection open. */
  accept(): Promise<void>;
  /** Breaks the connection. */
  drop(): void;
  send(message: Message): void;
  reply(to: Sent, value: Json): void;
}

export function fakeServer(): FakeServer {
  const received: Sent[] = [];
  const addresses: string[] = [];
  let socket: FakeSocket | null = null;
  class FakeSocket {
    static readonly OPEN = 1;
    readyState = 0;
    onopen: (() => void) | null = null;
    onmessage: ((event: { readonly data: string }) => void) | null = null;
    onclose: (() => void) | null = null;
    constructor(address: string) {
      addresses.push(address);
      socket = this;
    }
    send(text: string): void {
      received.push(JSON.parse(text) as Sent);
    }
    close(): void {
      this.readyState = 3;
      this.onclose?.();
    }
  }
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async () => new Response('{}'));
  vi.stubGlobal('location', { origin: 'http://izvilina.test' });
  vi.stubGlobal('addEventListener', () => undefined);
  const send = (message: Message) => socket?.onmessage?.({ data: JSON.stringify(message) });
  return {
    received,
    addresses,
    async accept() {
      await vi.waitUntil(() => socket?.readyState === 0);
      if (!socket) return;
      socket.readyState = FakeSocket.OPEN;
      socket.onopen?.();
    },
    drop: () => socket?.close(),
    send,
    reply: (to, value) => send({ type: 'reply', id: to.id, ok: true, value }),
  };
}
