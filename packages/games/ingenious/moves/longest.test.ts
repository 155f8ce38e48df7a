import { describe, expect, it } from 'vitest';
import { ingenious } from '../game.ts';
import type { Options } from '../options.ts';
import { dealt, options, wander } from '../testing/play.ts';

describe('the longest game', () => {
  it.each<[number, Partial<Options>, number]>([
    [1, {}, 42],
    [2, {}, 84 + 12],
    [3, {}, 120 + 18],
    [4, {}, 162 + 24],
    [4, { mode: 'team' }, 162 + 24],
  ])('%i players, %o: at most %i answers, and random games stay within it', (players, some, most) => {
    expect(ingenious.longest(players, options(some))).toBe(most);
    for (const seed of ['a', 'b', 'c']) {
      let events = 0;
      wander(dealt(players, some, seed), seed, undefined, () => {
        events++;
      });
      expect(events).toBeLessThanOrEqual(most);
    }
  });
});
