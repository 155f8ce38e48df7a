import { HAND } from '@izvilina/games/cow006/state.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import { expect, test } from 'vitest';
import { fastFrom } from '../fast.ts';
import { anyCard, type Looks, lookAtHand, looksOfHand, POLICY_WEIGHTS, type Policy, sensible } from './policy.ts';
import { WEIGHTS } from './policy-weights.ts';
import { deal, emptyTable, endTurn, fullDeck, lay, PENALTY, playAt, type Table } from './simulator.ts';

function tableWith(ends: readonly number[], counts: readonly number[], players = 2): Table {
  const table = emptyTable(players);
  ends.forEach((end, row) => {
    lay(table, end);
    table.last[row] = end;
    table.count[row] = counts[row] as number;
    table.weight[row] = (counts[row] as number) * (PENALTY[end] as number);
  });
  return table;
}

/** The looks of these cards as the whole hand of seat 0. */
function looksAt(table: Table, ...hand: readonly number[]): readonly Looks[] {
  const looks = looksOfHand();
  table.left = hand.length;
  table.hands.set(hand);
  lookAtHand(table, 0, looks);
  return looks.slice(0, hand.length);
}

test('a card is looked at by its row, or by the cheapest row when it is below all', () => {
  const [full, other, low] = looksAt(tableWith([20, 40, 61, 83], [1, 5, 2, 4]), 42, 62, 5);
  expect([full?.penalty, other?.penalty, low?.penalty]).toEqual([15, 2, 2]);
  expect(new Set([full?.slope, other?.slope, low?.slope]).size).toBe(3);
});

test('only cards that others may have come before it: not what has been played, and not what is in the same hand', () => {
  const table = tableWith([20, 40, 61, 83], [1, 1, 1, 1]);
  const [far] = looksAt(table, 50);
  const [near] = looksAt(table, 41);
  expect(far?.before).not.toBe(near?.before);
  for (let card = 41; card < 50; card++) lay(table, card);
  expect(looksAt(table, 50)[0]?.before).toBe(near?.before);
  const [first, second] = looksAt(table, 51, 52);
  expect(second?.before).toBe(first?.before);
  expect(second?.own).not.toBe(first?.own);
});

test('there is a weight for whatever a card can look like, for every number of players', () => {
  expect(WEIGHTS).toHaveLength(11);
  for (const weights of WEIGHTS) expect(weights).toHaveLength(POLICY_WEIGHTS);
  for (const players of [2, 10])
    for (let left = 1; left <= HAND; left++)
      for (let count = 1; count <= 5; count++)
        for (let card = 1; card <= 104 - left; card++) {
          const table = tableWith([30, 31, 32, 33], [count, count, count, count], players);
          const hand = Array.from({ length: left }, (_, more) => card + more);
          for (const { before, own, number, slope } of looksAt(table, ...hand))
            if (!(Math.max(before, own, number, slope) < POLICY_WEIGHTS)) expect.fail(`${card} of ${left}`);
        }
});

test.each([2, 4, 10])('sensible play takes fewer points than random play among %i', (players) => {
  const fast = fastFrom(chanceAt('policy', players));
  const table = emptyTable(players);
  const deck = fullDeck();
  const clever = sensible(WEIGHTS[players] as Float64Array);
  const points = { clever: 0, random: 0 };
  for (let round = 0; round < 2000; round++) {
    deal(table, deck, fast);
    while (table.left > 0) {
      for (let seat = 0; seat < players; seat++) {
        const policy: Policy = seat === 0 ? clever : anyCard;
        playAt(table, seat, policy(table, seat, fast));
      }
      endTurn(table, -1);
    }
    points.clever += table.taken[0] as number;
    points.random += table.taken[1] as number;
  }
  expect(points.clever).toBeLessThan(0.95 * points.random);
});
