import { describe, expect, it } from 'vitest';
import { COLOURS } from './colours.ts';
import { COPIES, isDouble, kindOf, SUPPLY, TILES, tally, tileId } from './tiles.ts';

describe('tiles', () => {
  it('IN-D2 five of each of six doubles, six of each of fifteen mixed pairs: 120', () => {
    const doubles = TILES.filter(([a, b]) => a === b);
    expect([doubles.length, TILES.length - doubles.length, SUPPLY.length]).toEqual([6, 15, 120]);
    TILES.forEach((_, id) => {
      expect(COPIES[id]).toBe(isDouble(id) ? 5 : 6);
    });
    expect(tally(SUPPLY)).toEqual(COPIES);
    expect(new Set(TILES.map((tile) => [...tile].sort().join())).size).toBe(21);
  });

  it('a kind is the same whichever colour is named first', () => {
    expect(tileId(['blue', 'red'])).toBe(tileId(['red', 'blue']));
    COLOURS.forEach((_, a) => {
      COLOURS.forEach((_, b) => {
        expect(TILES[kindOf(a, b)]).toEqual([COLOURS[Math.min(a, b)], COLOURS[Math.max(a, b)]]);
      });
    });
  });
});
