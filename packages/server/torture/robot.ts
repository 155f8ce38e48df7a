import { randomBytes } from 'node:crypto';
import { chances } from '@izvilina/kernel/chance.ts';
import type { AnyGame, View } from '@izvilina/kernel/game.ts';
import type { Refusal } from '@izvilina/kernel/result.ts';
import type { Message, Push } from '@izvilina/protocol/messages.ts';
import { slotOf } from '@izvilina/protocol/slot.ts';
import type { WebSocket } from 'ws';
import { socketTo } from '../testing/client.ts';
import { anyMove } from './titles.ts';

type ViewPush = Extract<Push, { type: 'view' }>;

/** A move that the server acknowledged. */
export interface Ack {
  readonly table: string;
  readonly seat: number;
  readonly client: string;
  readonly seq: number;
  readonly move: unknown;
  /** Milliseconds from the first sending to the answer. */
  readonly took: number;
}

/** A view shown to a seat. */
export interface Seen {
  readonly table: string;
  readonly seat: number;
  readonly seq: number;
  readonly view: View;
}

export interface RobotReports {
  acked(ack: Ack): void;
  faulty(what: string): void;
  /** Size in bytes of a pushed view. */
  pushed?(bytes: number): void;
  /** The table was opened again after the connection was lost; this is its first view. */
  reopened?(seen: Seen): void;
}

/** How a robot behaves where more than one server may fail. */
export interface Patience {
  /** Milliseconds of silence after which it gives a connection up. */
  readonly silence: number;
}

export interface RobotOptions extends RobotReports {
  /** Where to connect, by the slot of its table; asked every time. */
  readonly base: (slot: string) => string;
  readonly cookie: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly game: AnyGame;
  readonly table: string;
  readonly seat: number;
  /** The longest it thinks before a move, in milliseconds. */
  readonly think: number;
  /** The longest it waits before it connects again, in milliseconds. */
  readonly reconnect: number;
  /** Left out: a server that is up must do what it is asked. */
  readonly patience?: Patience;
}

const OPEN = 0;
/** Refusals for a player who saw an older position. */
const OUTDATED: readonly string[] = ['STALE', 'NOT_YOUR_TURN', 'GAME_OVER'];
/** The same in a race, if a touch came before the server showed the task over this connection. */
const isOutdated = ({ code, params }: Refusal, { resent }: Pending): boolean =>
  OUTDATED.includes(code) || params.reason === 'NOT_SHOWN_YET' || (resent && params.at === 'claimed');

/** Refusals while something the server needs is away; the same command may be sent again. */
const OUTAGES: readonly string[] = ['INTERNAL', 'UNREACHABLE', 'BUSY'];
const ASK_AGAIN_MS = 300;

interface Pending {
  readonly client: string;
  readonly seq: number;
  readonly move: unknown;
  /** In a race: the claimed reaction time. */
  readonly claimed?: number;
  readonly since: number;
  /** Sent again over another connection. */
  resent: boolean;
}

/**
 * A player that moves whenever asked. When its connection breaks it reconnects and sends the same move again with the
 * same key, as the site does.
 */
export class Robot {
  readonly #options: RobotOptions;
  readonly #chance = chances(randomBytes(9).toString('base64url'))(0);
  readonly over: Promise<void>;
  #end: () => void = () => undefined;
  #ended = false;
  #socket: WebSocket | null = null;
  #view: ViewPush | null = null;
  /** When the view was received. */
  #shown = 0;
  #opens = 0;
  #lastAcked = 0;
  #id = 1;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #thinking: ReturnType<typeof setTimeout> | null = null;
  #pending: Pending | null = null;

  constructor(options: RobotOptions) {
    this.#options = options;
    this.over = new Promise((resolve) => {
      this.#end = resolve;
    });
    this.#connect();
  }

  /** The last view it was shown. */
  get seen(): Seen | null {
    const { table, seat } = this.#options;
    return this.#view && { table, seat, seq: this.#view.seq, view: this.#view.view };
  }

  /** For reports. */
  get name(): string {
    const { game, table, seat } = this.#options;
    return `${game.slug} ${table.slice(0, 6)} seat ${seat}`;
  }

  /** Whether it has seen the end of its game or was stopped. */
  get ended(): boolean {
    return this.#ended;
  }

