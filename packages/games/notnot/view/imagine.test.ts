import { chances } from '@izvilina/kernel/chance.ts';
import { canonical } from '@izvilina/kernel/json.ts';
import { describe, expect, it } from 'vitest';
import { notnot } from '../game.ts';
import { type Card, printOf } from '../pieces/cards.ts';
import type { State } from '../state.ts';
import { dealt, play, roll, touch, wander } from '../testing/play.ts';

const worlds = chances('worlds');
const prints = (state: State) => state.deck.map(printOf);

describe('imagining', () => {
  it.each(['first', 'extreme'] as const)('%s: a world that looks the same, at any moment of a game', (level) => {
    let step = 0;
    wander(dealt(3, { level }, level), level, (state) => {
      for (const viewer of [0, 'watcher'] as const) {
        const seen = notnot.view(state, viewer);
        const world = notnot.imagine(seen, worlds(step++));
        expect(canonical(notnot.view(world, viewer))).toBe(canonical(seen));
        expect(prints(world).toSorted()).toEqual(prints(state).toSorted());
        expect(world.right).toEqual(state.right);
      }
      return true;
    });
  });

  it('NN-06 the rule cards of a first game stay where everybody knows them to be', () => {
    const state = dealt(2, {}, 'stack');
    const at = (world: State, rule: string) =>
      world.deck.findIndex((card) => card.kind === 'rule' && card.rule === rule);
    for (let index = 0; index < 40; index++) {
      const world = notnot.imagine(notnot.view(state, 1), worlds(index));
      expect([at(world, 'arrow'), at(world, 'lie')]).toEqual([16, 32]);
      expect(at(world, 'notnot')).toBeLessThan(16);
    }
  });

  it('NN-06 a rule card does not come up for want of another honest back', () => {
    const { deck, ...rest } = dealt(2, {}, 'honest');
    const ordinary = deck.filter(({ kind }) => kind !== 'rule');
    const honest = ordinary.find(({ lie }) => !lie) as Card;
    const arrow = deck.findIndex((card) => card.kind === 'rule' && card.rule === 'arrow');
    const state: State = { ...rest, rules: ['notnot'], deck: [honest, ...deck.slice(arrow)] };
    for (let index = 0; index < 40; index++)
      expect(notnot.imagine(notnot.view(state, 1), worlds(index)).deck[1]).toMatchObject({ rule: 'arrow' });
  });

  it('deals the deck and the touches of others differently each time, and keeps one’s own', () => {
    const open = roll(dealt(3, { level: 'hard' }));
    const state = play(play(open, 0, touch('left', 432, 7)), 1, touch('top', 300));
    const seen = notnot.view(state, 0);
    const some = Array.from({ length: 12 }, (_, index) => notnot.imagine(seen, worlds(index)));
    expect(new Set(some.map((world) => canonical(prints(world)))).size).toBe(12);
    expect(new Set(some.map(({ touches }) => touches[1]?.slot)).size).toBeGreaterThan(1);
    for (const { touches } of some)
      expect(touches[0]).toMatchObject({ player: 0, slot: 'left', at: 432, uncertainty: 7 });
  });
});
