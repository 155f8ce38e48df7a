import type { Millis } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Refusal } from '@izvilina/kernel/result.ts';
import type { CommandBody } from '@izvilina/protocol/commands.ts';
import type { AnswerTo, Message, Push } from '@izvilina/protocol/messages.ts';

/** A command that the authority refused. */
class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export const refusalOf = (error: unknown): Refusal =>
  error instanceof Refused ? error.refusal : { code: 'INTERNAL', params: {} };

/** `ready`: commands are carried out now; `lost`: they wait for a reconnect. */
export type ConnectionStatus = 'connecting' | 'ready' | 'lost';

/** A connection to an authority: a socket to the server, or this page's worker. Both use the same messages. */
export interface Transport {
  send<C extends CommandBody>(command: C): Promise<AnswerTo<C['type']>>;
  onPush(listener: (push: Push) => void): () => void;
  status(): ConnectionStatus;
  onStatus(listener: () => void): () => void;
}

/** Milliseconds to wait for a connection: long enough for a server that restarts. */
const PATIENCE: Millis = 3000;

/**
 * Resolves when the connection is made. Background commands may wait for a server, but a player who pressed a button
 * should not: rejects with `OFFLINE`.
 */
export const untilConnected = (transport: Transport): Promise<void> =>
  new Promise((resolve, reject) => {
    let givingUp: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      clearTimeout(givingUp);
      stop();
    };
    const giveUp = () => {
      leave();
      reject(new Refused({ code: 'OFFLINE', params: {} }));
    };
    const look = () => {
      const status = transport.status();
      if (status === 'lost') givingUp ??= setTimeout(giveUp, PATIENCE);
      if (status !== 'ready') return;
      leave();
      resolve();
    };
    const stop = transport.onStatus(look);
    look();
  });

interface Pending {
  readonly command: CommandBody;
  readonly id: number;
  resolve(value: unknown): void;
  reject(error: Refused): void;
}

/** Numbers commands, matches replies to them and passes pushes on. Sending and reconnecting are the owner's job. */
export class PendingCommands {
  readonly #post: (message: Json) => void;
  readonly #waiting = new Map<number, Pending>();
  readonly #listeners = new Set<(push: Push) => void>();
  #next = 1;

  constructor(post: (message: Json) => void) {
    this.#post = post;
  }

  send<C extends CommandBody>(command: C): Promise<AnswerTo<C['type']>> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { command, id, resolve: resolve as (value: unknown) => void, reject });
      this.#post({ ...command, id } as unknown as Json);
    });
  }

  onPush(listener: (push: Push) => void): () => void {
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

  /** After a reconnect: repeats every unanswered command. That is safe: writing commands carry a client key. */
  repeat(): void {
    for (const { command, id } of this.#waiting.values()) this.#post({ ...command, id } as unknown as Json);
  }
}
