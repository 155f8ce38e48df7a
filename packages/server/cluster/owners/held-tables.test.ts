import { TakenOver } from '@izvilina/authority/ownership.ts';
import { memoryStore } from '@izvilina/authority/testing/memory-store.ts';
import { expect, it } from 'vitest';
import { memoryOwners } from '../../testing/memory-owners.ts';
import { fencedStore } from './fenced-store.ts';
import { heldTables } from './held-tables.ts';

const ENSURED = { valid: true, ensure: async () => undefined, stop: () => undefined };
const nothing = () => undefined;

it('a table that is being given back is taken again only after that', async () => {
  const owners = memoryOwners(() => 0);
  const { promise: slowly, resolve } = Promise.withResolvers<void>();
  const slow = {
    ...owners,
    release: (...given: Parameters<typeof owners.release>) => slowly.then(() => owners.release(...given)),
  };
  await owners.renew('a', 1);
  const held = heldTables({ owners: slow, node: 'a', lease: () => ENSURED, log: nothing });
  await held.take('t');
  held.release('t');
  const again = held.take('t');
  resolve();
  await again;
  expect([held.has('t'), await owners.isServed('t')]).toEqual([true, true]);
});

it('a node whose lease may have ended writes nothing before it knows what is still its own', async () => {
  const owners = memoryOwners(() => 0);
  await owners.renew('a', 1);
  const steps: string[] = [];
  const lease = {
    ...ENSURED,
    valid: false,
    async ensure() {
      steps.push('ensured');
      held.keepOnly(new Map([['mine', { node: 'a', token: 9 }]]));
    },
  };
  const held = heldTables({ owners, node: 'a', lease: () => ENSURED, log: nothing });
  await held.take('mine');
  await held.take('theirs');
  const store = fencedStore(memoryStore(), () => lease, held);
  const change = { entries: [{ seq: 1, client: null, event: { at: 0, by: 0, move: {} } }] };
  await expect(store.commit('theirs', change)).rejects.toThrow(TakenOver);
  expect(await store.commit('mine', change)).toEqual({ kind: 'gone' }); // from the store, which has no such table
  expect(steps).toEqual(['ensured', 'ensured']);
});
