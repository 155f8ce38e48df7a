import { ManualClock } from '@izvilina/authority/testing/manual-clock.ts';
import { settle } from '@izvilina/authority/testing/rig.ts';
import { expect, it } from 'vitest';
import { createGuests, type GuestStore } from '../../guests/guests.ts';
import { memoryNetwork } from '../../testing/memory-pubsub.ts';
import { guestNews } from './guest-news.ts';

it('who is signed out over one node is signed out on all, also when the message was lost', async () => {
  const clock = new ManualClock(settle);
  const network = memoryNetwork(clock.later);
  const devices = new Set(['phone', 'laptop', 'tablet']);
  const store = {
    devicesOf: async () => [...devices].map((id) => ({ id, kind: '', created: 0, seen: 0 })),
    async removeDevices(_: string, removed: readonly string[]) {
      for (const id of removed) devices.delete(id);
    },
  } as unknown as GuestStore; // nothing else is used
  const node = (name: string) => {
    const pubsub = network.pubsub();
    const guests = createGuests(store, clock.now);
    const ended: string[] = [];
    const renamed: string[] = [];
    guests.onSignedOut((some) => ended.push(...some));
    const connected = () =>
      ['phone', 'laptop', 'tablet']
        .filter((device) => !ended.includes(device))
        .map((device) => ({ guest: 'anya', device }));
    const news = guestNews({
      pubsub,
      node: name,
      guests,
      devicesOf: store.devicesOf,
      connected,
      later: clock.later,
      rename: (guest, to) => renamed.push(`${guest}: ${to}`),
      log: () => undefined,
    });
    return { pubsub, guests, ended, renamed, news };
  };
  const [a, b] = [node('a'), node('b')];
  const anya = { id: 'anya', name: null, device: 'laptop' };
  await a.guests.signOut(anya, ['phone']);
  a.news.renamed('anya', 'Аня');
  await settle();
  expect([a.ended, b.ended, a.renamed, b.renamed]).toEqual([['phone'], ['phone'], [], ['anya: Аня']]);
  b.pubsub.set(false);
  await a.guests.signOut(anya, ['laptop']);
  b.pubsub.set(true);
  await settle();
  expect(b.ended).toEqual(['phone', 'laptop']);
  b.pubsub.loseNext();
  await a.guests.signOut(anya, ['tablet']);
  await clock.pass(11 * 60_000);
  expect(b.ended).toEqual(['phone', 'laptop', 'tablet']);
});
