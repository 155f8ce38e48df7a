import { randomBytes } from 'node:crypto';
import { chances } from '@izvilina/kernel/chance.ts';
import type { AnyGame, View } from '@izvilina/kernel/game.ts';
import type { Refusal } from '@izvilina/kernel/result.ts';
import type { Message, Push } from '@izvilina/protocol/messages.ts';
import { RobotConnection, type RobotConnectionOptions } from './robot-connection.ts';
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

export interface RobotOptions extends RobotReports, Omit<RobotConnectionOptions, 'opened' | 'heard'> {
  readonly game: AnyGame;
  readonly seat: number;
  /** The longest it thinks before a move, in milliseconds. */
  readonly think: number;
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
  readonly #connection: RobotConnection;
  #view: ViewPush | null = null;
  /** When the view was received. */
  #shown = 0;
  #opens = 0;
  #lastAcked = 0;
  #id = 1;
  #thinking: ReturnType<typeof setTimeout> | null = null;
  #pending: Pending | null = null;

  constructor(options: RobotOptions) {
    this.#options = options;
    this.over = new Promise((resolve) => {
      this.#end = resolve;
    });
    this.#connection = new RobotConnection({
      ...options,
      opened: () => this.#open(),
      heard: (message) => this.#hear(message),
    });
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
    this.#connection.close();
    this.#end();
  }

  #open(): void {
    this.#connection.send({ type: 'open', id: OPEN, table: this.#options.table, since: this.#view?.seq ?? 0 });
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
    this.#connection.send({ type: 'move', id: this.#id, table, seat, ...order });
  }
}
