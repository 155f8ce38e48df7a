import type { FastBoard } from '@izvilina/games/mindtrainer/movegen/fast-board.ts';
import {
  type MoveList,
  moveList,
  play,
  scoreOfMove,
  sizeOf,
  tileOfMove,
} from '@izvilina/games/mindtrainer/movegen/move-list.ts';
import { kindLaid } from '../kinds.ts';
import { copyMove } from '../move-columns.ts';
import { bestLay, type EquityPlayer, survey } from '../player.ts';
import { copySim, emptySim, pointsOn, type Sim } from '../simulation/simulator.ts';
import type { Limits } from '../weighed.ts';
import { bestFirst, passRules, signature } from './endgame-moves.ts';
import { positionKeys } from './position-keys.ts';

/** Thrown by a search that reaches its limits. */
export const STOPPED = Symbol('out of nodes or time');
/** More than any gain. */
export const INFINITE = 1e6;

/** Extent of a search: plies, and number of best-looking moves per position. */
export interface SearchSize {
  readonly depth: number;
  readonly width: number;
}

interface Entry extends SearchSize {
  readonly value: number;
  readonly bound: 'exact' | 'atLeast' | 'atMost';
  /** The value is exact to the end of the game, so it holds for any depth and width. */
  readonly whole: boolean;
  readonly best: number;
}

/**
 * About the last search: whether its value is exact to the end of the game; and whether a line was cut by depth since
 * the caller reset `cutByDepth`.
 */
interface Report {
  whole: boolean;
  cutByDepth: boolean;
  nodes: number;
}

export interface EndgameSearch {
  readonly report: Report;
  /**
   * The change of `seat`'s lead by a move, including everything that follows; `move === list.count` is a pass. Outside
   * of alpha … beta only a bound.
   */
  gainOf(
    seat: number,
    passes: number,
    reach: SearchSize,
    alpha: number,
    beta: number,
    list: MoveList,
    move: number,
  ): number;
}

const NODES_PER_LOOK_AT_THE_CLOCK = 8;

/** Alpha–beta search with both racks known, with a transposition table. */
export function endgameSearch(player: EquityPlayer, given: Sim, board: FastBoard, limits: Limits): EndgameSearch {
  const sim = emptySim(given.players, given);
  copySim(given, sim);
  const { racks, held, anyPass } = sim;
  const rules = passRules(anyPass);
  const known = new Map<number, Entry>();
  const keys = positionKeys();
  /** One list per depth. */
  const lists: MoveList[] = [];
  const report: Report = { whole: false, cutByDepth: false, nodes: 0 };

  const surveyFor = (seat: number): MoveList => {
    const nodes = ++report.nodes;
    const isTime = nodes % NODES_PER_LOOK_AT_THE_CLOCK === 0 && performance.now() >= limits.until;
    if (nodes >= limits.nodes || isTime) throw STOPPED;
    sim.turn = seat;
    return survey(player, sim, board);
  };

  /** Lays a move, calls `then` and takes the move back. */
  const afterLay = (seat: number, list: MoveList, move: number, then: () => number): number => {
    const mark = board.mark();
    const rack = racks[seat]!;
    const size = sizeOf(list, move);
    keys.toggle(seat, list, move, board);
    for (let i = 0; i < size; i++) rack[kindLaid(tileOfMove(list, move, i))]!--;
    held[seat]! -= size;
    play(list, move, board);
    try {
      return scoreOfMove(list, move) + then();
    } finally {
      board.undo(mark);
      held[seat]! += size;
      for (let i = 0; i < size; i++) rack[kindLaid(tileOfMove(list, move, i))]!++;
      keys.toggle(seat, list, move, board);
    }
  };

  /** MT-16, as a gain of this seat's lead. */
  const finalCount = (seat: number): number => pointsOn(racks[1 - seat]!) - pointsOn(racks[seat]!);
  const goneOut = (seat: number): number => 2 * pointsOn(racks[1 - seat]!);

  /** Both players make the best-looking moves to the end. */
  const playOut = (seat: number, passedBefore: boolean): number => {
    const list = surveyFor(seat);
    const move = bestLay(player, list);
    if (move < 0) return passedBefore ? finalCount(seat) : -playOut(1 - seat, true);
    const kept = moveList(1);
    copyMove(list, move, kept, 0);
    return afterLay(seat, kept, 0, () => (held[seat] === 0 ? goneOut(seat) : -playOut(1 - seat, false)));
  };

  const atTheEnd = (gain: number): number => {
    report.whole = true;
    return gain;
  };

  const gainOf: EndgameSearch['gainOf'] = (seat, passes, { depth, width }, alpha, beta, list, move) => {
    const reach = { depth: depth - 1, width };
    if (move === list.count) {
      if (rules.ends(seat, passes)) return atTheEnd(finalCount(seat));
      return -search(1 - seat, rules.afterPass(seat, passes), reach, -beta, -alpha);
    }
    const score = scoreOfMove(list, move);
    return afterLay(seat, list, move, () => {
      if (held[seat] === 0) return atTheEnd(goneOut(seat));
      return -search(1 - seat, rules.afterLay(seat, passes), reach, score - beta, score - alpha);
    });
  };

  /** The stored value, if it is deep enough and its bound suffices; otherwise null. */
  const recall = (
    entry: Entry | undefined,
    { depth, width }: SearchSize,
    alpha: number,
    beta: number,
  ): number | null => {
    if (!entry || !(entry.whole || (entry.depth >= depth && entry.width >= width))) return null;
    const { value, bound, whole } = entry;
    if (bound !== 'exact' && (bound === 'atLeast' ? value < beta : value > alpha)) return null;
    report.whole = whole;
    if (!whole) report.cutByDepth = true;
    return value;
  };

  const search = (seat: number, passes: number, reach: SearchSize, alpha: number, beta: number): number => {
    const { depth, width } = reach;
    if (depth <= 0) {
      report.cutByDepth = true;
      const gain = playOut(seat, passes > 0 && !anyPass);
      report.whole = false;
      return gain;
    }
    const key = keys.of(seat, passes);
    const entry = known.get(key);
    const recalled = recall(entry, reach, alpha, beta);
    if (recalled !== null) return recalled;
    const generated = surveyFor(seat);
    lists[depth] ??= moveList(256);
    const list = lists[depth];
    let whole = bestFirst(player, generated, width, entry?.best ?? -1, list);
    let most = -INFINITE;
    let best = -1;
    for (let move = 0; move <= list.count && most < beta; move++) {
      const gain = gainOf(seat, passes, reach, Math.max(alpha, most), beta, list, move);
      if (gain >= beta) whole = report.whole;
      else if (!report.whole) whole = false;
      if (gain <= most) continue;
      most = gain;
      best = move;
    }
    report.whole = whole;
    const bound = most >= beta ? 'atLeast' : most <= alpha ? 'atMost' : 'exact';
    known.set(key, { value: most, bound, depth, width, whole, best: best < list.count ? signature(list, best) : -1 });
    return most;
  };

  return { report, gainOf };
}
