import { describe, expect, it } from 'vitest';
import { FULL, frameWatch, PLAIN, startingQuality } from './quality.ts';

const watched = (frames: readonly number[]): number => {
  const isSlow = frameWatch();
  return frames.filter((milliseconds) => isSlow(milliseconds)).length;
};

describe('quality', () => {
  it('starts plain where there is little of everything', () => {
    expect(startingQuality({ cores: 8, gigabytes: 1 })).toBe(PLAIN);
    expect(startingQuality({ cores: 1, gigabytes: null })).toBe(PLAIN);
    expect(startingQuality({ cores: 2, gigabytes: null })).toBe(FULL);
  });

  it('falls once when a movement is slow', () => {
    expect(watched(Array(100).fill(90))).toBe(1);
    expect(watched(Array(8).fill(1500))).toBe(1);
  });

  it('stays while frames are quick, a hitch now and then included', () => {
    expect(watched(Array(60).fill(16))).toBe(0);
    expect(watched(Array.from({ length: 60 }, (_, i) => (i % 4 === 0 ? 200 : 20)))).toBe(0);
    expect(watched(Array(7).fill(1500))).toBe(0);
  });
});
