import { mindtrainer } from '@izvilina/games/mindtrainer/game.ts';
import { END } from '@izvilina/games/mindtrainer/lexicon/graph.ts';
import { loadLexicon } from '@izvilina/games/mindtrainer/lexicon/testing/load.ts';
import { fastBoard, putRows } from '@izvilina/games/mindtrainer/movegen/fast-board.ts';
import { rackCounts } from '@izvilina/games/mindtrainer/movegen/generate.ts';
import { moveGenerator } from '@izvilina/games/mindtrainer/movegen/generator.ts';
import { layOf } from '@izvilina/games/mindtrainer/movegen/move-list.ts';
import type { LayMove } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import type { State } from '@izvilina/games/mindtrainer/state.ts';
import { chanceAt, chances } from '@izvilina/kernel/chance.ts';
import { expect, test } from 'vitest';
import { fastFrom } from '../../fast.ts';
import { dealt, played } from '../testing/tables.ts';
import { exchangeTiles, layMove, passTurn, pointsOn, type Sim, simOf } from './simulator.ts';

const { graph } = loadLexicon('nouns');
const generator = moveGenerator(graph, END);

function expectSame(sim: Sim, state: State): void {
  expect([...sim.scores]).toEqual(state.scores);
  expect(sim.over).toBe(state.phase === 'over');
  if (sim.over) return;
  expect(sim.racks).toEqual(state.racks.map(rackCounts));
  expect([sim.turn, sim.bagSize, sim.passes, sim.scoreless]).toEqual([
    state.turn,
    state.bag.length,
    state.passes,
    state.scoreless,
  ]);
}

test.each([
  [2, 'all', 3],
  [3, 'any', 12],
  [4, 'all', 5],
] as const)(
  '%i players, passes of %s: the same racks, scores and end as by the rules',
  (players, passesToEnd, passOneIn) => {
    for (let game = 0; game < 4; game++) {
      const chanceOf = chances(`sim${players}/${game}`);
      let state = dealt(players, { passesToEnd }, `sim${players}/${game}`);
      const sim = simOf(state);
      const board = fastBoard(graph, END);
      putRows(board, state.board);
      for (let i = 1; state.phase !== 'over'; i++) {
        const chance = chanceOf(i);
        const list = generator.generate(board, sim.racks[sim.turn]!);
        if (list.count === 0 || chance.below(passOneIn) === 0) {
          state = played(state, state.turn, { type: 'pass' }, chance);
          passTurn(sim);
          // MT-R10 is not tested here: no player can lay any more, and the passes lead to the same end.
          if (state.phase === 'over' && !sim.over) break;
        } else {
          const move = chance.below(list.count);
          const tiles = layOf(list, move, board).tiles as LayMove['tiles'];
          layMove(sim, board, list, move);
          state = played(state, state.turn, { type: 'lay', tiles }, chance);
          if (state.phase === 'over' && !sim.over) break;
        }
        expectSame(sim, state);
      }
    }
  },
);

test('an exchange keeps what is kept, draws as many and puts the others into the bag', () => {
  const state = dealt(2, {}, 'exchange');
  const sim = simOf(state);
  const seat = sim.turn;
  const kept = sim.racks[seat]!.slice();
  const kind = kept.findIndex((count) => count > 0);
  kept[kind] = 0;
  const all = (): number => pointsOn(sim.racks[0]!) + pointsOn(sim.racks[1]!);
  const inBag = (): number => [...sim.bag.subarray(0, sim.bagSize)].filter((tile) => tile === kind).length;
  const before = { bag: sim.bagSize, held: [...sim.held], points: all(), kind: inBag() + sim.racks[seat]![kind]! };
  exchangeTiles(sim, kept, fastFrom(chanceAt('exchange', 1)));
  expect(sim.bagSize).toBe(before.bag);
  expect([...sim.held]).toEqual(before.held);
  expect(inBag() + sim.racks[seat]![kind]!).toBe(before.kind);
  for (const [other, count] of kept.entries()) expect(sim.racks[seat]![other]).toBeGreaterThanOrEqual(count);
  expect(sim.turn).toBe(1 - seat);
  expect(mindtrainer.slug).toBe('mindtrainer');
});
