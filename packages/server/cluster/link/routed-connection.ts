import type { Authority } from '@izvilina/authority/authority.ts';
import type { Client, Connection } from '@izvilina/authority/connection.ts';
import type { Deps } from '@izvilina/authority/deps.ts';
import type { Guest } from '@izvilina/authority/document/create-table.ts';
import { ELSEWHERE } from '@izvilina/authority/ownership.ts';
import { TABLE_ID } from '@izvilina/protocol/commands.ts';
import type { Answers, Message, Reply } from '@izvilina/protocol/messages.ts';
import type { Link } from './link.ts';
import type { RemoteNode } from './remote-node.ts';

/** How often a command that reached the wrong node is sent on: owners may change meanwhile. */
const MOST_ATTEMPTS = 5;
/** Most owners that are remembered; those of other tables are looked up in the store. */
const MOST_ROUTES = 50_000;
/** After this time (ms) without an answer from the owner, its players are told. */
const TELL_AFTER = 300;

/** A command that names a table. */
interface TableOrder {
  readonly id: number;
  readonly type: string;
  readonly table: string;
}

/** Where a connection's commands for some tables go. */
interface Leg {
  receive(order: TableOrder): void;
  rename(name: string): void;
  close(): void;
  /** The session behind it is lost. */
  isGone(): boolean;
  /** The tables that are looked at over this leg. */
  readonly open: Set<string>;
}

const ELSEWHERE_OPENED: Answers['open'] = { elsewhere: true };

interface Pending {
  readonly order: TableOrder;
  readonly attempt: number;
  readonly leg: Leg;
  done(): void;
}

export interface Routing extends Pick<Deps, 'later'> {
  /** The authority of this node only. */
  readonly authority: Authority;
  /** The node that serves this table; null: this one. */
  readonly placeOf: (table: string) => Promise<string | null>;
  readonly link: Link;
  /** Known owners of tables that are served elsewhere. */
  readonly routes: Map<string, RemoteNode>;
  readonly isDraining: () => boolean;
  /** A command is passed on to another node. */
  readonly passedOn: () => void;
}

/**
 * One player's connection, whose tables may be served by several nodes. The commands for one table keep their order.
 * When an owner is lost, the player is made to connect again: that recovers from every state.
 */
