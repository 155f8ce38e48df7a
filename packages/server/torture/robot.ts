import { randomBytes } from 'node:crypto';
import type { AnyGame } from '@izvilina/kernel/game.ts';
import type { Message, Push } from '@izvilina/protocol/messages.ts';
import type { WebSocket } from 'ws';
import { socketTo } from '../testing/client.ts';

type ViewPush = Extract<Push, { type: 'view' }>;

/** A move the server said it has. */
export interface Ack {
  readonly table: string;
  readonly seat: number;
  readonly client: string;
  readonly seq: number;
  readonly move: unknown;
  /** Milliseconds from the first sending to the answer. */
  readonly took: number;
}

export interface RobotOptions {
  readonly base: string;
  readonly cookie: string;
  readonly game: AnyGame;
  readonly table: string;
  readonly seat: number;
  readonly acked: (ack: Ack) => void;
  readonly faulty: (what: string) => void;
  /** Bytes of a view that was pushed. */
  readonly pushed?: (bytes: number) => void;
}

const OPEN = 0;

/**
 * A player that moves whenever asked. When its connection breaks it reconnects and sends the same move again with the
 * same key, as the site does.
 */
export class Robot {
  readonly #options: RobotOptions;
  readonly over: Promise<void>;
  #end: () => void = () => undefined;
  #ended = false;
  #socket: WebSocket | null = null;
  #view: ViewPush | null = null;
  #lastAcked = 0;
  #id = 1;
  #pending: { readonly client: string; readonly seq: number; readonly move: unknown; readonly since: number } | null =
    null;

  constructor(options: RobotOptions) {
    this.#options = options;
    this.over = new Promise((resolve) => {
      this.#end = resolve;
    });
    this.#connect();
  }

  stop(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#socket?.close();
    this.#end();
  }

  #connect(): void {
    if (this.#ended) return;
    const { base, cookie, table } = this.#options;
    const socket = socketTo(base, cookie);
    this.#socket = socket;
    socket.on('open', () => this.#send({ type: 'open', id: OPEN, table, since: this.#view?.seq ?? 0 }));
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.type === 'view') this.#options.pushed?.(data.length);
      this.#hear(message);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => setTimeout(() => this.#connect(), 20 + Math.random() * 30));
  }

  #send(message: object): void {
    if (this.#socket?.readyState === this.#socket?.OPEN) this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: Message): void {
    if (message.type === 'view') {
      this.#view = message;
      this.#act();
    }
    if (message.type !== 'reply') return;
    if (message.id === OPEN) this.#opened(message.ok);
    else if (message.id === this.#id && this.#pending)
      this.#settle(message.ok ? (message.value as { seq: number }) : null);
  }

  #opened(fine: boolean): void {
    const { table, faulty } = this.#options;
    if (!fine) faulty(`table ${table} is gone`);
    if (this.#view && this.#view.seq < this.#lastAcked)
      faulty(`resync at ${this.#view.seq}, acknowledged ${this.#lastAcked}`);
    if (this.#pending) this.#submit();
    else this.#act();
  }

  #settle(done: { readonly seq: number } | null): void {
    const { table, seat, acked } = this.#options;
    const pending = this.#pending;
    this.#pending = null;
    if (!pending) return;
    if (done) {
      const { client, move, since } = pending;
      this.#lastAcked = Math.max(this.#lastAcked, done.seq);
      acked({ table, seat, client, move, seq: done.seq, took: performance.now() - since });
    }
    if (this.#view && this.#view.seq > pending.seq) this.#act();
  }

  #act(): void {
    if (this.#pending || !this.#view) return;
    const { view, seq } = this.#view;
    if (view.result) this.stop();
    if (view.result || !view.asks.some((ask) => ask.seat === this.#options.seat)) return;
    const moves = this.#options.game.moves(view);
    if (!moves.finite) throw new Error('this robot needs a list of moves');
    const move = moves.all[Math.floor(Math.random() * moves.all.length)];
    this.#pending = { client: randomBytes(9).toString('base64url'), seq, move, since: performance.now() };
    this.#submit();
  }

  #submit(): void {
    if (!this.#pending) return;
    const { table, seat } = this.#options;
    const { client, seq, move } = this.#pending;
    this.#id += 1;
    this.#send({ type: 'move', id: this.#id, table, seat, seq, client, move });
  }
}
