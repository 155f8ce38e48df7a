import { type Authority, createAuthority } from '@izvilina/authority/authority.ts';
import type { Connection } from '@izvilina/authority/connection.ts';
import type { Deps } from '@izvilina/authority/deps.ts';
import type { LoadGame } from '@izvilina/authority/games.ts';
import { LATER_RELEASE, type TableQuestion } from '@izvilina/authority/ownership.ts';
import type { Store } from '@izvilina/authority/store.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { type Result, refuse } from '@izvilina/kernel/result.ts';
import { createLink } from './link/link.ts';
import type { RemoteNode } from './link/remote-node.ts';
import { routedConnection } from './link/routed-connection.ts';
import { visitingConnections } from './link/visiting-connections.ts';
import { fencedStore } from './owners/fenced-store.ts';
import { heldTables } from './owners/held-tables.ts';
import { type Lease, startLease } from './owners/lease.ts';
import type { Owners } from './owners/owners.ts';
import type { PubSub } from './pubsub/pubsub.ts';

/** How long a list waits for a node that does not answer (ms). */
const ASK_WITHIN = 1_000;

export interface NodeOptions {
  readonly id: string;
  readonly deps: Omit<Deps, 'ownership'>;
  readonly owners: Owners;
  readonly pubsub: PubSub;
  /** Keeps the name that a guest has chosen at a table of this node. */
  readonly rename: (guest: string, name: string) => Promise<void>;
  readonly note: (event: string, fields: Readonly<Record<string, unknown>>) => void;
  /** A command of a player connected here was passed on to another node. */
  readonly passedOn?: () => void;
  readonly loadGame?: LoadGame;
}

/** One of several nodes. Players use it like any authority: it serves its own tables and passes on the rest. */
export interface ClusterNode {
  readonly id: string;
  readonly authority: Authority;
  /** A guest has a new name: tells their connections to this node. */
  rename(guest: string, name: string): void;
  /** Gives all tables back, so that other nodes can take them at once. Its connections are to be ended next. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

export async function startNode(options: NodeOptions): Promise<ClusterNode> {
  const { id, deps, owners, pubsub, rename, note, passedOn = () => undefined, loadGame } = options;
  const { clock, later, soon, random } = deps;
  const routes = new Map<string, RemoteNode>();
  let draining = false;

  const held = heldTables({ owners, node: id, lease: () => lease, log: note });
  const ask = async (guest: string, question: TableQuestion): Promise<Result<Json>> => {
    const node = await placeOf(question.table);
    if (node === null) return own.answer(guest, question);
    const remote = link.connected(node) ?? (await within(ASK_WITHIN, link.reach(node)));
    return remote ? remote.ask(guest, question) : refuse('UNREACHABLE');
  };
  /** The node to send to; null: this one. A table that only a later release can play goes to the node started last. */
  const placeOf = async (table: string): Promise<string | null> => {
    const place = await own.place(table).catch(() => null); // a failure is reported when the command is carried out
    return place === LATER_RELEASE ? owners.newestBeside(id).catch(() => null) : place;
  };
  const within = <T>(ms: number, promise: Promise<T>): Promise<T | null> =>
    new Promise((resolve) => {
      const cancel = later(ms, () => resolve(null));
      promise.then(resolve, () => resolve(null)).finally(cancel);
    });

  const store: Store = fencedStore(deps.store, () => lease, held);
  const own = createAuthority({ ...deps, store, ownership: { take: held.take, release: held.release, ask } }, loadGame);
  const visiting = visitingConnections({
    node: id,
    pubsub,
    authority: () => own,
    rename,
    clock,
    later,
    soon,
  });
  const link = createLink({
    node: id,
    pubsub,
    owners,
    clock,
    later,
    soon,
    random,
    log: note,
    onVisit: visiting.receive,
  });
  const lease: Lease = await startLease({
    owners,
    node: id,
    clock,
    later,
    log: note,
    lapsed(tables) {
      held.keepOnly(tables);
      own.keepOnly(new Set(tables.keys()));
    },
  });

  const drain = async () => {
    if (draining) return;
    draining = true;
    held.stopTaking();
    visiting.stopReceiving();
    await own.close();
    lease.stop();
    await owners.leave(id).catch((error: unknown) => note('tables not given back', { error: String(error) }));
    visiting.close();
  };
  const byGuest = new Map<string, Set<Connection>>();
  const connect: Authority['connect'] = (guest, client) => {
    const connection = routedConnection(routing, guest, client);
    const theirs = byGuest.get(guest.id) ?? new Set();
    byGuest.set(guest.id, theirs.add(connection));
    return {
      ...connection,
      close() {
        connection.close();
        theirs.delete(connection);
        if (theirs.size === 0 && byGuest.get(guest.id) === theirs) byGuest.delete(guest.id);
      },
    };
  };
  const routing = { authority: own, placeOf, link, routes, later, passedOn, isDraining: () => draining };
  return {
    id,
    authority: {
      connect,
      resume: own.resume,
      get loaded() {
        return own.loaded;
      },
      isLoaded: own.isLoaded,
      erase: own.erase,
      place: own.place,
      answer: own.answer,
      keepOnly: own.keepOnly,
      close: drain,
    },
    rename(guest, name) {
      for (const connection of byGuest.get(guest) ?? []) connection.rename(name);
    },
    drain,
    async close() {
      await drain();
      link.close();
    },
  };
}
