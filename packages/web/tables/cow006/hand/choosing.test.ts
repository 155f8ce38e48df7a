import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import { expect, test } from 'vitest';
import { choosingOf } from './choosing.ts';

const view = (part: Partial<CowView>): CowView =>
  ({ phase: 'pick', round: 1, turn: 3, revealed: [], hand: [7, 40], pool: [], drafter: null, ...part }) as CowView;

test('a card chosen while somebody else takes a row is chosen for the next turn', () => {
  const waiting = choosingOf(view({ phase: 'row', revealed: [{ player: 1, card: 3 }] }), 0);
  expect(waiting).toMatchObject({ cards: [7, 40], ahead: true });
  expect(choosingOf(view({ turn: 4 }), 0)).toEqual({ ...waiting, ahead: false });
});

test('whoever takes the row chooses no card, nor does anybody when the game is over', () => {
  expect(choosingOf(view({ phase: 'row', revealed: [{ player: 0, card: 3 }] }), 0).cards).toEqual([]);
  expect(choosingOf(view({ phase: 'over' }), 0).cards).toEqual([]);
});

test('only the drafter chooses from the pool', () => {
  const draft = view({ phase: 'draft', pool: [5, 6], drafter: 1, hand: [] });
  expect([0, 1].map((seat) => choosingOf(draft, seat).cards)).toEqual([[], [5, 6]]);
});
