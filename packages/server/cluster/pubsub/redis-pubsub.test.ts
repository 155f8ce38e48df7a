import { connect, createServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRedis, startRedis } from '../../testing/redis.ts';
import { type Service, skipLoudly } from '../../testing/service.ts';
import { type RedisPubSub, redisPubSub } from './redis-pubsub.ts';

const program = findRedis();

describe.skipIf(skipLoudly(program))('messages over Redis', () => {
  let redis: Service;
  const wires: RedisPubSub[] = [];
  const pubsub = async (path = '') => {
    const opened = await redisPubSub({ url: redis.url + path, log: () => undefined });
    wires.push(opened);
    return opened;
  };
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(async () => {
    for (const one of wires) one.close();
    await redis?.discard();
  });

  it('come in order, and whoever sends learns whether anybody listens', async () => {
    const [a, b, other] = [await pubsub(), await pubsub(), await pubsub('/1')];
    const heard: string[] = [];
    b.subscribe('node:b', (text) => heard.push(text));
    other.subscribe('node:b', () => heard.push('of another site'));
    await expect.poll(() => a.publish('node:b', 'first')).toBe(true);
    await Promise.all(Array.from({ length: 100 }, (_, index) => a.publish('node:b', String(index))));
    await expect.poll(() => heard).toHaveLength(101);
    expect(heard.slice(1)).toEqual(Array.from({ length: 100 }, (_, index) => String(index)));
    expect(await a.publish('node:nobody', 'anybody?')).toBe(false);
  });

  it('wait for the answer to those before them, and then go in one write', async () => {
    const { port } = new URL(redis.url);
    const [fromRedis, written] = [[] as Socket[], [] as string[]];
    const between = createServer((from) => {
      const to = connect(Number(port), '127.0.0.1').on('error', () => from.destroy());
      fromRedis.push(to);
      from.on('data', (data: Buffer) => written.push(String(data))).on('error', () => to.destroy());
      from.pipe(to).pipe(from);
    });
    await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
    const { port: own } = between.address() as { port: number };
    const [a, b] = [await redisPubSub({ url: `redis://127.0.0.1:${own}`, log: () => undefined }), await pubsub()];
    b.subscribe('node:d', () => undefined);
    await expect.poll(() => a.publish('node:d', 'first')).toBe(true);
    for (const socket of fromRedis) socket.pause();
    const sent = [a.publish('node:d', 'second')];
    await expect.poll(() => written.some((text) => text.includes('second'))).toBe(true);
    for (const text of ['third', 'fourth']) {
      sent.push(a.publish('node:d', text));
      await turn();
    }
    for (const socket of fromRedis) socket.resume();
    await Promise.all(sent);
    expect(written.filter((text) => text.includes('third') && text.includes('fourth'))).toHaveLength(1);
    a.close();
    between.close();
  });

  it('are known not to be heard while it is away, and go on when it is back', async () => {
    const [a, b] = [await pubsub(), await pubsub()];
    const [heard, changes] = [[] as string[], [] as boolean[]];
    b.subscribe('node:c', (text) => heard.push(text));
    a.onChange((up) => changes.push(up));
    await redis.stop('SIGKILL');
    await expect.poll(() => [a.up, b.up]).toEqual([false, false]);
    expect(await a.publish('node:c', 'lost')).toBe(false);
    await redis.start();
    await expect.poll(() => [a.up, b.up]).toEqual([true, true]);
    expect(await a.publish('node:c', 'back')).toBe(true);
    await expect.poll(() => heard).toEqual(['back']);
    expect(changes).toEqual([false, true]);
  });

  it('cannot be had where there is no Redis', async () => {
    await expect(redisPubSub({ url: 'redis://127.0.0.1:1', log: () => undefined })).rejects.toThrow();
  });
});
