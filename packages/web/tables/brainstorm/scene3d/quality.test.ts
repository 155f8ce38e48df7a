import { describe, expect, it } from 'vitest';
import { FULL, frameWatch, PLAIN, startingQuality } from './quality.ts';

const watched = (gaps: readonly number[]): boolean => {
  const isSlow = frameWatch();
  let now = 1000;
  return gaps.some((gap) => {
    now += gap;
    return isSlow(now);
  });
};

describe('quality', () => {
  it('starts plain where there is little of everything', () => {
    expect(startingQuality({ cores: 8, gigabytes: 1 })).toBe(PLAIN);
    expect(startingQuality({ cores: 1, gigabytes: null })).toBe(PLAIN);
    expect(startingQuality({ cores: 2, gigabytes: null })).toBe(FULL);
  });

  it('falls when a movement is slow, not when nothing moves', () => {
    expect(watched(Array(20).fill(90))).toBe(true);
    expect(watched(Array(60).fill(16))).toBe(false);
    expect(watched(Array(60).fill(900))).toBe(false);
    expect(watched(Array.from({ length: 60 }, (_, i) => (i % 5 === 0 ? 200 : 20)))).toBe(false);
  });

  it('falls once', () => {
    const isSlow = frameWatch();
    const told = Array.from({ length: 100 }, (_, i) => isSlow(i * 100)).filter(Boolean);
    expect(told).toHaveLength(1);
  });
});
