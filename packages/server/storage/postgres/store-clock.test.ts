import { afterEach, expect, test, vi } from 'vitest';
import type { Ask } from './connections.ts';
import { storeClock } from './store-clock.ts';

afterEach(() => void vi.useRealTimers());

test('the clock does not jump when the database takes seconds to answer', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  const AHEAD = 1_000;
  let lag = 10;
  const ask = (async () => {
    await new Promise((resolve) => setTimeout(resolve, lag));
    return { rows: [{ now: Date.now() + AHEAD }], count: 1 };
  }) as unknown as Ask;
  const opening = storeClock(ask);
  await vi.advanceTimersByTimeAsync(lag);
  const clock = await opening;
  expect(Math.abs(clock.now() - Date.now() - AHEAD)).toBeLessThan(20);
  lag = 8_000; // the database is just coming back
  await vi.advanceTimersByTimeAsync(115_000);
  expect(Math.abs(clock.now() - Date.now() - AHEAD)).toBeLessThan(20);
  clock.stop();
});
