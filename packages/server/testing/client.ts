import type { Json } from '@izvilina/kernel/json.ts';
import type { CommandBody } from '@izvilina/protocol/commands.ts';
import type { Message, Push, Reply } from '@izvilina/protocol/messages.ts';
import { WebSocket } from 'ws';

export type ViewPush = Extract<Push, { type: 'view' }>;
export type TablePush = Extract<Push, { type: 'table' }>;

/** Becomes a guest, the way a browser does. */
export async function visit(base: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const response = await fetch(`${base}/api/me`, { headers });
  const cookie = response.headers.get('set-cookie')?.split(';')[0];
  if (!cookie) throw new Error(`no cookie: ${response.status}`);
  return cookie;
}

export const socketTo = (
  base: string,
  cookie: string,
  origin = base,
  headers: Readonly<Record<string, string>> = {},
): WebSocket => new WebSocket(`${base.replace(/^http/, 'ws')}/ws`, { headers: { ...headers, cookie, origin } });

const ENTROPY = 'e5'.repeat(16);

/** One connection of one guest in a test: commands in, replies and pushes out. */
export class Client {
  readonly socket: WebSocket;
  readonly cookie: string;
  /** All pushes and replies, in order. */
  readonly received: Message[] = [];
  /** The same as raw text. */
  readonly wire: string[] = [];
  /** The code with which the connection ended. */
  readonly closed: Promise<number>;
  readonly #waiting = new Map<number, (reply: Reply | Error) => void>();
  readonly #watching = new Set<() => void>();
  #next = 1;

  private constructor(socket: WebSocket, cookie: string) {
    this.socket = socket;
    this.cookie = cookie;
    this.closed = new Promise((resolve) => socket.once('close', resolve));
    socket.once('close', () => {
      for (const settle of this.#waiting.values()) settle(new Error('the connection was closed'));
      this.#waiting.clear();
    });
    socket.on('error', () => undefined);
    socket.on('message', (data) => this.#hear(String(data)));
  }

  static async connect(base: string, cookie?: string, headers: Readonly<Record<string, string>> = {}): Promise<Client> {
    const token = cookie ?? (await visit(base, headers));
    return Client.#opened(new Client(socketTo(base, token, base, headers), token));
  }

  /** A client that answers pings `late` milliseconds late, as no browser does. */
  static async connectWithLatePongs(base: string, cookie: string, late: number): Promise<Client> {
    const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/ws`, {
      headers: { cookie, origin: base },
      autoPong: false,
    });
    socket.on('ping', (data) =>
      setTimeout(() => {
        if (socket.readyState === socket.OPEN) socket.pong(data);
      }, late),
    );
    return Client.#opened(new Client(socket, cookie));
  }

  static async #opened(client: Client): Promise<Client> {
    await new Promise<void>((resolve, reject) => {
      client.socket.once('open', resolve);
      client.socket.once('error', reject);
    });
    return client;
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as Message;
    this.wire.push(text);
    this.received.push(message);
    if (message.type === 'reply' && message.id !== null) {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    }
    for (const look of this.#watching) look();
  }

  /** The reply to this command. */
  ask(command: CommandBody): Promise<Reply> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, (reply) => (reply instanceof Error ? reject(reply) : resolve(reply)));
      this.socket.send(JSON.stringify({ ...command, id }));
    });
  }

  /**
   * The value of the reply, which must be a success. Like a page it gives its part of the seed without being asked:
   * with `sit`, or before `start`.
   */
  async do(command: CommandBody): Promise<Json> {
    if (command.type === 'start') await this.ask({ type: 'entropy', table: command.table, entropy: ENTROPY });
    return this.#do(command.type === 'sit' ? { entropy: ENTROPY, ...command } : command);
  }

  async #do(command: CommandBody): Promise<Json> {
    const reply = await this.ask(command);
    if (!reply.ok) throw new Error(`${command.type}: ${JSON.stringify(reply.error)}`);
    return reply.value;
  }

  /** The code of the refusal; throws if the command is accepted. */
  async refused(command: CommandBody): Promise<string> {
    const reply = await this.ask(command);
    if (reply.ok) throw new Error(`${command.type} was accepted`);
    return reply.error.code;
  }

  /** The first such message, already received or still to come. */
  async message<M extends Message>(like: (message: Message) => message is M, since = 0): Promise<M> {
    for (;;) {
      const found = this.received.slice(since).find(like);
      if (found) return found;
      await new Promise<void>((resolve) => {
        const look = () => {
          this.#watching.delete(look);
          resolve();
        };
        this.#watching.add(look);
      });
    }
  }

  /** The first view at least as new as `seq`. */
  view(seq = 0): Promise<ViewPush> {
    return this.message((message): message is ViewPush => message.type === 'view' && message.seq >= seq);
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.closed;
  }
}
