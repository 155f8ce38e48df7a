import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { SUPPLY } from '@izvilina/games/ingenious/pieces/tiles.ts';
import { RACK } from '@izvilina/games/ingenious/state.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import { expect, test } from 'vitest';
import { fastFrom } from '../../fast.ts';
import { greedily, playOut } from '../simulation/policy.ts';
import { copySim, deal, emptySim, HUES, ONE, OTHER, type Sim } from '../simulation/simulator.ts';
import { appraiseByRoom } from '../worth/by-room.ts';
import { STAGES } from './outlook-of-many.ts';
import { HEIGHTS, outlookWithRacks, UNITS, VALUES } from './outlook-with-racks.ts';
import { OUTLOOK } from './weights-of-four.ts';

const PLAYERS = 4;
const SEATS = Array.from({ length: PLAYERS }, (_, seat) => seat);
const outlook = outlookWithRacks(OUTLOOK);
const chancesIn = (sim: Sim): number[] => SEATS.map((seat) => outlook(sim, seat));

/** Positions of a few games of greedy replies. */
function somePositions(visit: (sim: Sim) => void): void {
  const fast = fastFrom(chanceAt('with-racks', 0));
  for (let game = 0; game < 10; game++) {
    const sim = emptySim('standard', PLAYERS);
    deal(sim, Uint8Array.from(SUPPLY), fast);
    for (; sim.stage !== 'over'; playOut(sim, greedily(appraiseByRoom), fast, 1)) visit(sim);
  }
}

test('it is the same whoever sits where', () => {
  const moved = emptySim('standard', PLAYERS);
  somePositions((sim) => {
    copySim(sim, moved);
    moved.turn = (sim.turn + 1) % PLAYERS;
    for (const seat of SEATS) {
      const next = (seat + 1) % PLAYERS;
      moved.tracks.set(sim.tracks.subarray(HUES * seat, HUES * (seat + 1)), HUES * next);
      moved.racks.set(sim.racks.subarray(RACK * seat, RACK * (seat + 1)), RACK * next);
      moved.rackSize[next] = sim.rackSize[seat] as number;
    }
    const chances = chancesIn(moved);
    chancesIn(sim).forEach((chance, seat) => {
      expect(chances[(seat + 1) % PLAYERS]).toBeCloseTo(chance, 12);
    });
  });
});

/** The kind of tile with these two colours. */
const kindOf = (a: number, b: number): number =>
  ONE.findIndex((one, kind) => (one === a && OTHER[kind] === b) || (one === b && OTHER[kind] === a));

test('it is the same whatever a colour is called', () => {
  const called = (colour: number): number => (colour + 1) % HUES;
  const renamed = emptySim('standard', PLAYERS);
  somePositions((sim) => {
    copySim(sim, renamed);
    renamed.cells.set(sim.cells.map((cell) => (cell < HUES ? called(cell) : cell)));
    renamed.racks.set(sim.racks.map((kind) => kindOf(called(ONE[kind] as number), called(OTHER[kind] as number))));
    for (let c = 0; c < HUES; c++) {
      const { stride } = sim.field;
      for (const table of ['gains', 'hot'] as const)
        renamed[table].set(sim[table].subarray(c * stride, (c + 1) * stride), called(c) * stride);
      renamed.hotCount[called(c)] = sim.hotCount[c] as number;
      for (const seat of SEATS) renamed.tracks[HUES * seat + called(c)] = sim.tracks[HUES * seat + c] as number;
    }
    const chances = chancesIn(renamed);
    chancesIn(sim).forEach((chance, seat) => {
      expect(chances[seat]).toBeCloseTo(chance, 12);
    });
  });
});

test('who holds what lags is better off than who holds what leads', () => {
  let better = 0;
  let all = 0;
  somePositions((sim) => {
    const track = [...sim.tracks.subarray(0, HUES)];
    const holding = (colour: number): number => {
      sim.racks.fill(kindOf(colour, colour), 0, RACK);
      return outlook(sim, 0);
    };
    const lags = track.indexOf(Math.min(...track));
    const leads = track.indexOf(Math.max(...track));
    if ((track[leads] as number) - (track[lags] as number) < 3) return;
    const kept = sim.racks.slice();
    if (holding(lags) > holding(leads)) better++;
    sim.racks.set(kept);
    all++;
  });
  expect(all).toBeGreaterThan(300);
  expect(better / all).toBeGreaterThan(0.8);
});

test('there are as many weights as it reads', () => {
  for (const [name, values] of Object.entries(VALUES))
    expect(OUTLOOK[name as keyof typeof VALUES]).toHaveLength(values * UNITS);
  const { height, power, turn } = OUTLOOK;
  expect([height, power, turn].map(({ length }) => length)).toEqual([
    HEIGHTS * UNITS,
    STAGES * HEIGHTS,
    STAGES * PLAYERS,
  ]);
});

test('the weights are of the form in which they are made', () => {
  const script = new URL('fit-outlook-with-racks.ts', import.meta.url).pathname;
  const made = execFileSync(process.execPath, [script, '3', '3'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const form = (text: string): string => text.replace(/-?\d+/g, '0');
  expect(form(made)).toBe(form(readFileSync(new URL('weights-of-four.ts', import.meta.url), 'utf8')));
}, 60_000);
