import { ALLOWANCE } from '@izvilina/authority/race/reaction.ts';
import { TestServer } from '@izvilina/server/testing/test-server.ts';
import { expect, test } from 'vitest';
import { measure } from '../../bench/fairness.ts';

/** What the bench does in thousands of rounds, in a few: enough to see that nobody wins by their line. */
test('a far player wins about as often as a near one, and a false claim gains little', async () => {
  const server = await TestServer.open();
  try {
    const port = Number(new URL(server.base).port);
    const figures = await measure(port, 80);
    const [near, far, cheat] = [figures.near, figures.far, figures.cheat] as { wins: number; gainMs: number }[];
    expect(figures.rounds).toBe(80);
    for (const side of [near, far]) {
      expect(side?.wins).toBeGreaterThan(0.3);
      expect(side?.wins).toBeLessThan(0.7);
    }
    expect(cheat?.gainMs).toBeLessThanOrEqual(ALLOWANCE.most);
  } finally {
    await server.close();
  }
});
