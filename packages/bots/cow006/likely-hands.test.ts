import { cow006 } from '@izvilina/games/cow006/game.ts';
import { HAND, type State } from '@izvilina/games/cow006/state.ts';
import { chanceAt, chances } from '@izvilina/kernel/chance.ts';
import { must } from '@izvilina/kernel/result.ts';
import { expect, test } from 'vitest';
import { fastFrom } from '../fast.ts';
import { knowledgeOf } from './knowledge.ts';
import { guessHands } from './likely-hands.ts';
import { WEIGHTS } from './policy-weights.ts';
import { somewhere } from './testing/somewhere.ts';

const inHand = (hands: Uint8Array, seat: number, left: number): number[] => [
  ...hands.subarray(seat * HAND, seat * HAND + left),
];

test('every guess is possible: each unseen card at most once, and one’s own hand as it is', () => {
  const chanceOf = chances('guess');
  for (const players of [2, 3, 4, 10])
    for (let i = 0; i < 20; i++) {
      const chance = chanceOf(100 * players + i);
      const state = somewhere(players, {}, chance);
      const view = cow006.view(state, 0);
      const known = knowledgeOf(view, 0);
      const unseen = [...known.unseen].sort();
      const guess = guessHands(view, known, WEIGHTS[players] as Float64Array, fastFrom(chance));
      for (let n = 0; n < 3; n++) {
        guess();
        const { left, hands } = known.table;
        const others = known.hidden.flatMap((seat) => inHand(hands, seat, left));
        expect([...known.unseen].sort()).toEqual(unseen);
        expect(new Set(others).size).toBe(others.length);
        expect(others.every((card) => unseen.includes(card))).toBe(true);
        expect(inHand(hands, 0, left).sort()).toEqual([...(state.hands[0] ?? [])].sort());
      }
    }
});

test('whoever took a row of their own accord hardly holds a card that was sure to fit', () => {
  const play = (state: State, by: number, card: number): State =>
    must(cow006.step(state, { at: 0, by, move: { type: 'pick', card } }, chanceAt('play', 0)));
  const hands = [
    [2, 71, 90],
    [1, 95, 100],
  ];
  const start = must(cow006.position({ players: 2, hands, rows: [[40], [60], [70], [80]] }, chanceAt('start', 0)));
  const asked = play(play(start, 0, 71), 1, 1);
  const state = must(cow006.step(asked, { at: 0, by: 1, move: { type: 'takeRow', row: 0 } }, chanceAt('play', 1)));
  const view = cow006.view(state, 0);
  const known = knowledgeOf(view, 0);
  const guess = guessHands(view, known, WEIGHTS[2] as Float64Array, fastFrom(chanceAt('guess', 0)));
  const times = new Map<number, number>();
  for (let n = 0; n < 20_000; n++) {
    guess();
    for (const card of inHand(known.table.hands, 1, 2)) times.set(card, (times.get(card) ?? 0) + 1);
  }
  // 81 would have been a safe play right after 80; a low card was no better than the one played.
  expect(times.get(81)).toBeLessThan(0.7 * (times.get(5) as number));
});
