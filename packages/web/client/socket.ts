import type { Json } from '@izvilina/kernel/json.ts';
import type { Message } from '@izvilina/protocol/messages.ts';
import { createStore } from '../kit/store.ts';
import { serverWriting } from './server-health.ts';
import { type ConnectionStatus, PendingOrders, type Transport } from './transport.ts';

const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 1_500;
/** After this long without a message the page sends a ping. */
const SILENCE = 25_000;

/** The connection to the server. It reconnects by itself and repeats what was not answered. */
export function socketTransport(): Transport {
  let socket: WebSocket | null = null;
  const status = createStore<ConnectionStatus>('connecting');
  let pause = FIRST_PAUSE;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const post = (message: Json) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const pending = new PendingOrders(post);

  const connect = async () => {
    clearTimeout(retry);
    try {
      const me = await fetch('/api/me', { headers: { accept: 'application/json' } }); // the guest's cookie, before the socket
      await me.arrayBuffer(); // an unread answer would keep its connection
      open();
    } catch {
      again();
    }
  };

  const open = () => {
    const fresh = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
    socket = fresh;
    fresh.onopen = () => {
      pause = FIRST_PAUSE;
      heard();
      pending.repeat(); // first repeat what was sent before: listeners of `ready` send new commands
      status.set('ready');
    };
    fresh.onmessage = (event) => {
      heard();
      const message = JSON.parse(event.data as string) as Message;
      if (message.type === 'server') serverWriting.set(message.writing);
      else pending.receive(message);
    };
    fresh.onclose = () => {
      if (socket === fresh) again();
    };
  };

  const again = () => {
    clearTimeout(silence);
    socket = null;
    status.set('lost');
    serverWriting.set(true); // the server's health is unknown once the connection is gone
    retry = setTimeout(connect, pause);
    pause = Math.min(LONGEST_PAUSE, pause * 1.6);
  };

  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      pending.order({ type: 'ping' }).catch(() => undefined);
      silence = setTimeout(() => socket?.close(), 4_000);
    }, SILENCE);
  };

  addEventListener('online', () => {
    if (status.get() === 'lost') connect();
  });
  addEventListener('offline', () => socket?.close());
  connect();

  return {
    order: (order) => pending.order(order),
    hear: (listener) => pending.hear(listener),
    status: status.get,
    onStatus: status.subscribe,
  };
}
