/**
 * Makes the weights of outlook-of-two.ts: node packages/bots/ingenious/outlook/fit-outlook-of-two.ts GAMES > weights-of-two.ts
 * (60 000 games, one to two minutes of a core).
 * The players play against each other, all by the weights as they stand: at first all zero, so that they go by looks alone. After
 * each game logistic regression moves the weights of all its positions a step towards how it ended. The seed is fixed.
 */
import { chanceAt } from '@izvilina/kernel/chance.ts';
import { fastFrom, unit } from '../../fast.ts';
import type { Sim } from '../simulation/simulator.ts';
import {
  chanceOf,
  type Entries,
  findEntries,
  NO_WEIGHT,
  noEntries,
  outlookOfTwo,
  PER_PLAYER,
  ROW,
  SIZE,
  TO_MOVE,
} from './outlook-of-two.ts';
import { selfPlayer } from './self-play.ts';

const GAMES = Number(process.argv[2] ?? 60_000);
/** For variety any of those weighed is laid now and then: each game has its own share, up to this. */
const STRAY = 0.4;
/** How far one position moves its weights: in the first game, and in the last. */
const FIRST_STEP = 0.02;
const LAST_STEP = 0.001;
/** A notch's neighbours move with it, each this share of the one before: what was seldom seen follows what was seen often. */
const NEXT_NOTCH = 0.7;

const BY_DISTANCE = Float64Array.from({ length: ROW }, (_, distance) => NEXT_NOTCH ** distance / 2);

const fast = fastFrom(chanceAt('fit-outlook', 0));
const weights = new Float64Array(SIZE);
const outlook = outlookOfTwo(weights);
const selfPlay = selfPlayer('standard', 2, fast);

interface Position {
  readonly mover: number;
  readonly entries: Entries;
}

function present(game: Sim): Position {
  const entries = noEntries();
  findEntries(game, entries);
  return { mover: game.turn, entries };
}

/** Moves the weights towards how the game ended for each player; returns how surprising that was (cross entropy). */
function learn(game: Sim, positions: readonly Position[], step: number): number {
  let surprise = 0;
  for (const { mover, entries } of positions) {
    const places = [0, 1].map((place) => {
      const expected = chanceOf(entries, weights, place);
      const came = outlook(game, (mover + place) % 2);
      surprise -= came * Math.log(expected);
      return step * (came - expected);
    });
    entries.forEach((entry, i) => {
      if (entry !== NO_WEIGHT) nudge(entry, places[(i / PER_PLAYER) | 0] as number);
    });
  }
  return surprise / positions.length;
}

function nudge(entry: number, amount: number): void {
  if (entry >= TO_MOVE) {
    weights[entry]! += amount;
    return;
  }
  const row = entry - (entry % ROW);
  for (let notch = 0; notch < ROW; notch++)
    weights[row + notch]! += amount * (BY_DISTANCE[Math.abs(row + notch - entry)] as number);
}

/** A higher marker is never worse. */
function straighten(): void {
  for (let entry = 0; entry < TO_MOVE; entry++)
    if (entry % ROW > 0) weights[entry] = Math.max(weights[entry] as number, weights[entry - 1] as number);
}

const REPORT_EVERY = Math.ceil(GAMES / 20);
let surprise = 0;
for (let played = 0; played < GAMES; played++) {
  const left = 1 - played / GAMES;
  const positions: Position[] = [];
  const game = selfPlay(outlook, STRAY * unit(fast), (sim) => positions.push(present(sim)));
  surprise += learn(game, positions, LAST_STEP + (FIRST_STEP - LAST_STEP) * left);
  if ((played + 1) % REPORT_EVERY > 0) continue;
  console.error(`${played + 1} games, surprise ${(surprise / REPORT_EVERY).toFixed(4)}`);
  surprise = 0;
}
straighten();

const hundredths = Array.from(weights, (weight) => Math.round(100 * weight));
/** The last holds what does not stand in rows: the weights of the turn. */
const rows = Array.from({ length: Math.ceil(SIZE / ROW) }, (_, row) => {
  return `  ${hundredths.slice(row * ROW, (row + 1) * ROW).join(', ')},`;
});

console.log(`/** Made by fit-outlook-of-two.ts: weights in hundredths of log odds, a row of notches a line. */
// biome-ignore format: rows stay rows
const HUNDREDTHS = [
${rows.join('\n')}
];

export const OUTLOOK = Float64Array.from(HUNDREDTHS, (weight) => weight / 100);`);
