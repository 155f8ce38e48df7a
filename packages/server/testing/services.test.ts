import { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import { findProgram } from './programs.ts';
import { findRedis, startRedis } from './redis.ts';
import { skipLoudly } from './service.ts';

test('a program that cannot be had is said so', () => {
  const found = findProgram({ name: 'no-such-program', debianPackage: 'no-such-package' }, () => false);
  expect(found).toMatchObject({ ok: false, why: expect.stringContaining('no-such-package') });
});

const redis = findRedis();
test.skipIf(skipLoudly(redis))('a Redis of our own answers, and again after it was killed', async () => {
  const service = await startRedis(redis);
  await service.stop('SIGKILL');
  await service.start();
  const client = new Redis(service.url);
  expect(await client.ping()).toBe('PONG');
  client.disconnect();
  await service.discard();
});
