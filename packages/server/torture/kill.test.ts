import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { killAgainAndAgain } from './kill.ts';

test('after each of 20 kills every acknowledged move is there exactly once, and play goes on', {
  timeout: 300_000,
}, async () => {
  const report = await killAgainAndAgain({ kills: 20 });
  expect(report).toMatchObject({ kills: 20, faults: [] });
  expect(report.acknowledged).toBeGreaterThan(400);
});

test('a server that acknowledges before it commits is found out', async () => {
  const program = fileURLToPath(new URL('./lying-server.ts', import.meta.url));
  const report = await killAgainAndAgain({ kills: 10, program });
  expect(report.faults.some((fault) => fault.includes('acknowledged, found 0 times'))).toBe(true);
});
