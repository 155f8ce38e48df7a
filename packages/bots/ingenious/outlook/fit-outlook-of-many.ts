/**
 * Makes weights of outlook-of-many.ts: node packages/bots/ingenious/outlook/fit-outlook-of-many.ts MODE PLAYERS > weights-of-….ts
 * for `standard 3` and `team 4`, one to two minutes of a core each. The players play against each other by the weights
 * as they stand, and logistic regression finds weights that foretell how those games ended; then once more by the new weights. The
 * seed is fixed.
 */
import { chanceAt } from '@izvilina/kernel/chance.ts';
import { below, fastFrom, unit } from '../../fast.ts';
import { emptySim, HUES, type Sim, trackCount } from '../simulation/simulator.ts';
import type { Judge } from '../value.ts';
import { PROMISES, promise } from '../worth/promise.ts';
import { descent } from './descent.ts';
import { outlookOfMany, STAGES, stageOf, type Weights } from './outlook-of-many.ts';
import { selfPlayer } from './self-play.ts';

const MODE = process.argv[2] === 'team' ? 'team' : 'standard';
const PLAYERS = Number(process.argv[3] ?? 3);
/** Of each of the two times. */
const GAMES = [2000, 6000];
/** For variety any of those weighed is laid now and then: each game has its own share, up to this. */
const STRAY = 0.3;

const fast = fastFrom(chanceAt('fit-outlook-of-many', 0));
const opening = emptySim(MODE, PLAYERS);
const TRACKS = trackCount(opening);
const NOTCHES = opening.end + 1;
const selfPlay = selfPlayer(MODE, PLAYERS, fast);

/** Everything the outlook looks at, and what each track came to. */
interface Position {
  readonly stage: number;
  readonly mover: number;
  readonly promises: Uint8Array;
  readonly tracks: Uint8Array;
  readonly came: readonly number[];
}

/** Plays a game and returns the positions in which a turn began. */
function played(outlook: Judge): Position[] {
  const positions: Omit<Position, 'came'>[] = [];
  const game = selfPlay(outlook, STRAY * unit(fast), (sim) => positions.push(present(sim)));
  const came = Array.from({ length: TRACKS }, (_, track) => outlook(game, track));
  return positions.map((position) => ({ ...position, came }));
}

const present = (game: Sim): Omit<Position, 'came'> => ({
  stage: stageOf(game),
  mover: game.turn % TRACKS,
  promises: Uint8Array.from({ length: HUES }, (_, c) => promise(game, c)),
  tracks: game.tracks.slice(0, TRACKS * HUES),
});

/** All weights one after another, as `Weights` has them; softness and power as logarithms, so that they stay above 0. */
const POWER = STAGES;
const TURN = 2 * STAGES;
const GROWTH = TURN + STAGES * (TRACKS - 1);
const NOTCH = GROWTH + STAGES * PROMISES;
const SIZE = NOTCH + NOTCHES;

/** A guess to begin with: late in the game the lowest marker decides, and what the board promises counts while there is room. */
function guess(): Float64Array {
  const all = new Float64Array(SIZE);
  for (let stage = 0; stage < STAGES; stage++) {
    all[stage] = Math.log(1.5 + (8 * stage) / STAGES);
    all[POWER + stage] = Math.log(3);
    for (let points = 0; points < PROMISES; points++) all[GROWTH + PROMISES * stage + points] = points / 2;
  }
  return all;
}

const weightsOf = (all: Float64Array): Weights => ({
  softness: all.slice(0, POWER).map(Math.exp),
  power: all.slice(POWER, TURN).map(Math.exp),
  turn: all.slice(TURN, GROWTH),
  growth: all.slice(GROWTH, NOTCH),
  notch: straightened(all.slice(NOTCH)),
});

/** A higher marker is never worse. */
function straightened(notch: Float64Array): Float64Array {
  for (let at = 1; at < notch.length; at++) notch[at] = Math.max(notch[at] as number, (notch[at - 1] as number) - 1);
  return notch;
}

