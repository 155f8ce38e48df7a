import type { Deps } from '@izvilina/authority/deps.ts';
import type { Guest } from '@izvilina/authority/document/create-table.ts';
import type { TableQuestion } from '@izvilina/authority/ownership.ts';
import { type MeasureRoundTrip, NO_DELAY, type RoundTrip } from '@izvilina/authority/race/round-trip.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { type Result, refuse } from '@izvilina/kernel/result.ts';
import type { Message } from '@izvilina/protocol/messages.ts';
import { roundTripOf } from '../../sockets/round-trip-meter.ts';
import { channelOf, type PubSub } from '../pubsub/pubsub.ts';
import {
  carryOut,
  type Frame,
  frameText,
  LINK_VERSION,
  type MessageHandlers,
  type ToEdge,
  type ToOwner,
} from './link-messages.ts';
import { ReportedTrip } from './reported-trip.ts';
import { SessionFrames } from './session-frames.ts';

/**
 * How often a session is pinged, and after how many pings without an answer it is given up. Pings are counted, not time:
 * when our own event loop was held up, the answers are still to be read.
 */
export const PING = { every: 1_000, unanswered: 5 } as const;
/** An unused session ends after this time (ms). */
const IDLE = 60_000;
const ANSWER_WITHIN = 3_000;
const TRIPS = 20;

/** A player's connection as the edge holds it. */
export interface EdgeClient {
  send(message: Message): void;
  /** Sends a push that is text already; left out: they want messages. */
  readonly sendText?: ((push: string) => void) | undefined;
  renamed(name: string): void;
  readonly roundTrip: MeasureRoundTrip;
  /** The owner wants the client to connect again. */
  end(): void;
  /** The session is lost: nobody knows which of the last messages have arrived. */
  lost(): void;
}

/** One player's connection to tables of another node. */
export interface RemoteConnection {
  receive(order: unknown): void;
  rename(name: string): void;
  close(): void;
}

export interface RemoteNodeOptions extends Pick<Deps, 'clock' | 'later' | 'soon'> {
  /** Id of this node. */
  readonly node: string;
  readonly to: string;
  readonly session: string;
  readonly pubsub: PubSub;
  readonly onLost: (why: string) => void;
}

interface Held {
  readonly client: EdgeClient;
  readonly trip: ReportedTrip;
}

/** Another node as the owner of tables whose players are connected here: one session with it, until that is lost. */
export class RemoteNode {
  readonly #options: RemoteNodeOptions;
  readonly #frames: SessionFrames<ToOwner>;
  readonly #connections = new Map<number, Held>();
  readonly #asks = new Map<number, (result: Result<Json>) => void>();
  /** Resolves with true at the first answer, with false if the session is lost before. */
  readonly answered: Promise<boolean>;
  #settleAnswered: (answered: boolean) => void;
  readonly #handlers: MessageHandlers<ToEdge> = {
    pong: ({ at }) => {
      this.#trips = [...this.#trips, this.#options.clock() - at].slice(-TRIPS);
      this.#settleAnswered(true);
    },
    answer: ({ ask, result }) => this.#asks.get(ask)?.(result),
    send: ({ connection, message }) => this.#client(connection)?.send(message),
    text: ({ connection, text }) => this.#client(connection)?.sendText?.(text),
    renamed: ({ connection, name }) => this.#client(connection)?.renamed(name),
    measure: ({ connection }) => this.#connections.get(connection)?.trip.wanted(),
    end: ({ connection }) => this.#client(connection)?.end(),
  };
  #count = 0;
  #trips: readonly number[] = [];
  #unanswered = 0;
  #usedAt: number;
  #lost = false;
  #cancel: () => void = () => undefined;

  constructor(options: RemoteNodeOptions) {
    this.#options = options;
    this.#frames = new SessionFrames((n, messages) => this.#post(n, messages), options.soon);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.answered = promise;
    this.#settleAnswered = resolve;
    this.#usedAt = options.clock();
    this.#ping();
  }

  get lost(): boolean {
    return this.#lost;
  }

  /** Round trip to the other node. */
  get roundTrip(): RoundTrip {
    return roundTripOf(this.#trips) ?? NO_DELAY;
  }

  connect(guest: Guest, client: EdgeClient): RemoteConnection {
    const connection = ++this.#count;
    const report = (roundTrip: RoundTrip) => this.#send({ kind: 'trip', connection, roundTrip });
    const trip = new ReportedTrip({
      later: this.#options.later,
      clock: this.#options.clock,
      report,
      client: client.roundTrip,
      link: () => this.roundTrip,
    });
    this.#connections.set(connection, { client, trip });
    this.#send({ kind: 'connect', connection, guest, texts: client.sendText !== undefined });
    return {
      receive: (order) => this.#send({ kind: 'receive', connection, order }),
      rename: (name) => this.#send({ kind: 'rename', connection, name }),
      close: () => {
        if (!this.#connections.delete(connection)) return;
        trip.stop();
        this.#send({ kind: 'close', connection });
      },
    };
  }

  ask(guest: string, question: TableQuestion): Promise<Result<Json>> {
    const ask = ++this.#count;
    return new Promise((resolve) => {
      const settle = (result: Result<Json>) => {
        cancel();
        this.#asks.delete(ask);
        resolve(result);
      };
      const cancel = this.#options.later(ANSWER_WITHIN, () => settle(refuse('UNREACHABLE')));
      this.#asks.set(ask, settle);
      this.#send({ kind: 'ask', ask, guest, question });
    });
  }

  receive({ n, v, messages }: Frame): void {
    if (this.#lost) return;
    if (n === null || v !== LINK_VERSION || !this.#frames.isNext(n)) this.lose(n === null ? 'ended' : 'gap');
    else {
      this.#unanswered = 0;
      carryOut(this.#handlers, messages);
    }
  }

  #client(connection: number): EdgeClient | undefined {
    return this.#connections.get(connection)?.client;
  }

  /** Whatever was under way may or may not have happened: every connection of this session has to be made anew. */
  lose(why: string): void {
    if (this.#lost) return;
    this.#lost = true;
    this.#cancel();
    this.#settleAnswered(false);
    void this.#post(null, []);
    this.#options.onLost(why);
    for (const settle of [...this.#asks.values()]) settle(refuse('UNREACHABLE'));
    const held = [...this.#connections.values()];
    this.#connections.clear();
    for (const { client, trip } of held) {
      trip.stop();
      client.lost();
    }
  }

  #ping(): void {
    const { clock, later } = this.#options;
    const now = clock();
    if (this.#connections.size > 0 || this.#asks.size > 0) this.#usedAt = now;
    if (this.#unanswered >= PING.unanswered) this.lose('silent');
    else if (now - this.#usedAt > IDLE) this.lose('idle');
    else {
      this.#unanswered += 1;
      this.#send({ kind: 'ping', at: now });
      this.#cancel = later(PING.every, () => this.#ping());
    }
  }

  #send(message: ToOwner): void {
    if (!this.#lost) this.#frames.send(message);
  }

  async #post(n: number | null, messages: readonly ToOwner[]): Promise<void> {
    const { node, to, session, pubsub } = this.#options;
    const text = frameText({ v: LINK_VERSION, from: node, session, side: 'edge', n, messages });
    if (!(await pubsub.publish(channelOf(to), text))) this.lose('nobody there');
  }
}
