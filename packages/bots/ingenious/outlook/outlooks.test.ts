import { SUPPLY } from '@izvilina/games/ingenious/pieces/tiles.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import { describe, expect, test } from 'vitest';
import { type Fast, fastFrom } from '../../fast.ts';
import { greedily, playOut } from '../simulation/policy.ts';
import { deal, emptySim, HUES, type Sim } from '../simulation/simulator.ts';
import { duelJudge, type Judge, manyJudge } from '../value.ts';
import { appraiseByRoom } from '../worth/by-room.ts';
import { PROMISES } from '../worth/promise.ts';
import { STAGES } from './outlook-of-many.ts';
import { SIZE } from './outlook-of-two.ts';
import { outlookOf } from './outlooks.ts';
import { OUTLOOK as OF_TEAMS } from './weights-of-teams.ts';
import { OUTLOOK as OF_THREE } from './weights-of-three.ts';
import { OUTLOOK as OF_TWO } from './weights-of-two.ts';

const KINDS = [
  { kind: 'two', mode: 'standard', players: 2, sides: 2, foretold: 0.65 },
  { kind: 'three', mode: 'standard', players: 3, sides: 3, foretold: 0.43 },
  { kind: 'four', mode: 'standard', players: 4, sides: 4, foretold: 0.35 },
  { kind: 'teams', mode: 'team', players: 4, sides: 2, foretold: 0.6 },
] as const;

describe.each(KINDS)('$kind', ({ mode, players, sides, foretold }) => {
  const outlook = outlookOf({ mode, players }) as Judge;
  const sum = (all: readonly number[]): number => all.reduce((so, one) => so + one, 0);
  const seats = Array.from({ length: players }, (_, seat) => seat);

  /** Every position of a game of greedy replies. */
  function eachPosition(fast: Fast, visit: (sim: Sim) => void): void {
    const sim = emptySim(mode, players);
    deal(sim, Uint8Array.from(SUPPLY), fast);
    while (sim.stage !== 'over') {
      visit(sim);
      playOut(sim, greedily(appraiseByRoom), fast, 1);
    }
    visit(sim);
  }

  test('somebody wins, partners alike, and a higher marker is never worse for its owner', () => {
    const fast = fastFrom(chanceAt('outlook', 0));
    let raised = 0;
    for (let game = 0; game < 30; game++)
      eachPosition(fast, (sim) => {
        const before = seats.map((seat) => outlook(sim, seat));
        expect(sum(before)).toBeCloseTo(players / sides, 10);
        for (const seat of seats) expect(before[seat]).toBeCloseTo(before[seat % sides] as number, 10);
        for (let c = 0; c < HUES; c++) {
          if (sim.tracks[c] === sim.end) continue;
          sim.tracks[c]!++;
          const after = outlook(sim, 0);
          sim.tracks[c]!--;
          expect(after).toBeGreaterThanOrEqual((before[0] as number) - 1e-12);
          if (after > (before[0] as number)) raised++;
        }
      });
    expect(raised).toBeGreaterThan(1000);
  });

  test('it tells who wins well before the end, and better than the lead does', () => {
    const fast = fastFrom(chanceAt('foresight', 0));
    const GAMES = 200;
    const lead = sides > 2 ? manyJudge : duelJudge;
    let right = 0;
    let learned = 0;
    for (let game = 0; game < GAMES; game++) {
      const course: { readonly outlook: number[]; readonly lead: number[] }[] = [];
      eachPosition(fast, (sim) => {
        const by = (judge: Judge) => seats.slice(0, sides).map((seat) => judge(sim, seat));
        course.push({ outlook: by(outlook), lead: by(lead) });
      });
      const winner = topOf(course.at(-1)?.outlook ?? []);
      const onTheWay = course.slice(0, -1);
      if (topOf(course[course.length >> 1]?.outlook ?? []) === winner) right++;
      for (const chances of onTheWay)
        learned += Math.log((chances.outlook[winner] as number) / (chances.lead[winner] as number)) / onTheWay.length;
    }
    expect(right / GAMES).toBeGreaterThan(foretold);
    expect(learned / GAMES).toBeGreaterThan(0.02);
  });
});

const topOf = (chances: readonly number[]): number => chances.indexOf(Math.max(...chances));

test('alone there is nobody to win against', () => {
  expect(outlookOf({ mode: 'solo', players: 1 })).toBeNull();
});

test('there are as many weights as the outlooks read', () => {
  expect(OF_TWO).toHaveLength(SIZE);
  for (const [weights, sides, end] of [
    [OF_THREE, 3, 18],
    [OF_TEAMS, 2, 36],
  ] as const) {
    const { softness, power, turn, growth, notch } = weights;
    const lengths = [softness, power, turn, growth, notch].map(({ length }) => length);
    expect(lengths).toEqual([STAGES, STAGES, STAGES * (sides - 1), STAGES * PROMISES, end + 1]);
  }
});
