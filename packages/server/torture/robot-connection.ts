import type { Message } from '@izvilina/protocol/messages.ts';
import { slotOf } from '@izvilina/protocol/slot.ts';
import type { WebSocket } from 'ws';
import { socketTo } from '../testing/client.ts';

/** How a robot behaves where more than one server may fail. Without it a server that is up must do what it is asked. */
export interface Patience {
  /** Milliseconds of silence after which it gives a connection up. */
  readonly silence: number;
}

export interface RobotConnectionOptions {
  /** Where to connect, by the slot of its table; asked every time. */
  readonly base: (slot: string) => string;
  readonly cookie: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly table: string;
  /** The longest it waits before it connects again, in milliseconds. */
  readonly reconnect: number;
  readonly patience?: Patience;
  /** Size in bytes of a pushed view. */
  pushed?(bytes: number): void;
  /** It is connected, for the first time or again. */
  opened(): void;
  heard(message: Message): void;
}

/** A robot's socket, made again whenever it breaks, as the site does. */
export class RobotConnection {
  readonly #options: RobotConnectionOptions;
  #socket: WebSocket | null = null;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(options: RobotConnectionOptions) {
    this.#options = options;
    this.#connect();
  }

  send(message: object): void {
    if (this.#socket?.readyState === this.#socket?.OPEN) this.#socket?.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#silence);
    this.#socket?.close();
  }

  #connect(): void {
    if (this.#closed) return;
    const { cookie, headers, reconnect, table, pushed, opened, heard } = this.#options;
    const base = this.#options.base(slotOf(table));
    const socket = socketTo(base, cookie, base, headers);
    this.#socket = socket;
    this.#listen();
    socket.on('open', opened);
    socket.on('message', (data: Buffer) => {
      if (socket !== this.#socket) return;
      this.#listen();
      const message = JSON.parse(String(data)) as Message;
      if (message.type === 'view') pushed?.(data.length);
      heard(message);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => setTimeout(() => this.#connect(), reconnect * (0.4 + Math.random() * 0.6)));
  }

  /** Gives the connection up unless a message comes in time. */
  #listen(): void {
    const { patience } = this.#options;
    if (!patience) return;
    clearTimeout(this.#silence);
    const socket = this.#socket;
    if (!this.#closed) this.#silence = setTimeout(() => socket?.terminate(), patience.silence);
  }
}
