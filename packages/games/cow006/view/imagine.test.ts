import { chances } from '@izvilina/kernel/chance.ts';
import { canonical } from '@izvilina/kernel/json.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cow006 } from '../game.ts';
import { dealt, wander } from '../testing/play.ts';

const worlds = chances('worlds');

describe('imagining', () => {
  it('gives a world that looks the same to the viewer, at any moment of any game', () => {
    const anyGame = fc.record({
      tactical: fc.boolean(),
      players: fc.integer({ min: 2, max: 10 }),
      draft: fc.boolean(),
      openMemory: fc.boolean(),
      hiddenBases: fc.boolean(),
      seed: fc.string(),
      stop: fc.integer({ min: 0, max: 150 }),
    });
    fc.assert(
      fc.property(anyGame, ({ tactical, players, seed, stop, ...some }) => {
        const seats = tactical ? 2 + (players % 3) : players;
        const start = dealt(seats, { ...some, variant: tactical ? 'tactical' : 'standard', rounds: 2 }, seed);
        let left = stop;
        const state = wander(start, seed, () => left-- <= 0);
        for (const viewer of [0, seats - 1, 'watcher'] as const) {
          const seen = cow006.view(state, viewer);
          const world = cow006.imagine(seen, worlds(stop));
          expect(canonical(cow006.view(world, viewer))).toBe(canonical(seen));
          const cards = [...world.hands, ...world.rows, ...world.bases, world.pool].flat();
          expect(new Set(cards).size).toBe(cards.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('deals the unseen cards differently each time, and keeps what is known', () => {
    const state = dealt(4);
    const seen = cow006.view(state, 1);
    const [a, b] = [cow006.imagine(seen, worlds(1)), cow006.imagine(seen, worlds(2))];
    expect([a.hands[1], b.hands[1]]).toEqual([state.hands[1], state.hands[1]]);
    expect(a.hands[0]).not.toEqual(b.hands[0]);
  });

  it('CW-R5 remembers the draft: after it there is nothing left to imagine but the picks', () => {
    const start = dealt(4, { variant: 'tactical' });
    const state = wander(start, 'draft', (now) => now.phase === 'pick' && now.hands[0]?.length === 6);
    expect(cow006.imagine(cow006.view(state, 'watcher'), worlds(3)).hands).toEqual(state.hands);
  });
});
