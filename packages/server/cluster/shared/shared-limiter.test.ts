import { ManualClock } from '@izvilina/authority/testing/manual-clock.ts';
import { settle } from '@izvilina/authority/testing/rig.ts';
import { expect, it } from 'vitest';
import type { Limiter } from '../../limits/limiter.ts';
import { LIMITS } from '../../limits/limits.ts';
import { memoryNetwork } from '../../testing/memory-pubsub.ts';
import { broadcast } from './broadcast.ts';
import { sharedLimiter, taken } from './shared-limiter.ts';

const burst = 10;
const RATES = { ...LIMITS, hintsByGuest: { burst, perSecond: 1 } };

function limiters(count: number) {
  const clock = new ManualClock(settle);
  const network = memoryNetwork(clock.later);
  const nodes = Array.from({ length: count }, (_, index) =>
    sharedLimiter({
      rates: RATES,
      others: broadcast(network.pubsub(), `node ${index}`, 'limits', taken),
      later: clock.later,
      now: clock.clock,
    }),
  );
  return { clock, nodes };
}

const takeAll = (limiter: Limiter, times: number): number =>
  Array.from({ length: times }, () => limiter.take('hintsByGuest', 'anya')).filter(Boolean).length;

it('three nodes together give one allowance to whoever goes from one to the next', async () => {
  const { clock, nodes } = limiters(3);
  let given = 0;
  for (let round = 0; round < 60; round++) {
    given += takeAll(nodes[round % 3] as Limiter, 5);
    await clock.pass(1_000);
  }
  expect(given).toBeGreaterThan(burst + 50);
  expect(given).toBeLessThanOrEqual(burst + 60 + 5);
});

it('what was taken everywhere at once is owed, and the rest is left alone', async () => {
  const { clock, nodes } = limiters(3);
  expect(nodes.map((node) => takeAll(node, 20))).toEqual([burst, burst, burst]);
  await clock.pass(200);
  await clock.pass(burst * 1_000); // long enough for a full allowance to come back
  expect(nodes.map((node) => takeAll(node, 20))).toEqual([0, 0, 0]);
  expect(nodes.map((node) => node.take('hintsByGuest', 'boris'))).toEqual([true, true, true]);
});
