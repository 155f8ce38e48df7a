import { SUPPLY } from '@izvilina/games/ingenious/pieces/tiles.ts';
import { NOTCHES } from '@izvilina/games/ingenious/pieces/tracks.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import { expect, test } from 'vitest';
import { type Fast, fastFrom } from '../../fast.ts';
import { greedily, playOut } from '../simulation/policy.ts';
import { deal, emptySim, HUES, type Sim } from '../simulation/simulator.ts';
import { worthsFor } from '../worth.ts';
import { OUTLOOK_WEIGHTS, outlookBy } from './outlook.ts';
import { OUTLOOK } from './outlook-weights.ts';

const outlook = outlookBy(OUTLOOK);

/** Every position of a game of greedy replies. */
function eachPosition(fast: Fast, visit: (sim: Sim) => void): void {
  const sim = emptySim('standard', 2);
  deal(sim, Uint8Array.from(SUPPLY), fast);
  while (sim.stage !== 'over') {
    visit(sim);
    playOut(sim, greedily(worthsFor(sim)), fast, 1);
  }
  visit(sim);
}

test('there are as many weights as the outlook reads', () => {
  expect(OUTLOOK).toHaveLength(OUTLOOK_WEIGHTS);
});

test('what one may hope for the other has to fear, and a higher marker is never worse for its owner', () => {
  const fast = fastFrom(chanceAt('outlook', 0));
  let raised = 0;
  for (let game = 0; game < 30; game++)
    eachPosition(fast, (sim) => {
      const before = outlook(sim, 0);
      expect(outlook(sim, 1)).toBeCloseTo(1 - before, 10);
      for (let c = 0; c < HUES; c++) {
        if (sim.tracks[c] === NOTCHES) continue;
        sim.tracks[c]!++;
        const after = outlook(sim, 0);
        sim.tracks[c]!--;
        expect(after).toBeGreaterThanOrEqual(before - 1e-12);
        if (after > before) raised++;
      }
    });
  expect(raised).toBeGreaterThan(1000);
});

test('it tells who wins well before the end: in most games from the middle on', () => {
  const fast = fastFrom(chanceAt('foresight', 0));
  const GAMES = 200;
  let right = 0;
  for (let game = 0; game < GAMES; game++) {
    const expected: number[] = [];
    eachPosition(fast, (sim) => expected.push(outlook(sim, 0)));
    const middle = expected[expected.length >> 1] as number;
    if (middle > 0.5 === (expected.at(-1) as number) > 0.5) right++;
  }
  expect(right / GAMES).toBeGreaterThan(0.65);
});
