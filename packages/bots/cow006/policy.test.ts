import { HAND } from '@izvilina/games/cow006/state.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import { expect, test } from 'vitest';
import { fastFrom } from '../fast.ts';
import { anyCard, type Looks, lookAt, POLICY_WEIGHTS, type Policy, sensible } from './policy.ts';
import { WEIGHTS } from './policy-weights.ts';
import { deal, emptyTable, endTurn, fullDeck, PENALTY, playAt, type Table } from './simulator.ts';

function tableWith(ends: readonly number[], counts: readonly number[]): Table {
  const table = emptyTable(2);
  table.left = HAND;
  ends.forEach((end, row) => {
    table.last[row] = end;
    table.count[row] = counts[row] as number;
    table.weight[row] = (counts[row] as number) * (PENALTY[end] as number);
  });
  return table;
}

test('a card is looked at by its row, or by the cheapest row when it is below all', () => {
  const table = tableWith([20, 40, 61, 83], [1, 5, 2, 4]);
  const looks: Looks = { constant: 0, slope: 0, penalty: 0 };
  lookAt(table, 42, looks);
  expect(looks.penalty).toBe(15);
  const full = looks.slope;
  lookAt(table, 62, looks);
  expect(looks.penalty).toBe(2);
  expect(looks.slope).not.toBe(full);
  lookAt(table, 5, looks);
  expect(looks.penalty).toBe(2);
});

test('there is a weight for whatever a card can look like, for every number of players', () => {
  expect(WEIGHTS).toHaveLength(11);
  for (const weights of WEIGHTS) expect(weights).toHaveLength(POLICY_WEIGHTS);
  const looks: Looks = { constant: 0, slope: 0, penalty: 0 };
  for (let left = 1; left <= HAND; left++) {
    for (let count = 1; count <= 5; count++) {
      const table = tableWith([30, 31, 32, 33], [count, count, count, count]);
      table.left = left;
      for (let card = 1; card <= 104; card++) {
        lookAt(table, card, looks);
        expect(Math.max(looks.constant, looks.slope)).toBeLessThan(POLICY_WEIGHTS);
      }
    }
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