/** Adds to `slope` how the surprise at a position changes with every weight; returns the surprise (cross entropy). */
function surprise(all: Float64Array, { stage, mover, promises, tracks, came }: Position, slope: Float64Array): number {
  const soft = Math.exp(all[stage] as number);
  const sharp = Math.exp(all[POWER + stage] as number) / soft;
  const growth = GROWTH + PROMISES * stage;
  const heights = Array.from(
    tracks,
    (marker, i) => marker + (all[NOTCH + marker] as number) + (all[growth + (promises[i % HUES] as number)] as number),
  );
  const found = Array.from({ length: TRACKS }, (_, track) => {
    const own = heights.slice(HUES * track, HUES * (track + 1));
    const burdens = own.map((height) => Math.exp(-height / soft));
    const burden = burdens.reduce((sum, one) => sum + one, 0);
    const shares = burdens.map((one) => one / burden);
    const level = -soft * Math.log(burden);
    const place = (track - mover + TRACKS) % TRACKS;
    const turn = place < TRACKS - 1 ? TURN + (TRACKS - 1) * stage + place : -1;
    const mean = shares.reduce((sum, share, c) => sum + share * (own[c] as number), 0);
    return { shares, level, mean, turn, odds: Math.exp(sharp * level + (turn < 0 ? 0 : (all[turn] as number))) };
  });
  const odds = found.reduce((sum, one) => sum + one.odds, 0);
  let surprised = 0;
  found.forEach(({ shares, level, mean, turn, odds: own }, track) => {
    surprised -= (came[track] as number) * Math.log(own / odds);
    const off = own / odds - (came[track] as number);
    slope[stage]! -= off * sharp * mean;
    slope[POWER + stage]! += off * sharp * level;
    if (turn >= 0) slope[turn]! += off;
    shares.forEach((share, c) => {
      slope[growth + (promises[c] as number)]! += off * sharp * share;
      slope[NOTCH + (tracks[HUES * track + c] as number)]! += off * sharp * share;
    });
  });
  return surprised;
}

const EPOCHS = 4;
const BATCH = 512;
const FIRST_STEP = 0.03;
/** Weights beside each other are pulled together: what was seldom seen follows what was seen often. */
const PULL = 2e-5;

function pull(all: Float64Array, slope: Float64Array): void {
  const together = (a: number, b: number): void => {
    const apart = PULL * ((all[a] as number) - (all[b] as number));
    slope[a]! += apart;
    slope[b]! -= apart;
  };
  for (let i = GROWTH; i < NOTCH; i++) {
    if ((i - GROWTH) % PROMISES > 0) together(i, i - 1);
    if (i >= GROWTH + PROMISES) together(i, i - PROMISES);
  }
  for (let i = NOTCH + 1; i < SIZE; i++) together(i, i - 1);
  for (let i = NOTCH; i < SIZE; i++) slope[i]! += (PULL / 2) * (all[i] as number);
}

function fit(all: Float64Array, positions: readonly Position[]): void {
  const slope = new Float64Array(SIZE);
  const descend = descent(all);
  const batches = Math.floor(positions.length / BATCH);
  let surprised = 0;
  for (let step = 1; step <= EPOCHS * batches; step++) {
    slope.fill(0);
    for (let i = 0; i < BATCH; i++)
      surprised += surprise(all, positions[below(fast, positions.length)] as Position, slope);
    for (let i = 0; i < SIZE; i++) slope[i]! /= BATCH;
    pull(all, slope);
    descend(slope, FIRST_STEP * (1 - step / (EPOCHS * batches)) + FIRST_STEP / 60);
    if (step % batches > 0) continue;
    console.error(`${positions.length} positions, surprise ${(surprised / batches / BATCH).toFixed(4)}`);
    surprised = 0;
  }
}

const all = guess();
for (const games of GAMES) {
  const outlook = outlookOfMany(weightsOf(all));
  fit(all, Array.from({ length: games }, () => played(outlook)).flat());
}

const { softness, power, turn, growth, notch } = weightsOf(all);
const row = (values: Float64Array): string => Array.from(values, (value) => Math.round(100 * value)).join(', ');
const byStage = Array.from({ length: STAGES }, (_, stage) => {
  return `    ${row(growth.subarray(PROMISES * stage, PROMISES * (stage + 1)))},`;
});

console.log(`import { hundredths, type Weights } from './outlook-of-many.ts';

/** Made by fit-outlook-of-many.ts ${MODE} ${PLAYERS}; growth a stage a line. */
// biome-ignore format: rows stay rows
export const OUTLOOK: Weights = {
  softness: hundredths(${row(softness)}),
  power: hundredths(${row(power)}),
  turn: hundredths(${row(turn)}),
  growth: hundredths(
${byStage.join('\n')}
  ),
  notch: hundredths(${row(notch)}),
};`);
