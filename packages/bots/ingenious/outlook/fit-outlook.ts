/**
 * Makes `outlook-weights.ts`: node packages/bots/ingenious/outlook/fit-outlook.ts [GAMES] > outlook-weights.ts (two minutes of a core)
 * Two players play against each other, both by the weights as they stand: at first all zero, so that they go by looks alone.
 * After each game logistic regression moves the weights of all its positions a step towards how it ended. The seed is fixed.
 */
import { SUPPLY } from '@izvilina/games/ingenious/pieces/tiles.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import { below, fastFrom, unit } from '../../fast.ts';
import { looksIn } from '../choices.ts';
import { type Placing, placings } from '../placings.ts';
import { greedyReply, replyAt, replyX, replyY } from '../simulation/replies.ts';
import { copySim, deal, emptySim } from '../simulation/simulator.ts';
import { placeTile, swapRack } from '../simulation/turns.ts';
import { worthIn, worthsFor } from '../worth.ts';
import {
  chanceOf,
  type Entries,
  findEntries,
  noEntries,
  OUTLOOK_WEIGHTS,
  outlookBy,
  ROW,
  THEIRS,
  TO_MOVE,
} from './outlook.ts';

const GAMES = Number(process.argv[2] ?? 60_000);
/** How many of the best-looking placings a player weighs. */
const WEIGHED = 10;
/** How much what they take from the other counts in their looks. */
const DENIAL = 0.5;
/** For variety any of those weighed is laid now and then: each game has its own share, up to this. */
const STRAY = 0.4;
/** How far one position moves its weights: in the first game, and in the last. */
const FIRST_STEP = 0.02;
const LAST_STEP = 0.001;
/** A notch's neighbours move with it, each this share of the one before: what was seldom seen follows what was seen often. */
const NEXT_NOTCH = 0.7;
const BY_DISTANCE = Float64Array.from({ length: ROW }, (_, distance) => NEXT_NOTCH ** distance / 2);

const fast = fastFrom(chanceAt('fit-outlook', 0));
const weights = new Float64Array(OUTLOOK_WEIGHTS);
const outlook = outlookBy(weights);
const opening = emptySim('standard', 2);
const worths = worthsFor(opening);
const game = emptySim('standard', 2);
const after = emptySim('standard', 2);
const deck = Uint8Array.from(SUPPLY);

interface Position {
  readonly mover: number;
  readonly entries: Entries;
}

/** Plays a game to its end, which is left in `game`; returns the positions in which a turn began. */
function selfPlay(stray: number): Position[] {
  const positions: Position[] = [];
  copySim(opening, game);
  deal(game, deck, fast);
  while (game.stage !== 'over') {
    if (game.stage === 'swap') {
      swapRack(game, fast);
      continue;
    }
    if (game.stage === 'place') positions.push(present());
    const { at, x, y } = game.opened[game.turn] ? choose(stray) : firstTile();
    placeTile(game, at, x, y);
  }
  return positions;
}

function present(): Position {
  const entries = noEntries();
  findEntries(game, entries);
  return { mover: game.turn, entries };
}

function firstTile(): Placing {
  const reply = greedyReply(game, worthIn(worths, game), fast);
  return { at: replyAt(reply), x: replyX(reply), y: replyY(reply) };
}

/** The placing with the best outlook among those weighed; of equals the best-looking. */
function choose(stray: number): Placing {
  const weighed = bestLooking();
  if (unit(fast) < stray) return weighed[below(fast, weighed.length)] as Placing;
  const chances = weighed.map(({ at, x, y }) => {
    copySim(game, after);
    placeTile(after, at, x, y);
    return outlook(after, game.turn);
  });
  return weighed[chances.indexOf(Math.max(...chances))] as Placing;
}

/** Best first. */
function bestLooking(): Placing[] {
  const looksOf = looksIn(game, worthIn(worths, game), DENIAL);
  const best: { placing: Placing; looks: number }[] = [];
  for (const placing of placings(game)) {
    const looks = looksOf(placing);
    if (looks <= (best[WEIGHED - 1]?.looks ?? -1)) continue;
    const rank = best.findIndex((other) => other.looks < looks);
    best.splice(rank < 0 ? best.length : rank, 0, { placing, looks });
    best.length = Math.min(best.length, WEIGHED);
  }
  return best.map(({ placing }) => placing);
}

/** Moves the weights towards how the game ended for each mover; returns how surprising that was (cross entropy). */
function learn(positions: readonly Position[], step: number): number {
  let surprise = 0;
  for (const { mover, entries } of positions) {
    const expected = chanceOf(entries, weights);
    const came = outlook(game, mover);
    surprise -= came * Math.log(expected) + (1 - came) * Math.log(1 - expected);
    entries.forEach((entry, i) => {
      const side = i >= THEIRS && entry < TO_MOVE ? -1 : 1;
      nudge(entry, side * step * (came - expected));
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
  surprise += learn(selfPlay(STRAY * unit(fast)), LAST_STEP + (FIRST_STEP - LAST_STEP) * left);
  if ((played + 1) % REPORT_EVERY > 0) continue;
  console.error(`${played + 1} games, surprise ${(surprise / REPORT_EVERY).toFixed(4)}`);
  surprise = 0;
}
straighten();

const hundredths = Array.from(weights, (weight) => Math.round(100 * weight));
/** The last holds what does not stand in rows: the weights of the turn. */
const rows = Array.from({ length: Math.ceil(OUTLOOK_WEIGHTS / ROW) }, (_, row) => {
  return `  ${hundredths.slice(row * ROW, (row + 1) * ROW).join(', ')},`;
});

console.log(`/** Made by fit-outlook.ts: weights of outlook.ts in hundredths of log odds, a row of notches a line. */
// biome-ignore format: rows stay rows
const HUNDREDTHS = [
${rows.join('\n')}
];

export const OUTLOOK = Float64Array.from(HUNDREDTHS, (weight) => weight / 100);`);
