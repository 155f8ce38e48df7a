import { SIDES } from '@izvilina/games/ingenious/pieces/board.ts';
import { SUPPLY } from '@izvilina/games/ingenious/pieces/tiles.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import { expect, test } from 'vitest';
import { fastFrom } from '../../fast.ts';
import { greedily, playOut, type Replier } from '../simulation/policy.ts';
import { cover, deal, emptySim, HUES, type Sim } from '../simulation/simulator.ts';
import { duelJudge, manyJudge } from '../value.ts';
import { appraiseByNeedIn } from './by-need.ts';
import { appraiseByRoom } from './by-room.ts';
import { PROMISES, promise } from './promise.ts';
import { GAINS, mostPoints, noWorth } from './worth.ts';

const KINDS = [
  { kind: 'three', mode: 'standard', players: 3, sides: 3 },
  { kind: 'four', mode: 'standard', players: 4, sides: 4 },
  { kind: 'teams', mode: 'team', players: 4, sides: 2 },
] as const;

/** Lays four symbols of a colour in a row away from the edge. */
function withRow(sim: Sim, colour: number): Sim {
  const row = [0];
  for (let i = 0; i < 3; i++) row.push(sim.field.next[SIDES * (row.at(-1) as number)] as number);
  for (const cell of row) cover(sim, cell, colour);
  return sim;
}

test.each(KINDS)('among $kind a point counts more on the lowest marker and where the board promises less', (kind) => {
  const sim = withRow(emptySim(kind.mode, kind.players), 2);
  const worth = noWorth();
  sim.tracks.set([0, 9, 0, 17, 9, 9], 0);
  appraiseByNeedIn(sim)(sim, 0, worth);
  const [low, high, promised, nearBonus] = [0, 1, 2, 3].map((c) => worth[GAINS * c + 1] as number) as [
    number,
    number,
    number,
    number,
  ];
  expect(promise(sim, 2)).toBeGreaterThan(promise(sim, 0));
  expect(low).toBeGreaterThan(high);
  expect(low).toBeGreaterThan(promised);
  expect(nearBonus).toBeGreaterThan(low);
});

test.each(KINDS)('among $kind no points are worth nothing, and more never less', ({ mode, players }) => {
  const fast = fastFrom(chanceAt('worth', 0));
  const sim = emptySim(mode, players);
  const appraise = appraiseByNeedIn(sim);
  const worth = noWorth();
  deal(sim, Uint8Array.from(SUPPLY), fast);
  for (; sim.stage !== 'over'; playOut(sim, greedily(appraise), fast, 1)) {
    appraise(sim, sim.turn, worth);
    for (let c = 0; c < HUES; c++) {
      expect(promise(sim, c)).toBeLessThan(PROMISES);
      expect(worth[GAINS * c]).toBe(0);
      for (let points = 1; points <= mostPoints(sim, c); points++)
        expect(worth[GAINS * c + points]).toBeGreaterThanOrEqual(worth[GAINS * c + points - 1] as number);
    }
  }
});

test.each(KINDS)('who goes by need wins more often among $kind than who goes by room', ({ mode, players, sides }) => {
  const DEALS = 150;
  const judge = sides > 2 ? manyJudge : duelJudge;
  const byNeed = greedily(appraiseByNeedIn(emptySim(mode, players)));
  const byRoom = greedily(appraiseByRoom);
  let won = 0;
  for (let n = 0; n < DEALS * sides; n++) {
    const fast = fastFrom(chanceAt(`need/${Math.floor(n / sides)}`, 0));
    const sim = emptySim(mode, players);
    deal(sim, Uint8Array.from(SUPPLY), fast);
    const reply: Replier = (now, dice) => (now.turn % sides === n % sides ? byNeed : byRoom)(now, dice);
    playOut(sim, reply, fast, Number.POSITIVE_INFINITY);
    const chances = Array.from({ length: sides }, (_, seat) => judge(sim, seat));
    if (chances.indexOf(Math.max(...chances)) === n % sides) won++;
  }
  expect(won / (DEALS * sides)).toBeGreaterThan(1 / sides + 0.03);
});
