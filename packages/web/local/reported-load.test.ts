import { expect, test } from 'vitest';
import type { Download } from './download.ts';
import { percentOf, sizeOf } from './downloads.ts';
import { reportedLoad } from './reported-load.ts';

test('code is loaded once, and whoever waits sees how much it is', async () => {
  const said: Download[] = [];
  let loads = 0;
  const load = reportedLoad(
    (download) => said.push(download),
    (game) => ({ name: `${game}/jobs`, total: 1_700_000, load: async () => loads++ }),
  );
  await Promise.all([load('brainstorm'), load('brainstorm')]);
  await load('brainstorm');
  expect(loads).toBe(1);
  expect(said.map(({ name, total, state }) => [name, total, state])).toEqual([
    ['brainstorm/jobs', 1_700_000, 'loading'],
    ['brainstorm/jobs', 1_700_000, 'done'],
  ]);
  expect(sizeOf(said.slice(0, 1))).toBe(1_700_000);
  expect(percentOf(said.slice(0, 1)), 'how far it is nobody knows').toBeNull();
});

test('what failed is said to have failed and is tried again', async () => {
  const said: string[] = [];
  let loads = 0;
  const load = reportedLoad(
    ({ state }) => said.push(state),
    () => ({ name: 'x', total: null, load: async () => (++loads === 1 ? Promise.reject(new Error('offline')) : null) }),
  );
  await expect(load('brainstorm')).rejects.toThrow('offline');
  await load('brainstorm');
  expect(said).toEqual(['loading', 'failed', 'loading', 'done']);
});
