import { SLUGS } from '@izvilina/games/registry.ts';
import { expect, test } from 'vitest';
import { lookForLeaks } from './leaks.ts';
import { LEAKS, type LeakName } from './planted.ts';

const SEED = process.env.LEAKS_SEED ?? Date.now().toString(36);

test.each(SLUGS)('what anybody is sent in %s tells nothing they may not know', async (game) => {
  const { leak, messages } = await lookForLeaks({ game, runs: 100, games: 6, seed: SEED });
  expect(leak).toBeNull();
  expect(messages).toBeGreaterThan(400);
});

test.each(Object.keys(LEAKS) as LeakName[])('a leak %s is found', async (leak) => {
  // A fixed seed: a planted leak must not be missed by bad luck.
  const report = await lookForLeaks({ game: 'cow006', runs: 300, games: 8, seed: 'planted', leak });
  expect(report.leak).not.toBeNull();
});
