import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ServerChild } from '../testing/child.ts';
import { Client } from '../testing/client.ts';
import { scrape } from '../testing/scrape.ts';
import { newTable } from '../testing/test-server.ts';
import { startLoad } from './load.ts';

const TURNS = 'izvilina_event_loop_turn_seconds';

/** How many turns of the event loop took 50 ms or more. */
async function longTurns(base: string): Promise<number> {
  const metric = await scrape(base);
  expect(metric(`${TURNS}_count`)).toBeGreaterThan(0);
  return metric(`${TURNS}_count`) - metric(`${TURNS}_bucket{le="0.05"}`);
}

test('the event loop is never held for 50 ms: not by moves, bots, hints or records', { timeout: 300_000 }, async () => {
  const program = fileURLToPath(new URL('./server.ts', import.meta.url));
  const server = await ServerChild.start({ program, env: { IZVILINA_BOT_PAUSE_SCALE: '0' } });
  let moves = 0;
  const faults: string[] = [];
  const load = await startLoad({
    base: server.base,
    tables: 3,
    seats: 5,
    acked: () => {
      moves += 1;
    },
    faulty: (what) => faults.push(what),
  });
  try {
    const host = await Client.connect(server.base);
    await expect.poll(() => moves, { timeout: 100_000 }).toBeGreaterThan(200); // warms the code up
    const before = await longTurns(server.base);
    const chairs = [{ kind: 'me' }, ...Array(9).fill({ kind: 'bot', level: 'strong' })];
    const { table } = (await host.do(newTable({ chairs, start: true }))) as { table: string };
    await host.do({ type: 'open', table });
    const hints = Promise.all(Array.from({ length: 3 }, () => host.ask({ type: 'hint', table, seat: 0 })));
    const record = JSON.stringify({ format: 'izvilina', events: Array(40_000).fill({ at: 1, by: 0, move: 1 }) });
    const headers = { 'content-type': 'application/json' };
    const checked = fetch(`${server.base}/api/records`, { method: 'POST', headers, body: record });
    await expect.poll(() => moves, { timeout: 100_000 }).toBeGreaterThan(1_000);
    expect((await hints).every((reply) => reply.ok)).toBe(true);
    expect((await checked).status).toBe(409);
    expect(faults).toEqual([]);
    expect((await longTurns(server.base)) - before).toBe(0);
  } finally {
    load.stop();
    await server.discard();
  }
});