export function routedConnection(routing: Routing, guest: Guest, client: Client): Connection {
  const { authority, placeOf, link, routes, later, isDraining, passedOn } = routing;
  const pending = new Map<number, Pending>();
  const remotes = new Map<RemoteNode, Leg>();
  const placing = new Map<string, Promise<Leg>>();
  let count = 0;
  let closed = false;
  let ended = false;
  let name = guest.name;
  /** Owners that have been waited for so long that the player was told. */
  let slowOwners = 0;
  let stopWaiting: () => void = () => undefined;

  const end = () => {
    if (ended || closed) return;
    ended = true;
    client.end?.();
  };
  const tell = (writing: boolean) => {
    if (!closed) client.send({ type: 'server', writing });
  };
  const legs = (): Leg[] => [here, ...remotes.values()];
  const renamed = (by: Leg | null, chosen: string) => {
    name = chosen;
    plain.rename(chosen);
    for (const leg of legs()) if (leg !== by) leg.rename(chosen);
  };
  const renamedHere = async (chosen: string) => {
    await client.renamed(chosen);
    renamed(null, chosen);
  };

  const receive = (message: Message) => {
    if (closed) return;
    if (message.type === 'reply') answered(message);
    else client.send(message);
  };
  const { sendText } = client;
  const receiveText = sendText && ((push: string) => void (!closed && sendText(push)));
  const answered = (reply: Reply) => {
    const waiting = reply.id === null ? undefined : pending.get(reply.id);
    if (!waiting || reply.id === null) return;
    pending.delete(reply.id);
    if (!reply.ok && reply.error.code === ELSEWHERE) misdirected(waiting);
    else {
      client.send({ ...reply, ...placeOfOpened(waiting, reply), id: waiting.order.id });
      waiting.done();
    }
  };
  /** Value in the reply to `open` when the table is served elsewhere: the page may look for the node that has it. */
  const placeOfOpened = ({ order, leg }: Pending, { ok }: Reply) =>
    ok && order.type === 'open' && leg !== here ? { value: ELSEWHERE_OPENED } : {};
  const misdirected = ({ order, attempt, leg, done }: Pending) => {
    routes.delete(order.table);
    leg.open.delete(order.table);
    if (attempt < MOST_ATTEMPTS && !isDraining()) {
      void deliver(order, attempt + 1).then(done);
      return;
    }
    if (!isDraining()) end(); // a draining node ends it anyway: the player sends it again
    done();
  };

  const local = { renamed: renamedHere, roundTrip: client.roundTrip, end };
  /** For commands without a table: their replies are passed on unchanged. */
  const plain = authority.connect(guest, { ...local, send: (message) => !closed && client.send(message) });
  const tablesHere = authority.connect(guest, { ...local, send: receive });
  const here: Leg = {
    receive: (order) => void tablesHere.receive(order),
    rename: (chosen) => tablesHere.rename(chosen),
    close: () => tablesHere.close(),
    isGone: () => false,
    open: new Set(),
  };

  const legOn = (remote: RemoteNode): Leg => {
    const known = remotes.get(remote);
    if (known) return known;
    const connection = remote.connect(
      { id: guest.id, name },
      {
        send: receive,
        sendText: receiveText,
        end,
        roundTrip: client.roundTrip ?? (() => null),
        renamed: (chosen) => renamed(leg, chosen),
        lost: () => lost(remote, leg),
      },
    );
    const leg: Leg = { ...connection, isGone: () => remote.lost, open: new Set() };
    remotes.set(remote, leg);
    return leg;
  };
  const lost = (remote: RemoteNode, leg: Leg) => {
    remotes.delete(remote);
    const unanswered = [...pending.values()].some((waiting) => waiting.leg === leg);
    if (leg.open.size === 0 && !unanswered) return; // nothing was under way
    if (link.pubsub.up) end();
    else {
      tell(false);
      stopWaiting();
      stopWaiting = link.pubsub.onChange((up) => up && end());
    }
  };

  const waitFor = async (node: string): Promise<RemoteNode | null> => {
    let told = false;
    const cancel = later(TELL_AFTER, () => {
      told = true;
      if (++slowOwners === 1) tell(false);
    });
    const remote = await link.reach(node);
    cancel();
    if (told && --slowOwners === 0) tell(true);
    return remote;
  };
  const place = async (table: string): Promise<Leg> => {
    while (!closed && !isDraining()) {
      const node = await placeOf(table);
      if (node === null) return here;
      const remote = link.connected(node) ?? (await waitFor(node));
      if (!remote || closed) continue; // the node is dead and its tables are free
      if (routes.size >= MOST_ROUTES) routes.delete(routes.keys().next().value as string);
      routes.set(table, remote);
      return legOn(remote);
    }
    return here;
  };
  const legNow = (table: string): Leg | null => {
    if (placing.has(table)) return null;
    if (authority.isLoaded(table)) return here;
    const remote = routes.get(table);
    if (!remote) return null;
    if (!remote.lost) return legOn(remote);
    routes.delete(table);
    return null;
  };

  const sendOver = (leg: Leg, order: TableOrder, attempt: number): Promise<void> =>
    new Promise((done) => {
      if (order.type === 'open') leg.open.add(order.table);
      if (order.type === 'close' || order.type === 'leave') leg.open.delete(order.table);
      if (leg !== here) passedOn();
      const id = ++count;
      pending.set(id, { order, attempt, leg, done });
      leg.receive({ ...order, id });
    });
  const deliver = async (order: TableOrder, attempt: number): Promise<void> => {
    const { table } = order;
    const leg = legNow(table);
    if (leg) return sendOver(leg, order, attempt);
    const under = placing.get(table) ?? place(table).finally(() => placing.delete(table));
    placing.set(table, under);
    const placed = await under;
    if (closed) return;
    await (placed.isGone() ? deliver(order, attempt) : sendOver(placed, order, attempt)); // it may be lost by now
  };

  return {
    receive(raw) {
      if (closed) return Promise.resolve();
      return isTableOrder(raw) ? deliver(raw, 1) : plain.receive(raw);
    },
    rename: (chosen) => renamed(null, chosen),
    close() {
      if (closed) return;
      closed = true;
      stopWaiting();
      plain.close();
      for (const leg of legs()) leg.close();
      remotes.clear();
      for (const { done } of pending.values()) done();
      pending.clear();
    },
  };
}

/** Anything else is answered or refused by this node. */
function isTableOrder(raw: unknown): raw is TableOrder {
  if (typeof raw !== 'object' || raw === null || !('table' in raw && 'type' in raw && 'id' in raw)) return false;
  const { table, type, id } = raw;
  return (
    typeof table === 'string' &&
    TABLE_ID.test(table) &&
    typeof type === 'string' &&
    Number.isInteger(id) &&
    Number(id) >= 0
  );
}
