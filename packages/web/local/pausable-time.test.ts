import { expect, test } from 'vitest';
import { pausableTime } from './pausable-time.ts';

/** A clock that the test advances. */
function byHand() {
  let at = 0;
  const waiting = new Set<{ readonly due: number; run(): void }>();
  const time = pausableTime({
    now: () => 1_000_000 + at,
    clock: () => at,
    later(ms, run) {
      const timer = { due: at + ms, run };
      waiting.add(timer);
      return () => waiting.delete(timer);
    },
  });
  const pass = (ms: number) => {
    at += ms;
    for (const timer of [...waiting])
      if (timer.due <= at) {
        waiting.delete(timer);
        timer.run();
      }
  };
  return { time, pass };
}

test('time stands still while paused, and what waits goes on where it was', () => {
  const { time, pass } = byHand();
  const rung: string[] = [];
  time.later(100, () => rung.push('early'));
  pass(60);
  time.pause(true);
  time.pause(true);
  time.later(10, () => rung.push('asked in the pause'));
  pass(5_000);
  expect([rung, time.clock(), time.now()]).toEqual([[], 60, 1_000_060]);
  time.pause(false);
  time.pause(false);
  pass(10);
  expect([rung, time.clock()]).toEqual([['asked in the pause'], 70]);
  pass(30);
  expect(rung).toEqual(['asked in the pause', 'early']);
});

test('what was called off in a pause never rings', () => {
  const { time, pass } = byHand();
  const rung: string[] = [];
  const cancel = time.later(100, () => rung.push('late'));
  time.pause(true);
  cancel();
  time.pause(false);
  pass(1_000);
  expect(rung).toEqual([]);
});
