import { describe, expect, test } from 'vitest';
import { type Aim, throwOf } from '../controls/aim.ts';
import { type Flick, flickOf, flung, type Push, pushOf } from './flick.ts';

type Direction = readonly [x: number, y: number, z: number];

/** Sensor readings, `perSecond` of them a second: at rest, pushed in a direction for `ms`, then slowed down. */
function swing([x, y, z]: Direction, { ms = 120, perSecond = 60 } = {}): Push[] {
  const step = 1000 / perSecond;
  const still = Array.from({ length: 5 }, (_, i): Push => ({ time: i * step, x: 0.1, y: -0.2, z: 0.1 }));
  const pushed = Array.from({ length: Math.round(ms / step) }, (_, i): Push => ({ time: (5 + i) * step, x, y, z }));
  const slowed: Push = { time: (5 + pushed.length) * step, x: -x, y: -y, z: -z };
  return [...still, ...pushed, slowed];
}

/** The first flick found when the readings arrive one by one; null if there is none. */
function first(pushes: readonly Push[]): Flick | null {
  for (let told = 1; told <= pushes.length; told++) {
    const flick = flickOf(pushes.slice(0, told));
    if (flick) return flick;
  }
  return null;
}

describe('a flick of the phone', () => {
  test('forwards is a throw straight ahead, and not before the phone is slowed down', () => {
    const pushes = swing([0, 15, 0]);
    expect(flickOf(pushes.slice(0, -1))).toBeNull();
    const flick = flickOf(pushes);
    expect(flick?.speed).toBeCloseTo(1000 * 0.6 * 15 * 0.12, -2);
    expect(flick?.yaw).toBeCloseTo(0);
    expect(flick?.pitch).toBeCloseTo(0);
  });

  test('is the stronger the harder one swings, however often the sensor reads', () => {
    const speeds = [10, 20, 30].map((push) => first(swing([0, push, 0]))?.speed ?? 0);
    expect(speeds).toEqual(speeds.toSorted((a, b) => a - b));
    expect(new Set(speeds).size).toBe(3);
    const [seldom, often] = [50, 200].map((perSecond) => first(swing([0, 20, 0], { perSecond }))?.speed ?? 0);
    expect(Math.abs((seldom ?? 0) - (often ?? 0))).toBeLessThan(0.15 * (often ?? 0));
  });

  test('to the right flies to the right, upwards flies high', () => {
    expect(first(swing([6, 18, 0]))?.yaw).toBeLessThan(-10);
    expect(first(swing([-6, 18, 0]))?.yaw).toBeGreaterThan(10);
    expect(first(swing([0, 15, 12]))?.pitch).toBeGreaterThan(25);
  });

  test.each([
    ['a hand that trembles', swing([0, 2, 0])],
    ['a nudge', swing([0, 6, 0], { ms: 50 })],
    ['a swing backwards', swing([0, -20, 0])],
    ['nothing at all', []],
  ])('%s is none', (_, pushes) => {
    expect(first(pushes)).toBeNull();
  });

  test('makes a throw that a hand could make', () => {
    const aim: Aim = { edge: 0.1, yaw: 3, force: 0.2, pitch: 20, height: 60, grip: 'flat', style: 'toss' };
    const wild = flung(aim, { speed: 90_000, yaw: -170, pitch: 89 });
    expect(wild.force).toBe(1);
    const { speed, yaw } = throwOf(wild, 'red');
    expect(speed).toBeLessThanOrEqual(6000);
    expect(Math.abs(yaw)).toBeLessThanOrEqual(75);
  });
});

test('devices that count the other way round are read alike', () => {
  const by = (sign: number) =>
    pushOf({
      timeStamp: 5,
      acceleration: { x: sign * 1, y: sign * 9, z: sign * 2 },
      accelerationIncludingGravity: { x: sign * 1, y: sign * (9 + 4), z: sign * (2 + 8) },
    });
  expect(by(1)).toEqual({ time: 5, x: 1, y: 9, z: 2 });
  expect(by(-1)).toEqual(by(1));
  expect(pushOf({ timeStamp: 0, acceleration: null, accelerationIncludingGravity: null })).toBeNull();
});
