import { describe, expect, it } from 'vitest';
import { cow006 } from '../game.ts';
import type { Options } from '../options.ts';
import { penaltyOf } from '../pieces/cards.ts';
import { dealt, options, table, wander } from '../testing/play.ts';

const length = (players: number, some: Partial<Options>, seed: string): number => {
  let events = 0;
  wander(
    dealt(players, some, seed),
    seed,
    () => false,
    () => {
      events++;
    },
  );
  return events;
};

describe('the longest game', () => {
  it.each([
    [2, {}],
    [2, { endAt: 200 }],
    [5, { rounds: 2 }],
    [10, { endAt: 1 }],
    [3, { variant: 'tactical' }],
    [4, { variant: 'tactical', draft: false, endAt: 30 }],
  ] as const)('%i players, %o: random games stay within it', (players, some) => {
    for (const seed of ['a', 'b', 'c', 'd'])
      expect(length(players, some, seed)).toBeLessThanOrEqual(cow006.longest(players, options(some)));
  });

  it('rests on this: a round of n leaves at least 10·n − 16 points in the bases', () => {
    for (let players = 2; players <= 10; players++) {
      const over = wander(dealt(players, { rounds: 1 }), `floor ${players}`, () => false);
      expect(over.bases.flat().length).toBeGreaterThanOrEqual(10 * players - 16);
      expect(penaltyOf(over.bases.flat())).toBe(over.totals.reduce((sum, total) => sum + total));
    }
  });

  it('leaves room for a game set up in its last turn', () => {
    const start = table({ players: 2, hands: [[91], [92]], rows: [[9], [45], [66], [90]], options: { endAt: 1 } });
    let events = 0;
    wander(
      start,
      'late',
      () => false,
      () => {
        events++;
      },
    );
    expect(events).toBeGreaterThan(20);
    expect(events).toBeLessThanOrEqual(cow006.longest(2, options({ endAt: 1 })));
  });
});
