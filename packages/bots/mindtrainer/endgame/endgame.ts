import type { FastBoard } from '@izvilina/games/mindtrainer/movegen/fast-board.ts';
import type { MoveList } from '@izvilina/games/mindtrainer/movegen/move-list.ts';
import type { EquityPlayer } from '../player.ts';
import type { Sim } from '../simulation/simulator.ts';
import type { Limits } from '../weighed.ts';
import { passesIn } from './endgame-moves.ts';
import { type EndgameSearch, endgameSearch, INFINITE, type SearchSize, STOPPED } from './endgame-search.ts';

/**
 * Solution of an endgame with two players and an empty bag: both racks are known, so it is a game of full information.
 * Values are points of lead.
 */
export interface Solved {
  /** By index of the root move, with the pass last: change of the lead. −Infinity for moves never searched. */
  readonly gains: Float64Array;
  /** Whether the best gain is proved, not estimated by playing on. */
  readonly exact: boolean;
  readonly nodes: number;
}

const FIRST_WIDTH = 10;
/** Factor by which more moves are searched at the root. */
const AT_ROOT = 2;
/** Limit for the depth: fourteen tiles laid one by one, and passes in between. */
const MOST_PLIES = 60;
/** Subtracted from a gain that is only an upper bound, so that the move comes after equally good ones. */
const NO_BETTER = 0.5;

/**
 * Searches deeper step by step, then wider, until everything is searched or the limits are reached. `root` holds the
 * moves to choose from.
 */
export function solveEndgame(player: EquityPlayer, sim: Sim, board: FastBoard, root: MoveList, limits: Limits): Solved {
  const search = endgameSearch(player, sim, board, limits);
  const gains = new Float64Array(root.count + 1).fill(Number.NEGATIVE_INFINITY);
  let order = Array.from({ length: root.count + 1 }, (_, move) => move);
  let reach: SearchSize | null = { depth: 1, width: FIRST_WIDTH };
  let exact = false;
  try {
    while (reach !== null && !exact) {
      exact = searchRoot(search, sim, root, order, reach, gains);
      order = order.toSorted((a, b) => (gains[a] === gains[b] ? 0 : gains[b]! - gains[a]!));
      reach = further(reach, search.report.cutByDepth);
    }
  } catch (error) {
    if (error !== STOPPED) throw error;
  }
  return { gains, exact, nodes: search.report.nodes };
}

function further({ depth, width }: SearchSize, cutByDepth: boolean): SearchSize | null {
  if (cutByDepth && depth < MOST_PLIES) return { depth: depth + 1, width };
  return width < INFINITE ? { depth, width: 4 * width } : null;
}

/** Searches the root moves and writes their gains to `gains`; true if the best one is proved. */
function searchRoot(
  { gainOf, report }: EndgameSearch,
  sim: Sim,
  root: MoveList,
  order: readonly number[],
  reach: SearchSize,
  gains: Float64Array,
): boolean {
  const looked = order.slice(0, AT_ROOT * reach.width);
  const found = new Map<number, number>();
  let most = -INFINITE;
  let whole = looked.length === order.length;
  report.cutByDepth = false;
  try {
    for (const move of looked) {
      const gain = gainOf(sim.turn, passesIn(sim), reach, most, INFINITE, root, move);
      if (!report.whole) whole = false;
      found.set(move, gain > most ? gain : gain - NO_BETTER);
      most = Math.max(most, gain);
    }
  } finally {
    // An interrupted round counts, too, if it covers the favourite and at least one other move.
    if (found.size === looked.length || (found.size > 1 && reach.depth > 1))
      for (const [move, gain] of found) gains[move] = gain;
  }
  return whole;
}
