import type { FastBoard } from '@izvilina/games/mindtrainer/movegen/fast-board.ts';
import { rackCounts } from '@izvilina/games/mindtrainer/movegen/generate.ts';
import { KINDS } from '@izvilina/games/mindtrainer/movegen/layout.ts';
import { type MoveList, play, scoreOfMove, sizeOf, tileOfMove } from '@izvilina/games/mindtrainer/movegen/move-list.ts';
import { RACK } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import { SCORELESS_ROUNDS } from '@izvilina/games/mindtrainer/rules/turn-end.ts';
import type { State } from '@izvilina/games/mindtrainer/state.ts';
import { below, type Fast } from '../../fast.ts';
import { KIND_POINTS, kindLaid, kindOf } from '../kinds.ts';

/** A simulated game: fast, changed in place. The board has its own undo. */
export interface Sim {
  readonly players: number;
  /** MT-R3: one player's two passes in a row end the game. */
  readonly anyPass: boolean;
  /** By seat, counts by kind. */
  readonly racks: readonly Int32Array[];
  /** By seat: number of tiles. */
  readonly held: Int32Array;
  /** Kinds of the tiles; the last one is drawn next. */
  readonly bag: Uint8Array;
  readonly scores: Int32Array;
  /** By seat: 1 if its own last turn was a pass. */
  readonly passed: Uint8Array;
  bagSize: number;
  turn: number;
  passes: number;
  scoreless: number;
  over: boolean;
}

const MOST_TILES_IN_BAG = 128;

export const emptySim = (players: number, { anyPass }: Pick<Sim, 'anyPass'>): Sim => ({
  players,
  anyPass,
  racks: Array.from({ length: players }, () => new Int32Array(KINDS)),
  held: new Int32Array(players),
  bag: new Uint8Array(MOST_TILES_IN_BAG),
  scores: new Int32Array(players),
  passed: new Uint8Array(players),
  bagSize: 0,
  turn: 0,
  passes: 0,
  scoreless: 0,
  over: false,
});

/** The simulation of a (usually imagined) state. */
export function simOf(state: State): Sim {
  const sim = emptySim(state.players, { anyPass: state.options.passesToEnd === 'any' });
  for (const [seat, rack] of state.racks.entries()) {
    sim.racks[seat]!.set(rackCounts(rack));
    sim.held[seat] = rack.length;
    sim.passed[seat] = state.passed[seat] ? 1 : 0;
  }
  sim.scores.set(state.scores);
  for (const tile of [...state.bag].reverse()) sim.bag[sim.bagSize++] = kindOf(tile);
  sim.turn = state.turn;
  sim.passes = state.passes;
  sim.scoreless = state.scoreless;
  sim.over = state.phase === 'over';
  return sim;
}

/** Makes `to` equal to `from`, which has the same number of players. */
export function copySim(from: Sim, to: Sim): void {
  for (let seat = 0; seat < from.players; seat++) to.racks[seat]!.set(from.racks[seat]!);
  to.held.set(from.held);
  to.bag.set(from.bag);
  to.scores.set(from.scores);
  to.passed.set(from.passed);
  to.bagSize = from.bagSize;
  to.turn = from.turn;
  to.passes = from.passes;
  to.scoreless = from.scoreless;
  to.over = from.over;
}

/** MT-12: draws tiles up to a full rack. */
function refill(sim: Sim): void {
  const rack = sim.racks[sim.turn]!;
  let held = sim.held[sim.turn]!;
  for (; held < RACK && sim.bagSize > 0; held++) rack[sim.bag[--sim.bagSize]!]!++;
  sim.held[sim.turn] = held;
}

/** Lays a generated move; the board must be the one it was generated for. */
export function layMove(sim: Sim, board: FastBoard, list: MoveList, move: number): void {
  const rack = sim.racks[sim.turn]!;
  const size = sizeOf(list, move);
  for (let i = 0; i < size; i++) rack[kindLaid(tileOfMove(list, move, i))]!--;
  sim.held[sim.turn]! -= size;
  sim.scores[sim.turn]! += scoreOfMove(list, move);
  play(list, move, board);
  refill(sim);
  sim.passes = 0;
  sim.passed[sim.turn] = 0;
  sim.scoreless = 0;
  if (sim.bagSize === 0 && sim.held[sim.turn] === 0) finish(sim);
  else nextTurn(sim);
}

/** MT-09: draws first, then mixes the discards into the bag. */
export function exchangeTiles(sim: Sim, kept: ArrayLike<number>, fast: Fast): void {
  const rack = sim.racks[sim.turn]!;
  const aside: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) for (; rack[kind]! > kept[kind]!; rack[kind]!--) aside.push(kind);
  sim.held[sim.turn]! -= aside.length;
  refill(sim);
  for (const kind of aside) {
    const at = below(fast, sim.bagSize + 1);
    sim.bag[sim.bagSize++] = sim.bag[at]!;
    sim.bag[at] = kind;
  }
  sim.passes = 0;
  sim.passed[sim.turn] = 0;
  withoutWord(sim);
}

export function passTurn(sim: Sim): void {
  const twice = sim.passed[sim.turn] === 1;
  sim.passes++;
  sim.passed[sim.turn] = 1;
  if (sim.anyPass ? twice : sim.passes >= 2 * sim.players) finish(sim);
  else withoutWord(sim);
}

function withoutWord(sim: Sim): void {
  sim.scoreless++;
  if (sim.scoreless >= SCORELESS_ROUNDS * sim.players) finish(sim);
  else nextTurn(sim);
}

const nextTurn = (sim: Sim): void => {
  sim.turn = sim.turn + 1 === sim.players ? 0 : sim.turn + 1;
};

export function pointsOn(rack: Int32Array): number {
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) sum += rack[kind]! * KIND_POINTS[kind]!;
  return sum;
}

/** MT-16: every player loses the points left on the rack; the one who went out gains them. */
function finish(sim: Sim): void {
  let all = 0;
  for (let seat = 0; seat < sim.players; seat++) {
    const left = pointsOn(sim.racks[seat]!);
    sim.scores[seat]! -= left;
    all += left;
  }
  for (let seat = 0; seat < sim.players; seat++)
    if (sim.bagSize === 0 && sim.held[seat] === 0) sim.scores[seat]! += all;
  sim.over = true;
}

/** A seat's lead over the best of the others. */
export function leadOf(scores: ArrayLike<number>, seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < scores.length; other++) if (other !== seat) best = Math.max(best, scores[other]!);
  return scores[seat]! - best;
}
