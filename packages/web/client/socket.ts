import type { Json } from '@izvilina/kernel/json.ts';
import type { CommandBody } from '@izvilina/protocol/commands.ts';
import type { Answers, AnswerTo, Message } from '@izvilina/protocol/messages.ts';
import { anySlot, slotOf } from '@izvilina/protocol/slot.ts';
import { createStore } from '../kit/store.ts';
import { serverWriting } from './server-health.ts';
import { type ConnectionStatus, PendingCommands, type Transport } from './transport.ts';

/** `WebSocket.OPEN`. */
const OPEN = 1;
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 1_500;
/** After SILENCE ms without a message the page sends a ping; UNANSWERED ms later, without an answer, it reconnects. */
const SILENCE = 7_000;
const UNANSWERED = 3_000;
/** A connection that has not opened within this time is given up: on a dead network nothing fails by itself. */
const OPENING = 10_000;
/**
 * How long the old connection stays open after a new one has replaced it. By then the table is open over the new one,
 * so the others do not see this player leave.
 */
const OLD_SOCKET_STAYS = 1_000;

/** What the connection needs from the page; tests replace it. */
export interface SocketPage {
  /** Asks for the guest's cookie; the socket is opened with it. */
  visit(signal: AbortSignal): Promise<unknown>;
  /** `slot`: a proxy may choose the node by it (`protocol/slot.ts`). */
  open(slot: string): WebSocket;
  addEventListener(type: 'online' | 'offline', listener: () => void): void;
}

const thisPage: SocketPage = {
  async visit(signal) {
    const me = await fetch('/api/me', { headers: { accept: 'application/json' }, signal });
    await me.arrayBuffer(); // an unread response would keep its connection open
  },
  open: (slot) => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws?slot=${slot}`),
  addEventListener: (type, listener) => addEventListener(type, listener),
};

/** The connection to the server. Reconnects by itself and repeats unanswered commands. */
export function socketTransport(page: SocketPage = thisPage): Transport {
  let socket: WebSocket | null = null;
  const status = createStore<ConnectionStatus>('connecting');
  /** `slot` is that of the current connection; `tableSlot`, for the next one, is that of the table opened last. */
  let slot = anySlot();
  let tableSlot = slot;
  /** Whether the last connection attempt opened. If not, its slot may be the cause, and the next one is random. */
  let opened = true;
  let isMoving = false;
  let pause = FIRST_PAUSE;
  let attempts = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const post = (message: Json) => {
    if (socket?.readyState === OPEN) socket.send(JSON.stringify(message));
  };
  const pending = new PendingCommands(post);

  const connect = async () => {
    clearTimeout(retry);
    attempts += 1;
    const attempt = attempts;
    const isNewest = () => attempt === attempts;
    try {
      await page.visit(AbortSignal.timeout(OPENING));
      if (isNewest()) open();
    } catch {
      if (isNewest()) reconnectLater();
    }
  };

  const open = () => {
    slot = opened ? tableSlot : anySlot();
    opened = false;
    const fresh = page.open(slot);
    socket = fresh;
    clearTimeout(silence);
    silence = setTimeout(onLost, OPENING, fresh);
    fresh.onopen = () => {
      if (socket === fresh) begin(fresh); // otherwise it was given up meanwhile and is closing
    };
    listen(fresh);
  };

  /** Opens a connection to the table's node, which replaces this one once it is open. If it fails, nothing changes. */
  const move = (old: WebSocket) => {
    isMoving = true;
    const to = tableSlot;
    const fresh = page.open(to);
    const done = () => {
      clearTimeout(patience);
      isMoving = false;
    };
    const patience = setTimeout(() => fresh.close(), OPENING);
    listen(fresh);
    fresh.onclose = () => {
      done();
      onLost(fresh);
    };
    fresh.onopen = () => {
      done();
      if (socket !== old) return fresh.close(); // the old connection was lost meanwhile and is already being replaced
      slot = to;
      setTimeout(() => old.close(), OLD_SOCKET_STAYS);
      status.set('connecting'); // subscribers with an open table open it again
      begin(fresh);
    };
  };

  const begin = (fresh: WebSocket) => {
    socket = fresh;
    opened = true;
    pause = FIRST_PAUSE;
    restartSilenceTimer();
    pending.repeat(); // repeated before `ready`, because listeners of `ready` send new commands
    status.set('ready');
  };

  const listen = (one: WebSocket) => {
    one.onmessage = (event) => {
      if (socket !== one) return;
      restartSilenceTimer();
      const message = JSON.parse(event.data as string) as Message;
      if (message.type === 'server') serverWriting.set(message.writing);
      else pending.receive(message);
    };
    one.onclose = () => onLost(one);
  };

  /** Reconnects without waiting for the close event, which never comes on a dead network. */
  const onLost = (one: WebSocket | null) => {
    if (socket !== one || one === null) return;
    reconnectLater();
    one.close();
  };

  const reconnectLater = () => {
    clearTimeout(silence);
    socket = null;
    status.set('lost');
    serverWriting.set(true); // the server's health is unknown once the connection is gone
    retry = setTimeout(connect, pause * (0.6 + 0.4 * Math.random())); // random: clients must not all return at once
    pause = Math.min(LONGEST_PAUSE, pause * 1.6);
  };

  const restartSilenceTimer = () => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      pending.send({ type: 'ping' }).catch(() => undefined);
      silence = setTimeout(onLost, UNANSWERED, socket);
    }, SILENCE);
  };

  page.addEventListener('online', () => {
    if (status.get() === 'lost') connect();
  });
  page.addEventListener('offline', () => onLost(socket));
  connect();

  const openTable = async (command: Extract<CommandBody, { type: 'open' }>): Promise<Answers['open']> => {
    tableSlot = slotOf(command.table);
    const answer = await pending.send(command);
    if (answer?.elsewhere && slot !== tableSlot && socket && !isMoving) move(socket);
    return answer;
  };

  return {
    send<C extends CommandBody>(command: C): Promise<AnswerTo<C['type']>> {
      if (command.type === 'open') return openTable(command) as Promise<AnswerTo<C['type']>>;
      // The new table gets the slot of this connection, so invited guests reach the node that owns it.
      return pending.send(command.type === 'create' ? { ...command, client: command.client + slot } : command);
    },
    onPush: (listener) => pending.onPush(listener),
    status: status.get,
    onStatus: status.subscribe,
  };
}
