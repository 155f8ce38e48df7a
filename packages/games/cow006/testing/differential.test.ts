import { chances } from '@izvilina/kernel/chance.ts';
import { describe, expect, it } from 'vitest';
import type { Card, Played } from '../state.ts';
import { type NaiveTable, naivePenalty, naiveTurn } from './naive.ts';
import { all, dealt, play, take } from './play.ts';

const ROUNDS = 400;

describe('against the rulebook read aloud', () => {
  it('places every card of 4 000 random turns alike', () => {
    const streams = chances('differential');
    for (let index = 0; index < ROUNDS; index++) {
      const chance = streams(index);
      const players = 2 + (index % 9);
      let state = dealt(players, { rounds: 1 }, `round ${index}`);
      let naive: NaiveTable = { rows: state.rows.map((row) => [...row]), bases: state.bases.map((base) => [...base]) };
      for (let turn = 1; turn <= 10; turn++) {
        const cards = state.hands.map((hand) => hand[chance.below(hand.length)] as Card);
        const row = chance.below(4);
        naive = naiveTurn(naive, cards, () => row);
        state = all(state, ...cards);
        if (state.phase === 'row') state = play(state, (state.revealed[0] as Played).player, take(row));
        expect([state.rows, state.bases]).toEqual([naive.rows, naive.bases]);
      }
      expect(state.totals).toEqual(naive.bases.map((base) => base.reduce((sum, card) => sum + naivePenalty(card), 0)));
    }
  });
});
