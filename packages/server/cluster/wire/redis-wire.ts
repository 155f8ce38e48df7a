import { randomBytes } from 'node:crypto';
import { Redis, type RedisOptions } from 'ioredis';
import type { Wire } from './wire.ts';

export interface RedisWire extends Wire {
  close(): void;
}

export interface RedisWireOptions {
  readonly url: string;
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void;
}

/**
 * How often we send a message to ourselves, and after how many that do not come back we connect again: one direction of
 * a connection may be dead. Messages are counted, not time, because a busy event loop just has not read them yet.
 */
const SELF = { every: 1_000, unheard: 4 } as const;
const RECONNECT = 300;

/** Nothing is queued while Redis is away: the sender learns at once that its message was not received. */
const OPTIONS = {
  lazyConnect: true,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResubscribe: false,
  connectTimeout: 2_000,
  commandTimeout: 2_000,
  retryStrategy: () => RECONNECT,
} satisfies RedisOptions;

/**
 * Messages sent in one turn of the event loop, or while Redis has not yet answered the previous ones, to any node: one
 * write, because the system call is most of the cost.
 */
interface Batch {
  readonly stream: Redis['stream'];
  unanswered: number;
}

/** Channels are visible in all databases of a Redis: their names contain its number, so two sites can share one. */
const prefixOf = (url: string): string => `izvilina${new URL(url).pathname.replace(/\/$/, '')}:`;

/** Messages over Redis. Rejects when Redis is unreachable at the start; later outages are tolerated. */
export async function redisWire({ url, log }: RedisWireOptions): Promise<RedisWire> {
  const prefix = prefixOf(url);
  const self = `self:${randomBytes(8).toString('hex')}`;
  const [publisher, subscriber] = [new Redis(url, OPTIONS), new Redis(url, OPTIONS)];
  const listeners = new Map<string, Set<(text: string) => void>>();
  const watching = new Set<(up: boolean) => void>();
  let [subscribed, up, closed] = [false, false, false];
  let unheard = 0;

  let collecting: Batch | null = null;
  let underWay: Batch | null = null;
  const write = () => {
    if (collecting === null || underWay !== null) return;
    [underWay, collecting] = [collecting, null];
    underWay.stream.uncork();
    settle(underWay);
  };
  const settle = (batch: Batch) => {
    if (batch.unanswered > 0 || batch !== underWay) return;
    underWay = null;
    write();
  };
  const collect = (): Batch => {
    if (collecting === null) {
      collecting = { stream: publisher.stream, unanswered: 0 };
      collecting.stream.cork();
      setImmediate(write);
    }
    return collecting;
  };
  const set = () => {
    const next = !closed && subscribed && publisher.status === 'ready';
    if (next === up) return;
    up = next;
    log(up ? 'Redis is there' : 'Redis is away', {});
    for (const listener of [...watching]) listener(up);
  };
  const subscribeAll = async () => {
    await subscriber.subscribe(...[...listeners.keys()].map((name) => prefix + name));
    unheard = 0;
    subscribed = true;
    set();
  };
  const listen = (name: string, heard: (text: string) => void) => {
    const known = listeners.get(name);
    listeners.set(name, (known ?? new Set()).add(heard));
    // If this fails the connection is gone, and the next one subscribes to everything.
    if (!known && subscribed) subscriber.subscribe(prefix + name).catch(() => undefined);
    return () => {
      listeners.get(name)?.delete(heard);
      if (listeners.get(name)?.size !== 0) return;
      listeners.delete(name);
      if (subscribed) subscriber.unsubscribe(prefix + name).catch(() => undefined);
    };
  };
  listen(self, () => {
    unheard = 0;
  });

  for (const one of [publisher, subscriber]) {
    one.on('error', (error: unknown) => log('Redis', { error: String(error) }));
    one.on('close', () => {
      if (one === subscriber) subscribed = false;
      set();
    });
  }
  publisher.on('ready', set);
  subscriber.on('message', (channel: string, text: string) => {
    for (const heard of [...(listeners.get(channel.slice(prefix.length)) ?? [])]) heard(text);
  });
  try {
    await Promise.all([publisher.connect(), subscriber.connect()]);
    await subscribeAll();
  } catch (error) {
    publisher.disconnect();
    subscriber.disconnect();
    throw error;
  }
  subscriber.on('ready', () => void subscribeAll().catch(() => subscriber.disconnect(true)));
  const beat = setInterval(() => {
    if (!up) return;
    if (++unheard > SELF.unheard) for (const one of [publisher, subscriber]) one.disconnect(true);
    else publisher.publish(prefix + self, '').catch(() => undefined);
  }, SELF.every);

  return {
    get up() {
      return up;
    },
    async send(to, text) {
      if (!up) return false;
      const batch = collect();
      batch.unanswered += 1;
      const heard = await publisher.publish(prefix + to, text).catch(() => 0);
      batch.unanswered -= 1;
      settle(batch);
      return heard > 0;
    },
    listen,
    onChange(listener) {
      watching.add(listener);
      return () => watching.delete(listener);
    },
    close() {
      closed = true;
      clearInterval(beat);
      set();
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
