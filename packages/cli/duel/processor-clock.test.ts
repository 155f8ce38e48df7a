import { expect, test, vi } from 'vitest';
import { countProcessorTime } from './processor-clock.ts';

test('the clock runs while this thread works and stands still while it does not', () => {
  vi.spyOn(performance, 'now'); // restored below: the runner needs its clock
  const wall = process.hrtime.bigint;
  countProcessorTime();
  try {
    const began = performance.now();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60);
    const waited = performance.now() - began;
    const started = wall();
    while (performance.now() - began - waited < 10 && wall() - started < 2_000_000_000n);
    expect(waited).toBeLessThan(30);
    expect(performance.now() - began - waited).toBeGreaterThanOrEqual(10);
  } finally {
    vi.restoreAllMocks();
  }
});