  stop(): void {
    if (this.#ended) return;
    this.#ended = true;
    if (this.#thinking) clearTimeout(this.#thinking);
    clearTimeout(this.#silence);
    this.#socket?.close();
    this.#end();
  }

  #connect(): void {
    if (this.#ended) return;
    const { cookie, headers, reconnect, table } = this.#options;
    const base = this.#options.base(slotOf(table));
    const socket = socketTo(base, cookie, base, headers);
    this.#socket = socket;
    this.#listen();
    socket.on('open', () => this.#open());
    socket.on('message', (data: Buffer) => {
      if (socket !== this.#socket) return;
      this.#listen();
      const message = JSON.parse(String(data)) as Message;
      if (message.type === 'view') this.#options.pushed?.(data.length);
      this.#hear(message);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => setTimeout(() => this.#connect(), reconnect * (0.4 + Math.random() * 0.6)));
  }

  #open(): void {
    this.#send({ type: 'open', id: OPEN, table: this.#options.table, since: this.#view?.seq ?? 0 });
  }

  /** Gives the connection up unless a message comes in time. */
  #listen(): void {
    const { patience } = this.#options;
    if (!patience) return;
    clearTimeout(this.#silence);
    const socket = this.#socket;
    if (!this.#ended) this.#silence = setTimeout(() => socket?.terminate(), patience.silence);
  }

  #send(message: object): void {
    if (this.#socket?.readyState === this.#socket?.OPEN) this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: Message): void {
    if (this.#ended) return;
    if (message.type === 'view') {
      this.#view = message;
      this.#shown = performance.now();
      this.#act();
    }
    if (message.type !== 'reply') return;
    if (message.id === OPEN) this.#opened(message.ok ? null : message.error);
    else if (message.id === this.#id && this.#pending) {
      if (message.ok) this.#settle((message.value as { seq: number }).seq);
      else this.#refused(message.error);
    }
  }

  #opened(refusal: Refusal | null): void {
    const { table, faulty, reopened } = this.#options;
    if (refusal && this.#isOutage(refusal)) {
      setTimeout(() => this.#open(), ASK_AGAIN_MS);
      return;
    }
    if (refusal) faulty(`table ${table} is gone: ${refusal.code}`);
    if (this.#view && this.#view.seq < this.#lastAcked)
      faulty(`resync at ${this.#view.seq}, acknowledged ${this.#lastAcked}`);
    if (this.#opens++ > 0 && this.seen) reopened?.(this.seen);
    if (this.#pending) {
      this.#pending.resent = true;
      this.#submit();
    } else this.#act();
  }

  #settle(seq: number): void {
    const { table, seat, acked } = this.#options;
    const pending = this.#pending;
    this.#pending = null;
    if (!pending) return;
    const { client, move, since } = pending;
    this.#lastAcked = Math.max(this.#lastAcked, seq);
    acked({ table, seat, client, move, seq, took: performance.now() - since });
    if (this.#view && this.#view.seq > pending.seq) this.#act();
  }

  #refused(error: Refusal): void {
    const { game, table, faulty } = this.#options;
    if (this.#isOutage(error)) {
      setTimeout(() => this.#submit(), ASK_AGAIN_MS);
      return;
    }
    const pending = this.#pending;
    this.#pending = null;
    if (!pending) return;
    if (!isOutdated(error, pending))
      faulty(`${game.slug} ${table.slice(0, 6)}: ${JSON.stringify(error)} for ${JSON.stringify(pending.move)}`);
    if (this.#view && this.#view.seq > pending.seq) this.#act();
  }

  #isOutage({ code }: Refusal): boolean {
    return this.#options.patience !== undefined && OUTAGES.includes(code);
  }

  #act(): void {
    if (this.#pending || this.#thinking || !this.#view) return;
    const { seat, think } = this.#options;
    const { view } = this.#view;
    if (view.result) this.stop();
    if (view.result || !view.asks.some((ask) => ask.seat === seat)) return;
    if (think === 0) this.#move();
    else
      this.#thinking = setTimeout(() => {
        this.#thinking = null;
        this.#move();
      }, Math.random() * think);
  }

  /** Answers the current question: the position may have changed while it thought. */
  #move(): void {
    const { game, seat } = this.#options;
    if (this.#pending || !this.#view?.view.asks.some((ask) => ask.seat === seat)) return;
    const { view, seq } = this.#view;
    const move = anyMove(game, view, this.#chance);
    if (move === null) return;
    const since = performance.now();
    const claimed = game.race ? { claimed: since - this.#shown } : {};
    this.#pending = { client: randomBytes(9).toString('base64url'), seq, move, ...claimed, since, resent: false };
    this.#submit();
  }

  #submit(): void {
    if (!this.#pending) return;
    const { table, seat } = this.#options;
    const { since: _, resent: __, ...order } = this.#pending;
    this.#id += 1;
    this.#send({ type: 'move', id: this.#id, table, seat, ...order });
  }
}
