/**
 * Makes `leaves-of-nouns.ts` and `leaves-of-all.ts`: node packages/bots/mindtrainer/leaves/fit-leaves.ts nouns|all
 * [POSITIONS]
 * > leaves-of-nouns.ts (a minute of a core; three for all)
 * Two players play each other by the current weights, at first all zero. In every position some racks are drawn at
 * random. The worth of the best move with each rack, relative to the other racks in the same position, is attributed to
 * parts of that rack: kept tiles are worth as much as they improve the next move. Least squares then fits the weights,
 * and the next pass plays by them. The seed is fixed.
 */

import { END_CLEAN } from '@izvilina/games/mindtrainer/lexicon/graph.ts';
import { loadLexicon } from '@izvilina/games/mindtrainer/lexicon/testing/load.ts';
import { fastBoard } from '@izvilina/games/mindtrainer/movegen/fast-board.ts';
import { moveGenerator } from '@izvilina/games/mindtrainer/movegen/generator.ts';
import { KINDS } from '@izvilina/games/mindtrainer/movegen/layout.ts';
import { scoreOfMove, stateOf } from '@izvilina/games/mindtrainer/movegen/move-list.ts';
import { ALL_TILES, RACK } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import { below, fastFrom, shuffle } from '../../fast.ts';
import { kindOf } from '../kinds.ts';
import { bestKept, bestLay, type EquityPlayer, equityPlayer, playBest, survey } from '../player.ts';
import { emptySim, type Sim } from '../simulation/simulator.ts';
import { indicatorFit } from './indicator-fit.ts';
import { LEAVE_WEIGHTS, type LeaveWeights, weightsOf } from './leaves.ts';

const [NAME, POSITIONS] = [process.argv[2] === 'all' ? 'all' : 'nouns', Number(process.argv[3] ?? 12_000)] as const;
const PASSES = 3;
/** Racks per position, and sampled parts of each rack. */
const RACKS = 6;
const PARTS = 12;

const { graph } = loadLexicon(NAME);
const generator = moveGenerator(graph, END_CLEAN);
const fast = fastFrom(chanceAt('fit-leaves', 0));
const DECK = Uint8Array.from(ALL_TILES, kindOf);

/** A deal as the rules make it, but for who begins. */
function deal(): Sim {
  const sim = emptySim(2, { anyPass: false });
  shuffle(DECK, DECK.length, fast);
  sim.bag.set(DECK);
  sim.bagSize = DECK.length;
  for (const rack of sim.racks) for (let i = 0; i < RACK; i++) rack[sim.bag[--sim.bagSize]!]!++;
  sim.held.fill(RACK);
  return sim;
}

/** Random racks from all tiles in the bag and on the racks; the worth of each is its best move. */
function tryRacks(player: EquityPlayer, sim: Sim, board: ReturnType<typeof fastBoard>) {
  const pool: number[] = [...sim.bag.subarray(0, sim.bagSize)];
  for (const rack of sim.racks) for (let kind = 0; kind < KINDS; kind++) pool.push(...Array(rack[kind]!).fill(kind));
  const unseen = Uint8Array.from(pool);
  const held = sim.racks[sim.turn]!;
  const own = held.slice();
  const tried = Array.from({ length: RACKS }, () => {
    shuffle(unseen, unseen.length, fast);
    const rack = unseen.slice(0, RACK);
    held.fill(0);
    for (const kind of rack) held[kind]!++;
    const list = survey(player, sim, board);
    const { values } = player.rests;
    const lay = bestLay(player, list);
    const kept = values[bestKept(player, sim.bagSize)]!;
    return { rack, worth: lay < 0 ? kept : Math.max(kept, scoreOfMove(list, lay) + values[stateOf(list, lay)]!) };
  });
  held.set(own);
  return tried;
}

function learn(weights: LeaveWeights): LeaveWeights {
  const player = equityPlayer(generator, weights);
  const fit = indicatorFit(LEAVE_WEIGHTS);
  for (let positions = 0; positions < POSITIONS; ) {
    const sim = deal();
    const board = fastBoard(graph, END_CLEAN);
    while (!sim.over && sim.bagSize >= RACK) {
      const tried = tryRacks(player, sim, board);
      const sum = tried.reduce((so, { worth }) => so + worth, 0);
      for (const { rack, worth } of tried) {
        const better = worth - (sum - worth) / (RACKS - 1);
        for (let part = 0; part < PARTS; part++) {
          const counts = new Int32Array(KINDS);
          shuffle(rack, RACK, fast);
          const size = below(fast, RACK + 1);
          for (let i = 0; i < size; i++) counts[rack[i]!]!++;
          fit.add(weightsOf(counts), better);
        }
      }
      playBest(player, sim, board, fast);
      positions++;
    }
  }
  return fit.solve();
}

let weights: LeaveWeights = new Float64Array(LEAVE_WEIGHTS);
for (let pass = 0; pass < PASSES; pass++) {
  const began = performance.now();
  weights = learn(weights);
  console.error(`pass ${pass + 1}: ${Math.round((performance.now() - began) / 1000)} s`);
}

const hundredths = Array.from(weights, (weight) => Math.round(100 * weight));
const ROW = KINDS;
const rows = Array.from({ length: Math.ceil(LEAVE_WEIGHTS / ROW) }, (_, row) => {
  return `  ${hundredths.slice(row * ROW, (row + 1) * ROW).join(', ')},`;
});

console.log(`/** Made by fit-leaves.ts ${NAME} ${POSITIONS}: weights of leaves.ts in hundredths of a point. */
// biome-ignore format: rows stay rows
const HUNDREDTHS = [
${rows.join('\n')}
];

export const LEAVES_OF_${NAME.toUpperCase()} = Float64Array.from(HUNDREDTHS, (weight) => weight / 100);`);
