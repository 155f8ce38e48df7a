import { ManualClock } from '@izvilina/authority/testing/manual-clock.ts';
import { settle } from '@izvilina/authority/testing/rig.ts';
import { expect, it } from 'vitest';
import { type ConnectionCounts, connectionCounts } from '../../limits/connection-counts.ts';
import { memoryNetwork } from '../../testing/memory-pubsub.ts';
import { broadcast } from './broadcast.ts';
import { counted, sharedConnections } from './shared-connections.ts';

const MOST = 16;
const UNTOLD = 2;

function nodes(count: number) {
  const clock = new ManualClock(settle);
  const network = memoryNetwork(clock.later);
  const each = Array.from({ length: count }, (_, index) => {
    const pubsub = network.pubsub();
    const others = broadcast(pubsub, `node ${index}`, 'connections', counted);
    const shared = sharedConnections({ others, later: clock.later, clock: clock.clock });
    return { pubsub, shared, counts: connectionCounts(MOST, shared.elsewhere('byGuest', MOST)) };
  });
  return { clock, each: each as [(typeof each)[number], (typeof each)[number]] };
}

/** Opens up to `wish` connections; returns those for which there was room. */
const enter = (counts: ConnectionCounts, wish: number, key = 'mallory') =>
  Array.from({ length: wish }, () => counts.enter(key)).filter((leave) => leave !== null);

it('a guest has so many connections to all nodes together, and gets the places back', async () => {
  const { clock, each } = nodes(2);
  const [a, b] = each;
  const held = enter(a.counts, 10);
  await clock.pass(200);
  expect(enter(b.counts, 20)).toHaveLength(6);
  expect(enter(b.counts, 1, 'anya')).toHaveLength(1);
  await clock.pass(60_000); // the counts do not expire
  expect([enter(a.counts, 1), enter(b.counts, 1)]).toEqual([[], []]);
  for (const leave of held) leave();
  await clock.pass(200);
  expect(enter(b.counts, 20)).toHaveLength(10);
});

it('few connections are not worth a message, and a guest gets no more than these on top', async () => {
  const { clock, each } = nodes(3);
  let given = 0;
  for (const { counts } of each) {
    given += enter(counts, UNTOLD).length;
    await clock.pass(200);
  }
  for (const { counts } of each) {
    given += enter(counts, MOST).length;
    await clock.pass(200);
  }
  expect(given).toBeLessThanOrEqual(MOST + 2 * UNTOLD);
});

it('what a node said that is heard no more, killed or without its Redis, soon counts no more', async () => {
  const { clock, each } = nodes(2);
  const [a, b] = each;
  enter(a.counts, MOST);
  await clock.pass(200);
  expect(enter(b.counts, 1)).toEqual([]);
  a.pubsub.vanish();
  await clock.pass(8_000);
  expect(enter(b.counts, MOST)).toHaveLength(MOST);
});

it('a lost message is made up for', async () => {
  const { clock, each } = nodes(2);
  const [a, b] = each;
  b.pubsub.loseNext();
  enter(a.counts, MOST);
  await clock.pass(200);
  expect(enter(b.counts, 1)).toHaveLength(1);
  await clock.pass(2_000);
  expect(enter(b.counts, 1)).toEqual([]);
});

it('a node that has nothing to say says nothing', async () => {
  const { clock, each } = nodes(2);
  const [a] = each;
  let said = 0;
  each[1].pubsub.subscribe('all:connections', () => said++);
  for (const leave of enter(a.counts, UNTOLD)) leave();
  await clock.pass(60_000);
  expect(said).toBe(0);
  for (const leave of enter(a.counts, MOST)) leave();
  await clock.pass(60_000);
  expect(said).toBe(1);
});
