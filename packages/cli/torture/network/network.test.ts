import { expect, test } from 'vitest';
import { network } from './network.ts';

const SHORT = { games: 6, atOnce: 6, titles: ['cow006', 'ingenious'], pace: 0.2 } as const;

test('games over a bad network finish, and everybody sees the same end', async () => {
  const faults = ['resets', 'split', 'unreachable', 'latency', 'trickle'] as const;
  const report = await network({ ...SHORT, faults, patience: 90_000 });
  expect(report).toMatchObject({ finished: SHORT.games, faults: [] });
  expect(report.reconnects).toBeGreaterThan(0);
});

test('a page that does not ask for its table again after a reconnect is found out', async () => {
  const report = await network({
    ...SHORT,
    games: 2,
    faults: ['unreachable'],
    patience: 8_000,
    spoil: (transport) => ({ ...transport, onStatus: () => () => undefined }),
  });
  expect(report.faults).toContainEqual(expect.stringMatching(/not finished/));
});
