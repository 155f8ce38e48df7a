import { cow006 } from '@izvilina/games/cow006/game.ts';
import { HAND } from '@izvilina/games/cow006/state.ts';
import { chances } from '@izvilina/kernel/chance.ts';
import { describe, expect, test } from 'vitest';
import { fastFrom } from '../fast.ts';
import { imagineHands, knowledgeOf } from './knowledge.ts';
import { somewhere } from './testing/somewhere.ts';

const inHand = (hands: Uint8Array, seat: number, left: number): number[] =>
  [...hands.subarray(seat * HAND, seat * HAND + left)].sort((a, b) => a - b);

describe.each([
  [2, {}, true],
  [6, { hiddenBases: true }, true],
  [10, {}, true],
  [2, { variant: 'tactical' }, false],
  [3, { variant: 'tactical' }, false],
  [4, { variant: 'tactical', openMemory: true }, false],
  [3, { variant: 'tactical', draft: false }, true],
] as const)('%i players, %o', (players, options, secret) => {
  const positions = Array.from({ length: 40 }, (_, i) => chances(`knowledge/${players}`)(i));

  test('what is known is true, and the real hands are among the possible ones', () => {
    for (const chance of positions) {
      const state = somewhere(players, options, chance);
      const seat = chance.below(players);
      const known = knowledgeOf(cow006.view(state, seat), seat);
      expect(known.hidden.length).toBe(secret ? players - 1 : 0);
      state.hands.forEach((hand, owner) => {
        if (!known.hidden.includes(owner)) expect(inHand(known.table.hands, owner, known.table.left)).toEqual(hand);
        else for (const card of hand) expect(known.unseen).toContain(card);
      });
    }
  });

  test('an imagined world uses every card once and nothing that has been seen', () => {
    for (const chance of positions) {
      const state = somewhere(players, options, chance);
      const seat = chance.below(players);
      const known = knowledgeOf(cow006.view(state, seat), seat);
      imagineHands(known, known.table, fastFrom(chance));
      const { left, hands } = known.table;
      const dealt = state.hands.flatMap((_, owner) => inHand(hands, owner, left));
      const seen = [...state.rows, ...state.bases].flat().concat(state.revealed.map(({ card }) => card));
      expect(new Set([...dealt, ...seen]).size).toBe(dealt.length + seen.length);
      expect(inHand(hands, seat, left)).toEqual(state.hands[seat]);
    }
  });
});

test('in the small deck dealt to two, the unseen cards are just the other hand', () => {
  const chance = chances('small')(0);
  const state = somewhere(2, { variant: 'tactical', draft: false }, chance);
  const known = knowledgeOf(cow006.view(state, 0), 0);
  expect([...known.unseen].sort((a, b) => a - b)).toEqual(state.hands[1]);
});
