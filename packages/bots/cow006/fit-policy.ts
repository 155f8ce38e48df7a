/**
 * Makes `policy-weights.ts`: node packages/bots/cow006/fit-policy.ts [POSITIONS] > policy-weights.ts
 * Seats play rounds against each other by plain Monte Carlo search for the fewest points; least squares then fits the
 * weights to the worth that the search found for each card. So the weights tell what a good player is likely to play.
 */
import { HAND } from '@izvilina/games/cow006/state.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import { below, type Fast, fastFrom, unit } from '../fast.ts';
import { imagineHands } from './knowledge.ts';
import { leastSquares, type Row } from './least-squares.ts';
import { lookAtHand, looksOfHand, POLICY_WEIGHTS } from './policy.ts';
import { copyTable, deal, emptyTable, endTurn, fullDeck, playAt, playOutRandomly, type Table } from './simulator.ts';

const PLAYERS = [2, 3, 4, 6, 10];
const POSITIONS = Number(process.argv[2] ?? 10_000);
const WORLDS = 60;
/** Probability of playing a worse card, for variety. */
const STRAY = 0.15;

/** The worth of each card of a hand relative to the hand's average. */
function worths(table: Table, seat: number, seen: ReadonlySet<number>, fast: Fast): Float64Array {
  const { players, left } = table;
  const own = new Set(table.hands.subarray(seat * HAND, seat * HAND + left));
  const unseen = fullDeck().filter((card) => !seen.has(card) && !own.has(card));
  const world = emptyTable(players);
  const sim = emptyTable(players);
  copyTable(table, world);
  const hidden = Array.from({ length: players }, (_, other) => other).filter((other) => other !== seat);
  const sums = new Float64Array(left);
  for (let i = 0; i < WORLDS; i++) {
    imagineHands({ seat, table: world, hidden, unseen, waiting: [] }, world, fast);
    for (let answer = 0; answer < left; answer++) {
      copyTable(world, sim);
      playTurn(sim, (other) => (other === seat ? answer : below(fast, left)));
      playOutRandomly(sim, fast);
      sums[answer] = (sums[answer] as number) - (sim.taken[seat] as number) / WORLDS;
    }
  }
  const average = sums.reduce((sum, worth) => sum + worth, 0) / left;
  return sums.map((worth) => worth - average);
}

function playTurn(table: Table, choose: (seat: number) => number): void {
  for (let seat = 0; seat < table.players; seat++) playAt(table, seat, choose(seat));
  endTurn(table, -1);
}

/** The looks of every card of a hand, relative to the hand's average. */
function rowsOf(table: Table, seat: number): Row[] {
  const { left } = table;
  const hand = looksOfHand();
  lookAtHand(table, seat, hand);
  const average: Row = new Map();
  const add = (row: Row, at: number, amount: number) => row.set(at, (row.get(at) ?? 0) + amount);
  const cards = hand.slice(0, left).map(({ before, own, number, slope, penalty }) => {
    const row: Row = new Map();
    for (const constant of [before, own, number]) add(row, constant, 1);
    add(row, slope, penalty);
    for (const [at, amount] of row) add(average, at, -amount / left);
    return row;
  });
  for (const row of cards) for (const [at, amount] of average) add(row, at, amount);
  return cards;
}

function fit(players: number, fast: Fast): Float64Array {
  const squares = leastSquares(POLICY_WEIGHTS);
  const table = emptyTable(players);
  const deck = fullDeck();
  for (let positions = 0; positions < POSITIONS; ) {
    deal(table, deck, fast);
    const seen = new Set(table.last);
    while (table.left > 1) {
      const answers = Array.from({ length: players }, (_, seat) => {
        const values = worths(table, seat, seen, fast);
        rowsOf(table, seat).forEach((row, at) => {
          squares.add(row, values[at] as number);
        });
        positions++;
        return unit(fast) < STRAY ? below(fast, table.left) : values.indexOf(Math.max(...values));
      });
      playTurn(table, (seat) => answers[seat] as number);
      for (const card of table.plays) seen.add(card);
    }
  }
  return squares.solve();
}

const lines = PLAYERS.map((players) => {
  const weights = fit(players, fastFrom(chanceAt('fit-policy', players)));
  return `  ${players}: [${[...weights].map((weight) => Math.round(weight * 100)).join(', ')}],`;
});

console.log(`/** Made by fit-policy.ts, by number of players: weights of policy.ts in hundredths of a point. */
const FITTED: Readonly<Record<number, readonly number[]>> = {
${lines.join('\n')}
};

/** By number of players; where there was no fit, the nearest one's. */
export const WEIGHTS: readonly Float64Array[] = [2, 2, 2, 3, 4, 4, 6, 6, 6, 10, 10].map((players) =>
  Float64Array.from(FITTED[players] as readonly number[], (hundredths) => hundredths / 100),
);`);
