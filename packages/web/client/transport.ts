import type { Json } from '@izvilina/kernel/json.ts';
import type { Refusal } from '@izvilina/kernel/result.ts';
import type { Answers, Message, Order, Push } from '@izvilina/protocol/messages.ts';

/** An order the authority would not carry out. */
class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export const refusalOf = (error: unknown): Refusal =>
  error instanceof Refused ? error.refusal : { code: 'INTERNAL', params: {} };

export type AnswerTo<O extends Order> = O['type'] extends keyof Answers ? Answers[O['type']] : null;

/** `ready` = orders are carried out now; `lost` = they wait. */
export type ConnectionStatus = 'connecting' | 'ready' | 'lost';

/** One way to an authority: a socket to the server, or the worker of this page. Both speak the same messages. */
export interface Transport {
  order<O extends Order>(order: O): Promise<AnswerTo<O>>;
  hear(listener: (push: Push) => void): () => void;
  status(): ConnectionStatus;
  onStatus(listener: () => void): () => void;
}

interface Waiting {
  readonly order: Order;
  readonly id: number;
  resolve(value: unknown): void;
  reject(error: Refused): void;
}

/** Numbers orders, matches replies, spreads pushes. The pipe itself (post, reconnect) is its owner's business. */
export class PendingOrders {
  readonly #post: (message: Json) => void;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<(push: Push) => void>();
  #next = 1;

  constructor(post: (message: Json) => void) {
    this.#post = post;
  }

  order<O extends Order>(order: O): Promise<AnswerTo<O>> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { order, id, resolve: resolve as (value: unknown) => void, reject });
      this.#post({ ...order, id } as unknown as Json);
    });
  }

  hear(listener: (push: Push) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  receive(message: Message): void {
    if (message.type !== 'reply') {
      for (const listener of this.#listeners) listener(message);
      return;
    }
    const waiting = message.id === null ? undefined : this.#waiting.get(message.id);
    if (!waiting) return;
    this.#waiting.delete(waiting.id);
    if (message.ok) waiting.resolve(message.value);
    else waiting.reject(new Refused(message.error));
  }

  /** After a broken pipe: whatever was not answered is said again. Every order may be: moves carry a client id. */
  repeat(): void {
    for (const { order, id } of this.#waiting.values()) this.#post({ ...order, id } as unknown as Json);
  }
}
