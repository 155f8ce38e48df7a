import type { Ask, Statement } from './connections.ts';

const NOW: Statement = {
  name: 'now',
  text: 'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now',
};
const COMPARE_EVERY_MS = 60_000;
/** A comparison may be wrong by half its time. One that took longer than this is not used if there was a better one. */
const SURE_MS = 100;
const TRIES = 5;

/**
 * The time of day by the database's clock: the nodes that share it agree to about half a round trip, however their own
 * clocks are set. `stop` ends the comparing.
 */
export async function storeClock(ask: Ask): Promise<{ readonly now: () => number; stop(): void }> {
  let ahead = 0;
  let known = false;
  const compareOnce = async () => {
    const before = Date.now();
    const theirs = (await ask(NOW)).rows[0].now as number;
    const after = Date.now();
    return { took: after - before, ahead: theirs - (before + after) / 2 };
  };
  /** While the database comes back an answer may take seconds; the node's clock must not jump because of it. */
  const compare = async () => {
    let best = await compareOnce();
    for (let tries = 1; tries < TRIES && best.took > SURE_MS; tries++) {
      const next = await compareOnce();
      if (next.took < best.took) best = next;
    }
    if (known && best.took > SURE_MS) return;
    ahead = best.ahead;
    known = true;
  };
  await compare();
  const timer = setInterval(() => void compare().catch(() => undefined), COMPARE_EVERY_MS).unref();
  return { now: () => Math.round(Date.now() + ahead), stop: () => clearInterval(timer) };
}
