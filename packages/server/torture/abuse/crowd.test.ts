import { expect, test } from 'vitest';
import { crowd } from './crowd.ts';

/** Two sockets of each kind. Other tests run in parallel, hence 2 s; `npm run torture -- abuse` requires 250 ms. */
const SHORT = { hostile: 22, games: 10, seconds: 6, settle: 500, slowest: 2_000 } as const;

test('a hostile crowd neither stops honest games nor leaves anything behind', async () => {
  const { faults, attacked } = await crowd(SHORT);
  expect(faults).toEqual([]);
  expect(attacked.acknowledged).toBeGreaterThan(10);
});

test('a server that keeps what a crowd leaves is found out', async () => {
  const { faults } = await crowd({ ...SHORT, seconds: 2, env: { IZVILINA_PLANTED: 'keeps' } });
  expect(faults).toContainEqual(expect.stringMatching(/^memory: /));
});

test('a server that is held up by the questions of a crowd is found out', async () => {
  const { faults } = await crowd({ ...SHORT, seconds: 3, env: { IZVILINA_PLANTED: 'slow' } });
  expect(faults).toContainEqual(expect.stringMatching(/^honest /));
});
