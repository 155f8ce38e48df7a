import type { Authority } from '@izvilina/authority/authority.ts';
import type { Connection } from '@izvilina/authority/connection.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { CommandBody } from '@izvilina/protocol/commands.ts';
import type { Message, Push, Reply, TableInfo } from '@izvilina/protocol/messages.ts';

type ViewPush = Extract<Push, { type: 'view' }>;

/** A command and its reply; null if the connection was closed before. */
export interface Sent {
  readonly guest: string;
  readonly order: CommandBody;
  reply: Reply | null;
  /** Closed by its sender: no reply is owed. */
  closed: boolean;
}

/** One connection of a guest, to one of the nodes. */
export class GuestConnection {
  readonly guest: string;
  readonly #connection: Connection;
  readonly #sent: Sent[];
  readonly #open = new Map<number, Sent>();
  #closed = false;
  #id = 0;
  /** The newest info and view per table it looks at. */
  readonly infos = new Map<string, TableInfo>();
  readonly views = new Map<string, ViewPush>();
  readonly faults: string[] = [];

  constructor(node: Authority, guest: string, sent: Sent[]) {
    this.guest = guest;
    this.#sent = sent;
    this.#connection = node.connect(
      { id: guest, name: guest },
      { send: (message) => this.#hear(message), renamed: async () => undefined },
    );
  }

  get closed(): boolean {
    return this.#closed;
  }

  #hear(message: Message): void {
    if (this.#closed) this.faults.push(`${this.guest} hears ${message.type} on a closed connection`);
    if (message.type === 'table') this.infos.set(message.table.id, message.table);
    if (message.type === 'closed') this.#forget(message.table);
    if (message.type === 'view') {
      const before = this.views.get(message.table)?.seq ?? -1;
      if (message.seq < before) this.faults.push(`${this.guest} is pushed seq ${message.seq} after ${before}`);
      this.views.set(message.table, message);
    }
    if (message.type === 'reply') this.#answered(message);
  }

  #answered(reply: Reply): void {
    const sent = reply.id === null ? undefined : this.#open.get(reply.id);
    if (!sent) this.faults.push(`${this.guest} is answered twice: ${JSON.stringify(reply)}`);
    else sent.reply = reply;
    if (reply.id !== null) this.#open.delete(reply.id);
    if (sent && reply.ok) this.#goOn(sent.order, reply.value);
  }

  /** Like a page: stops looking at a table it has left, and opens the next table when told of a rematch. */
  #goOn(order: CommandBody, value: Json): void {
    if (order.type === 'leave') this.#forget(order.table);
    if (order.type !== 'rematch' || value === null || typeof value !== 'object' || !('table' in value)) return;
    if (typeof value.table === 'string') void this.send({ type: 'open', table: value.table });
  }

  #forget(table: string): void {
    this.infos.delete(table);
    this.views.delete(table);
  }

  async send(order: CommandBody): Promise<void> {
    if (this.#closed) return;
    const id = ++this.#id;
    const sent: Sent = { guest: this.guest, order, reply: null, closed: false };
    this.#sent.push(sent);
    this.#open.set(id, sent);
    await this.#connection.receive({ ...order, id });
  }

  lookAway(table: string): Promise<void> {
    this.#forget(table);
    return this.send({ type: 'close', table });
  }

  close(): void {
    this.#closed = true;
    for (const sent of this.#open.values()) sent.closed = true;
    this.#open.clear();
    this.#connection.close();
  }
}
