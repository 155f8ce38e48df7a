import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALLOWANCE, Allowance, measured, QUICKEST } from './reaction.ts';
import { MADE_UP_FOR, madeUpFor, NO_DELAY, raceTimingOf, UNKNOWN_ROUND_TRIP, uncertaintyOf } from './round-trip.ts';

const ms = (max: number) => fc.integer({ min: 0, max });
const aRoundTrip = fc.record({ min: ms(600), median: ms(600), jitter: ms(200) });

describe('a reaction', () => {
  it('is never quicker than a person, than was claimed, or than the connection and the allowance bear out', () => {
    fc.assert(
      fc.property(ms(5000), ms(5000), aRoundTrip, ms(ALLOWANCE.most), (claimed, elapsed, roundTrip, allowance) => {
        const { reaction, spent } = measured(claimed, elapsed, roundTrip, allowance);
        expect(reaction.at).toBe(Math.max(QUICKEST, claimed, elapsed - (madeUpFor(roundTrip) + allowance)));
        expect(spent).toBeLessThanOrEqual(allowance);
        expect(reaction.uncertainty).toBeLessThanOrEqual(40);
      }),
    );
  });

  it('spends only what it needs', () => {
    expect(measured(400, 430, { min: 10, median: 20, jitter: 0 }, 100)).toMatchObject({
      reaction: { at: 400 },
      spent: 10,
    });
    expect(measured(400, 410, { min: 10, median: 20, jitter: 0 }, 100)).toMatchObject({ spent: 0 });
  });
});

describe('an allowance', () => {
  it('starts full, is spent, and fills slowly up to its brim', () => {
    const allowance = new Allowance(0);
    expect(allowance.left(0)).toBe(ALLOWANCE.most);
    allowance.spend(ALLOWANCE.most, 0);
    expect(allowance.left(0)).toBe(0);
    expect(allowance.left(2000)).toBe(2 * ALLOWANCE.perSecond);
    allowance.spend(15, 2000); // taken from what has refilled since
    expect(allowance.left(2000)).toBe(2 * ALLOWANCE.perSecond - 15);
    expect(allowance.left(3_600_000)).toBe(ALLOWANCE.most);
  });
});

describe('the race timing of a table', () => {
  it('is as far as its farthest player, and bounded', () => {
    const near = { min: 20, median: 20, jitter: 0 };
    expect(raceTimingOf([near, UNKNOWN_ROUND_TRIP], false)).toEqual({ lead: 170, spread: 230 });
    expect(raceTimingOf([near, near], false).spread).toBe(30);
    expect(raceTimingOf([{ min: 9000, median: 9000, jitter: 900 }, near], true)).toEqual({
      lead: 20 + MADE_UP_FOR / 2,
      spread: 350,
    });
  });

  it('is short where nobody is far', () => {
    expect(raceTimingOf([NO_DELAY], true)).toEqual({ lead: 20, spread: 30 });
    expect(raceTimingOf([], true)).toEqual({ lead: 20, spread: 0 });
  });

  it('an unsteady connection is less certain', () => {
    expect([0, 20, 500].map((jitter) => uncertaintyOf({ ...NO_DELAY, jitter }))).toEqual([8, 18, 40]);
  });
});
