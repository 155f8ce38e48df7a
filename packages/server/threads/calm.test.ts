import { expect, test } from 'vitest';
import { calm } from './calm.ts';

/** Blocks the event loop most of the time; returns the function that stops it. */
function work(): () => void {
  let stopped = false;
  const hold = () => {
    for (const until = performance.now() + 20; performance.now() < until; );
    if (!stopped) setImmediate(hold);
  };
  hold();
  return () => {
    stopped = true;
  };
}

test('whoever waits for calm waits while the event loop is busy, and not for ever', async () => {
  const stop = work();
  const began = performance.now();
  await calm({ every: 50, busy: 0.5, most: 300 });
  expect(performance.now() - began).toBeGreaterThanOrEqual(290);
  let isCalm = false;
  const waiting = calm({ every: 50, busy: 0.5, most: 60_000 }).then(() => {
    isCalm = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isCalm).toBe(false);
  stop();
  await waiting;
});
