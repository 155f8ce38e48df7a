import { expect, it } from 'vitest';
import { isShort, lastOf, nextTick, type Pause, paused, runningClock, timeLeft } from './clock.ts';

const BLITZ = runningClock({ seat: 1, left: 13_400, lead: 3_400, whole: 10_000 }, 1_000);

it('shows the whole time until the question can be seen, and then counts down to one end', () => {
  expect([1_000, 4_399, 4_400, 5_400, 14_399, 14_400, 99_999].map((now) => timeLeft(BLITZ, now))).toEqual([
    ...[10_000, 10_000, 10_000, 9_000, 1, 0, 0],
  ]);
  expect(isShort(BLITZ)).toBe(true);
  expect(isShort(runningClock({ seat: 0, left: 30_000, lead: 0, whole: 30_000 }, 0))).toBe(false);
});

it('says that little is left only near the end, also of a short time and for somebody who comes in between', () => {
  const clock = (left: number, whole: number) => runningClock({ seat: 0, left, lead: 0, whole }, 0);
  expect(lastOf(BLITZ)).toBe(4_000);
  expect([lastOf(clock(30_000, 30_000)), lastOf(clock(86_400_000, 86_400_000))]).toEqual([10_000, 10_000]);
  expect(lastOf(clock(5_000, 10_000))).toBe(4_000);
  expect(isShort(clock(5_000, 30_000))).toBe(false);
});

it('ticks at its own whole seconds, whoever began to look when', () => {
  expect(nextTick(BLITZ, 1_500)).toBe(2_900);
  for (const now of [4_400, 4_650, 5_399.5]) expect(now + (nextTick(BLITZ, now) ?? 0)).toBe(5_400);
  expect(nextTick(BLITZ, 14_400)).toBeNull();
});

it('stands still while its game is held, and goes on where it was', () => {
  const clocks = [BLITZ];
  let pause: Pause = { clocks, lost: 0, since: null };
  pause = paused(pause, clocks, true, 6_000);
  pause = paused(pause, clocks, true, 9_000);
  expect(pause.since).toBe(6_000);
  pause = paused(pause, clocks, false, 16_000);
  expect(pause).toEqual({ clocks, lost: 10_000, since: null });
  const stopped = { ...BLITZ, stopped: 6_000 };
  expect([timeLeft(stopped, 15_000), nextTick(stopped, 15_000)]).toEqual([8_400, null]);
  const next = [runningClock({ seat: 1, left: 10_000, lead: 0, whole: 10_000 }, 20_000)];
  expect(paused(pause, next, false, 20_000)).toEqual({ clocks: next, lost: 0, since: null });
});
