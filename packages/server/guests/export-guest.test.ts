import { memoryStore } from '@izvilina/authority/testing/memory-store.ts';
import { sampleTable } from '@izvilina/authority/testing/store/samples.ts';
import { expect, it } from 'vitest';
import { exportGuest } from './export-guest.ts';

it('a finished game is taken along with when and how it ended', async () => {
  const store = memoryStore();
  const outcome = { scores: [3, 9], places: [1, 2] };
  const series = { games: 1, wins: [1, 0] };
  await store.insertTable(sampleTable('t', { phase: 'over', ended: 7, changed: 9, outcome, series }));
  const guests = { ...store, devicesOf: async () => [], pushAddresses: async () => [] } as unknown as Parameters<
    typeof exportGuest
  >[0];
  expect(await exportGuest(guests, { id: 'anna', name: 'Анна', device: 'd' })).toMatchObject({
    tables: [{ table: 't', ended: 7, result: outcome, series }],
  });
});
