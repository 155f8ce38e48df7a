import { SLUGS } from '@izvilina/games/registry.ts';
import { describe, expect, it } from 'vitest';
import { puzzleOn } from './puzzle-on.ts';

describe('the puzzle of a day', () => {
  const COUNT = 90;
  const from = COUNT * 230;

  it.each(SLUGS)('%s: all come up before any comes again, and not in the order of the file', (game) => {
    for (const start of [from, from + COUNT]) {
      const order = Array.from({ length: COUNT }, (_, more) => puzzleOn(start + more, game, COUNT));
      expect(new Set(order).size).toBe(COUNT);
      expect(order).not.toEqual(order.toSorted((a, b) => a - b));
    }
  });

  it('comes in another order the next time round, and in another one for another game', () => {
    const order = (start: number, game: string) =>
      Array.from({ length: COUNT }, (_, more) => puzzleOn(start + more, game, COUNT)).join();
    expect(order(from, 'cow006')).not.toBe(order(from + COUNT, 'cow006'));
    expect(order(from, 'cow006')).not.toBe(order(from, 'notnot'));
  });

  it('is the same for everybody', () => {
    expect(puzzleOn(20773, 'cow006', 90)).toBe(PUZZLE_OF_16_NOVEMBER);
  });
});

/** Must not change: visitors with an older page would get another puzzle on the same day. */
const PUZZLE_OF_16_NOVEMBER = 17;
