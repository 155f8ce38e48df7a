import type { FastBoard } from '@izvilina/games/mindtrainer/movegen/fast-board.ts';
import type { Generator } from '@izvilina/games/mindtrainer/movegen/generator.ts';
import {
  firstCellOf,
  MOVE,
  type MoveList,
  STATE_SHIFT,
  scoreOfMove,
  stateOf,
} from '@izvilina/games/mindtrainer/movegen/move-list.ts';
import { countsOf, tilesLeft } from '@izvilina/games/mindtrainer/movegen/rack-states.ts';
import type { Fast } from '../fast.ts';
import type { LeaveWeights } from './leaves/leaves.ts';
import { type RackValues, rackValues, valueLeaves, valueRests } from './leaves/rack-values.ts';
import { exchangeTiles, layMove, passTurn, pointsOn, type Sim } from './simulation/simulator.ts';

/** What playing by equity needs. Equity is a word's points plus the value of the tiles it leaves. */
export interface EquityPlayer {
  readonly generator: Generator;
  readonly leaves: LeaveWeights;
  readonly rests: RackValues;
}

export const equityPlayer = (generator: Generator, leaves: LeaveWeights): EquityPlayer => ({
  generator,
  leaves,
  rests: rackValues(),
});

/** Generates the moves of the player to move and values the rests they may leave. */
export function survey(player: EquityPlayer, sim: Sim, board: FastBoard): MoveList {
  const { generator, rests } = player;
  const rack = sim.racks[sim.turn]!;
  const list = generator.generate(board, rack);
  if (sim.bagSize > 0) valueLeaves(rests, rack, player.leaves);
  else valueRests(rests, rack, pointsOfOthers(sim));
  return list;
}

function pointsOfOthers({ players, racks, turn }: Sim): number {
  let sum = 0;
  for (let seat = 0; seat < players; seat++) if (seat !== turn) sum += pointsOn(racks[seat]!);
  return sum;
}

/** The best word of a survey; −1 if there is none. Among equals always the same one, regardless of their order. */
export function bestLay({ rests: { values } }: EquityPlayer, list: MoveList): number {
  const { count, numbers } = list;
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let move = 0; move < count; move++) {
    const equity = numbers[move * MOVE + 1]! + values[numbers[move * MOVE]! >> STATE_SHIFT]!;
    if (equity < most || (equity === most && isAfter(list, move, best))) continue;
    most = equity;
    best = move;
  }
  return best;
}

function isAfter(list: MoveList, move: number, other: number): boolean {
  const { numbers } = list;
  const [a, b] = [move * MOVE, other * MOVE];
  const difference = firstCellOf(list, move) - firstCellOf(list, other) || numbers[a + 2]! - numbers[b + 2]!;
  return (difference || numbers[a + 3]! - numbers[b + 3]!) > 0;
}

/** The best rest of the rack to keep in an exchange; −1 if the bag is empty. */
export function bestKept({ generator: { rack }, rests: { values } }: EquityPlayer, bagSize: number): number {
  let best = -1;
  const held = tilesLeft(rack, rack.full);
  for (let state = 0; state < rack.full; state++)
    if (held - tilesLeft(rack, state) <= bagSize && (best < 0 || values[state]! > values[best]!)) best = state;
  return best;
}

/** The player to move makes the move with the best equity. Returns the value of the tiles left before drawing. */
export function playBest(player: EquityPlayer, sim: Sim, board: FastBoard, fast: Fast): number {
  const list = survey(player, sim, board);
  const { values } = player.rests;
  const lay = bestLay(player, list);
  const kept = bestKept(player, sim.bagSize);
  if (lay >= 0 && (kept < 0 || scoreOfMove(list, lay) + values[stateOf(list, lay)]! >= values[kept]!)) {
    const left = values[stateOf(list, lay)]!;
    layMove(sim, board, list, lay);
    return left;
  }
  if (kept < 0) {
    passTurn(sim);
    return 0;
  }
  const left = values[kept]!;
  exchangeTiles(sim, countsOf(player.generator.rack, sim.racks[sim.turn]!, kept), fast);
  return left;
}
