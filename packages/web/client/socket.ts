import type { Json } from '@izvilina/kernel/json.ts';
import type { Answers, Message, Order } from '@izvilina/protocol/messages.ts';
import { anySlot, slotOf } from '@izvilina/protocol/slot.ts';
import { createStore } from '../kit/store.ts';
import { serverWriting } from './server-health.ts';
import { type AnswerTo, type ConnectionStatus, PendingOrders, type Transport } from './transport.ts';

/** `WebSocket.OPEN`. */
const OPEN = 1;
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 1_500;
/** After this long without a message the page sends a ping, and after this much longer without an answer it reconnects. */
const SILENCE = 7_000;
const UNANSWERED = 3_000;
/** A connection that is not open by then never will be: on a dead line nothing fails by itself. */
const OPENING = 10_000;
/** How long a connection outlives the one that takes its place: by then the table is open over that one, and nobody seems to leave. */
const FAREWELL = 1_000;

/** What the connection needs of the page it is on. */
export interface SocketPage {
  /** Asks for the guest's cookie; the socket is opened with it. */
  visit(signal: AbortSignal): Promise<unknown>;
  /** `slot`: by which a proxy may choose the node (`protocol/slot.ts`). */
  open(slot: string): WebSocket;
  addEventListener(type: 'online' | 'offline', listener: () => void): void;
}

const thisPage: SocketPage = {
  async visit(signal) {
    const me = await fetch('/api/me', { headers: { accept: 'application/json' }, signal });
    await me.arrayBuffer(); // an unread answer would keep its connection
  },
  open: (slot) => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws?slot=${slot}`),
  addEventListener: (type, listener) => addEventListener(type, listener),
};

/** The connection to the server. It reconnects by itself and repeats what was not answered. */
export function socketTransport(page: SocketPage = thisPage): Transport {
  let socket: WebSocket | null = null;
  const status = createStore<ConnectionStatus>('connecting');
  /** The slot of this connection, and that of the table that was opened last: where the next one goes. */
  let slot = anySlot();
  let home = slot;
  /** Whether the last connection ever opened; otherwise its address may be to blame. */
  let reached = true;
  let moving = false;
  let pause = FIRST_PAUSE;
  let attempts = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const post = (message: Json) => {
    if (socket?.readyState === OPEN) socket.send(JSON.stringify(message));
  };
  const pending = new PendingOrders(post);

  const connect = async () => {
    clearTimeout(retry);
    attempts += 1;
    const attempt = attempts;
    const isNewest = () => attempt === attempts;
    try {
      await page.visit(AbortSignal.timeout(OPENING));
      if (isNewest()) open();
    } catch {
      if (isNewest()) again();
    }
  };

  const open = () => {
    slot = reached ? home : anySlot();
    reached = false;
    const fresh = page.open(slot);
    socket = fresh;
    clearTimeout(silence);
    silence = setTimeout(lost, OPENING, fresh);
    fresh.onopen = () => {
      if (socket === fresh) begin(fresh); // otherwise given up meanwhile, and closing
    };
    listen(fresh);
  };

  /** Another connection, to where the table is, takes the place of this one once it is open. Should it fail, nothing happens. */
  const move = (old: WebSocket) => {
    moving = true;
    const to = home;
    const fresh = page.open(to);
    const done = () => {
      clearTimeout(patience);
      moving = false;
    };
    const patience = setTimeout(() => fresh.close(), OPENING);
    listen(fresh);
    fresh.onclose = () => {
      done();
      lost(fresh);
    };
    fresh.onopen = () => {
      done();
      if (socket !== old) return fresh.close(); // that one was lost meanwhile and is being replaced already
      slot = to;
      setTimeout(() => old.close(), FAREWELL);
      status.set('connecting'); // whoever has a table open opens it again
      begin(fresh);
    };
  };

  const begin = (fresh: WebSocket) => {
    socket = fresh;
    reached = true;
    pause = FIRST_PAUSE;
    heard();
    pending.repeat(); // first repeat what was sent before: listeners of `ready` send new commands
    status.set('ready');
  };

  const listen = (one: WebSocket) => {
    one.onmessage = (event) => {
      if (socket !== one) return;
      heard();
      const message = JSON.parse(event.data as string) as Message;
      if (message.type === 'server') serverWriting.set(message.writing);
      else pending.receive(message);
    };
    one.onclose = () => lost(one);
  };

  /** Goes on at once: on a dead line closing a socket takes as long as anything else. */
  const lost = (one: WebSocket | null) => {
    if (socket !== one || one === null) return;
    again();
    one.close();
  };

  const again = () => {
    clearTimeout(silence);
    socket = null;
    status.set('lost');
    serverWriting.set(true); // the server's health is unknown once the connection is gone
    retry = setTimeout(connect, pause * (0.6 + 0.4 * Math.random())); // not everybody at once where a server has gone
    pause = Math.min(LONGEST_PAUSE, pause * 1.6);
  };

  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      pending.order({ type: 'ping' }).catch(() => undefined);
      silence = setTimeout(lost, UNANSWERED, socket);
    }, SILENCE);
  };

  page.addEventListener('online', () => {
    if (status.get() === 'lost') connect();
  });
  page.addEventListener('offline', () => lost(socket));
  connect();

  const openTable = async (order: Extract<Order, { type: 'open' }>): Promise<Answers['open']> => {
    home = slotOf(order.table);
    const answer = await pending.order(order);
    if (answer?.elsewhere && slot !== home && socket && !moving) move(socket);
    return answer;
  };

  return {
    order<O extends Order>(order: O): Promise<AnswerTo<O>> {
      if (order.type === 'open') return openTable(order) as Promise<AnswerTo<O>>;
      // The new table gets our slot: who is invited comes to the node that has it.
      return pending.order(order.type === 'create' ? { ...order, client: order.client + slot } : order);
    },
    onPush: (listener) => pending.onPush(listener),
    status: status.get,
    onStatus: status.subscribe,
  };
}
