import { beforeEach, expect, test } from 'vitest';
import { allowed } from './allowance.ts';
import { type Limiter, localLimiter } from './limiter.ts';
import { LIMITS, type Rates } from './limits.ts';

let now: number;
const limiterWith = (rates: Partial<Rates>, mostKeys?: number): Limiter =>
  localLimiter({ ...LIMITS, ...rates }, () => now, mostKeys);
beforeEach(() => {
  now = 0;
});

test('a bucket gives its burst at once, then at its rate, and never holds more than the burst', () => {
  const limiter = limiterWith({ hintsByGuest: { burst: 3, perSecond: 2 } });
  const taken = (times: number) =>
    Array.from({ length: times }, () => limiter.take('hintsByGuest', 'anya')).filter(Boolean).length;
  expect(taken(5)).toBe(3);
  now += 499;
  expect(taken(1)).toBe(0);
  now += 2;
  expect(taken(2)).toBe(1);
  now += 60_000;
  expect(taken(10)).toBe(3);
});

test('each name and each key has a bucket of its own, and the longest unused is forgotten', () => {
  const once = { burst: 1, perSecond: 0.001 };
  const limiter = limiterWith({ hintsByGuest: once, codesByAddress: once }, 2);
  const take = (key: string) => limiter.take('hintsByGuest', key);
  expect([take('a'), take('a'), take('b'), take('b')]).toEqual([true, false, true, false]);
  expect(limiter.take('codesByAddress', 'a')).toBe(true);
  take('c');
  expect(take('b')).toBe(false);
  expect(take('a')).toBe(true);
});

test('table talk is slow: whoever goes on and on is not heard, and may still play', () => {
  const limiter = limiterWith({});
  const guest = { guest: 'anya', address: '203.0.113.7' };
  const heard = Array.from({ length: 20 }, () => allowed(limiter, guest, 'say')).filter(Boolean).length;
  expect(heard).toBe(LIMITS.sayingsByGuest.burst);
  expect(allowed(limiter, guest, 'move')).toBe(true);
  now += 4_000;
  expect(allowed(limiter, guest, 'say')).toBe(true);
});
