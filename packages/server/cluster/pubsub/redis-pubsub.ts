import { randomBytes } from 'node:crypto';
import { Redis, type RedisOptions } from 'ioredis';
import type { PubSub } from './pubsub.ts';

export interface RedisPubSub extends PubSub {
  close(): void;
}

export interface RedisPubSubOptions {
  readonly url: string;
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void;
}

/**
 * How often we publish something to ourselves, and after how many of these have not come back we connect anew: one
 * direction of a connection may be dead. They are counted and not timed, because a busy event loop reads them late.
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
 * What is published in one turn of the event loop, and until Redis has answered the batch before, to all channels: it
 * becomes one write, because the system call is most of the cost.
 */
interface Batch {
  readonly stream: Redis['stream'];
  unanswered: number;
}

/** Channels are visible in all databases of a Redis: their names contain its number, so two sites can share one. */
const prefixOf = (url: string): string => `izvilina${new URL(url).pathname.replace(/\/$/, '')}:`;

/** Messages over Redis. Rejects when there is none at the start; later it comes and goes. */
export async function redisPubSub({ url, log }: RedisPubSubOptions): Promise<RedisPubSub> {
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
  const subscribe = (channel: string, heard: (text: string) => void) => {
    const known = listeners.get(channel);
    listeners.set(channel, (known ?? new Set()).add(heard));
    // Should it fail, the connection is gone, and everything is subscribed to with the next one.
    if (!known && subscribed) subscriber.subscribe(prefix + channel).catch(() => undefined);
    return () => {
      listeners.get(channel)?.delete(heard);
      if (listeners.get(channel)?.size !== 0) return;
      listeners.delete(channel);
      if (subscribed) subscriber.unsubscribe(prefix + channel).catch(() => undefined);
    };
  };
  subscribe(self, () => {
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
    async publish(channel, text) {
      if (!up) return false;
      const batch = collect();
      batch.unanswered += 1;
      const heard = await publisher.publish(prefix + channel, text).catch(() => 0);
      batch.unanswered -= 1;
      settle(batch);
      return heard > 0;
    },
    subscribe,
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
