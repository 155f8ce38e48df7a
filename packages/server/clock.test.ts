import { expect, test } from 'vitest';
import { steadyClock } from './clock.ts';

test('a wall clock that is set back stops nothing, and one that is ahead is followed', () => {
  let [wall, machine] = [1_000_000, 5];
  const now = steadyClock(
    () => wall,
    () => machine,
  );
  const pass = (ms: number) => {
    wall += ms;
    machine += ms;
  };
  expect(now()).toBe(1_000_000);
  pass(100);
  expect(now()).toBe(1_000_100);
  wall -= 3_600_000;
  expect(now()).toBe(1_000_100);
  pass(50);
  expect(now()).toBe(1_000_150);
  wall += 2 * 3_600_000; // the wall clock is corrected while the machine sleeps for an hour
  expect(now()).toBe(1_000_150 + 3_600_000);
});
