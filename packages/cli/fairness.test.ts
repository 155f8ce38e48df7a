import { TestServer } from '@izvilina/server/testing/test-server.ts';
import { expect, test } from 'vitest';
import { measure } from '../../bench/fairness.ts';

interface Cheat {
  readonly gainMs: number;
  readonly boundMs: number;
  readonly rounds: number;
}

/** Where equal trips differ by more, the machine itself is late: server, networks and robots share its processors. */
const SPREAD_MS = 60;
const MOST_TRIES = 5;

/** A few rounds of what the bench does in thousands: enough to see that nobody wins by their connection. */
async function measured(port: number): Promise<Record<string, unknown>> {
  for (let tries = 1; ; tries++) {
    const figures = await measure([port, port], 80);
    if ((figures.tripSpreadMs as number) < SPREAD_MS || tries === MOST_TRIES) return figures;
  }
}

test('a far player wins about as often as a near one, and no cheat gains more than is stated', {
  timeout: 600_000,
}, async () => {
  const server = await TestServer.open();
  try {
    const figures = await measured(Number(new URL(server.base).port));
    const [near, far] = [figures.near, figures.far] as { wins: number }[];
    const cheats = [figures.falseClaims, figures.latePongs, figures.secondConnection] as Cheat[];
    expect(figures.rounds).toBe(80);
    for (const side of [near, far]) {
      expect(side?.wins).toBeGreaterThan(0.3);
      expect(side?.wins).toBeLessThan(0.7);
    }
    for (const { gainMs, boundMs } of cheats) expect(gainMs).toBeLessThanOrEqual(boundMs);
    expect(cheats.map(({ rounds }) => rounds)).toEqual([14, 14, 14]);
  } finally {
    await server.close();
  }
});
