import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '@izvilina/authority/deps.ts';
import type { Logger } from 'pino';
import type { Guests } from '../guests/guests.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { Rates } from '../limits/limits.ts';
import { StoreError } from '../storage/errors.ts';
import { openConnections } from '../storage/postgres/connections.ts';
import { type ClusterNode, startNode } from './node.ts';
import { postgresOwners } from './owners/postgres-owners.ts';
import { type RedisPubSub, type RedisPubSubOptions, redisPubSub } from './pubsub/redis-pubsub.ts';
import { broadcast } from './shared/broadcast.ts';
import { type ConnectedDevice, guestNews } from './shared/guest-news.ts';
import { counted, type SharedConnections, sharedConnections } from './shared/shared-connections.ts';
import { sharedLimiter, taken } from './shared/shared-limiter.ts';

export interface ClusterOptions {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly rates: Rates;
  readonly later: Deps['later'];
  readonly log: Logger;
  readonly broken: (error: Error) => void;
  /** A command of a player connected here was passed on to another node. */
  readonly passedOn: () => void;
}

/** What this process shares with the other nodes. */
export interface Cluster {
  readonly limiter: Limiter;
  readonly connections: Pick<SharedConnections, 'elsewhere'>;
  /** Whether Redis currently carries messages between the nodes. */
  readonly linked: boolean;
  /** `keepName` stores the name that a guest has chosen. */
  start(deps: Deps, keepName: (guest: string, name: string) => Promise<void>): Promise<ClusterNode>;
  /** Whether any node serves this table. */
  isServed(table: string): Promise<boolean>;
  /** A guest has a new name: tells all nodes. */
  renamed(guest: string, name: string): void;
  shareGuests(options: {
    readonly guests: Guests;
    readonly devicesOf: (guest: string) => Promise<readonly { readonly id: string }[]>;
    readonly connected: () => Iterable<ConnectedDevice>;
  }): void;
  close(): Promise<void>;
}

/** How long to wait for a Redis that starts at the same time as this server. */
const START_MS = 30_000;
const TRY_AGAIN_MS = 500;

async function startedPubSub(url: string, log: RedisPubSubOptions['log']): Promise<RedisPubSub> {
  for (const began = performance.now(); ; await pause(TRY_AGAIN_MS))
    try {
      return await redisPubSub({ url, log });
    } catch (error) {
      if (performance.now() - began > START_MS) throw new StoreError('AWAY', `Redis: ${error}`);
    }
}

/** Rejects when Redis or PostgreSQL is unreachable at the start; later outages are tolerated. */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const { databaseUrl, redisUrl, rates, later, log, passedOn } = options;
  const id = `${Date.now().toString(36)}-${randomBytes(8).toString('hex')}`; // ids sort in the order of the starts
  const note = (event: string, fields: Readonly<Record<string, unknown>>) => log.info({ node: id, ...fields }, event);
  const pubsub = await startedPubSub(redisUrl, note);
  // Its own connections: that a node is alive must not wait behind the moves of its players.
  const connections = openConnections(databaseUrl, options.broken);
  const owners = await postgresOwners(connections).catch(async (error: unknown) => {
    pubsub.close();
    await connections.close();
    throw error;
  });
  const limiter = sharedLimiter({ rates, later, others: broadcast(pubsub, id, 'limits', taken) });
  const openSockets = sharedConnections({
    others: broadcast(pubsub, id, 'connections', counted),
    later,
    clock: () => performance.now(),
  });
  let node: ClusterNode | null = null;
  let news: ReturnType<typeof guestNews> | null = null;
  return {
    limiter,
    connections: openSockets,
    get linked() {
      return pubsub.up;
    },
    async start(deps, keepName) {
      node = await startNode({ id, deps, owners, pubsub, rename: keepName, note, passedOn });
      return node;
    },
    isServed: owners.isServed,
    renamed(guest, name) {
      node?.rename(guest, name);
      news?.renamed(guest, name);
    },
    shareGuests(shared) {
      const rename = (guest: string, name: string) => node?.rename(guest, name);
      news = guestNews({ ...shared, pubsub, node: id, rename, later, log: note });
    },
    async close() {
      await node?.close();
      news?.stop();
      limiter.stop();
      openSockets.stop();
      pubsub.close();
      await connections.close();
    },
  };
}
