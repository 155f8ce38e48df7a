import { type Fast, word } from '../../fast.ts';
import type { Choice } from '../choices.ts';
import type { Knowledge } from '../knowledge.ts';
import { playBest } from '../player.ts';
import { copySim, emptySim, leadOf, type Sim } from './simulator.ts';
import { winChance } from './win-chance.ts';

/** The result of a choice in one simulated world. */
export interface Outcome {
  /** The chance to win. Never exactly 0 or 1: a narrow result says less in a simulation than at the table. */
  readonly chance: number;
  /** Growth of the lead, including the value of the tiles on the racks. */
  readonly points: number;
}

/** With fewer tiles in the bag a simulation goes on to the end of the game. */
const NEAR_THE_END = 9;

export interface Simulation {
  /** Approximate number of positions one attempt examines. */
  readonly nodesPerAttempt: number;
  /** Draws other racks and another bag, the same for all choices. */
  imagine(): void;
  attempt(choice: Choice): Outcome;
  nodes(): number;
}

/**
 * After the choice all other players make one best-looking move each, and the player who chooses one more; then the
 * position is judged.
 */
export function simulationOf({ imagine, board, player, seat, view }: Knowledge, fast: Fast): Simulation {
  const { players } = view;
  let world: Sim = imagine();
  const sim = emptySim(players, world);
  /** By seat: the value of the tiles it kept in its last turn, and its score including that. */
  const left = new Float64Array(players);
  const worths = new Float64Array(players);
  /** Decides where discards go in the bag: the same in all attempts of a world. */
  const luck = fast.slice();
  const before = leadOf(view.scores, seat);
  const toTheEnd = view.bag < NEAR_THE_END;
  let nodes = 0;
  return {
    nodesPerAttempt: toTheEnd ? players + 4 : players,
    nodes: () => nodes,
    imagine() {
      world = imagine();
      word(fast);
      luck.set(fast);
    },
    attempt(choice) {
      const own: Fast = luck.slice();
      copySim(world, sim);
      left.fill(0);
      const mark = board.mark();
      choice.play(sim, board, own);
      left[seat] = sim.bagSize > 0 ? choice.left : 0;
      for (let ply = 0; !sim.over && (ply < players || toTheEnd || sim.bagSize === 0); ply++) {
        const mover = sim.turn;
        nodes++;
        left[mover] = playBest(player, sim, board, own);
        if (sim.bagSize === 0) left.fill(0);
      }
      board.undo(mark);
      if (sim.over) left.fill(0);
      for (let other = 0; other < players; other++) worths[other] = sim.scores[other]! + left[other]!;
      const after = leadOf(worths, seat);
      return { chance: winChance(after, sim.over ? 0 : tilesLeft(sim)), points: after - before };
    },
  };
}

const tilesLeft = ({ bagSize, held }: Sim): number => held.reduce((sum, count) => sum + count, bagSize);
