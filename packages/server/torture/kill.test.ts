import { fileURLToPath } from 'node:url';
import type { Slug } from '@izvilina/games/registry.ts';
import { expect, test } from 'vitest';
import { killAgainAndAgain } from './kill.ts';

const planted = fileURLToPath(new URL('./planted-server.ts', import.meta.url));
const found = async (bug: string, options: { readonly kills: number; readonly titles?: readonly Slug[] }) =>
  (await killAgainAndAgain({ ...options, tables: 10, program: planted, env: { IZVILINA_PLANTED: bug } })).faults;

test('after each of 5 kills every acknowledged move of every title is there exactly once, and play goes on', {
  timeout: 300_000,
}, async () => {
  const report = await killAgainAndAgain({ kills: 5, tables: 10, think: 60 });
  expect(report).toMatchObject({ kills: 5, faults: [] });
  expect(report.acknowledged).toBeGreaterThan(100);
  expect(report.compared).toBeGreaterThan(100);
});

test('a server that acknowledges before it commits is found out', async () => {
  expect(await found('acknowledges early', { kills: 10 })).toContainEqual(
    expect.stringMatching(/acknowledged, found 0 times/),
  );
});

test('a server that rebuilds another state than it had is found out', async () => {
  const faults = await found('reads the last tile turned round', { kills: 3, titles: ['ingenious'] });
  expect(faults).toContainEqual(expect.stringMatching(/was shown another state/));
});
