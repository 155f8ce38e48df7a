import { MOVE, type MoveList, scoreOfMove, stateOf } from '@izvilina/games/mindtrainer/movegen/move-list.ts';
import { copyMove } from '../move-columns.ts';
import type { EquityPlayer } from '../player.ts';
import type { Sim } from '../simulation/simulator.ts';

/** Copies the best-looking moves of a survey, best first, to a list; false if some had to be left out. */
export function bestFirst(
  player: EquityPlayer,
  from: MoveList,
  width: number,
  favourite: number,
  to: MoveList,
): boolean {
  const { values } = player.rests;
  const looks = (move: number): number =>
    signature(from, move) === favourite
      ? Number.POSITIVE_INFINITY
      : scoreOfMove(from, move) + values[stateOf(from, move)]!;
  const ranked = Array.from({ length: from.count }, (_, move) => ({ move, looks: looks(move) }))
    .sort((a, b) => (a.looks === b.looks ? 0 : b.looks - a.looks))
    .slice(0, width);
  if (to.numbers.length < ranked.length * MOVE) to.numbers = new Int32Array(2 * ranked.length * MOVE);
  to.count = 0;
  for (const { move } of ranked) copyMove(from, move, to, to.count++);
  return ranked.length === from.count;
}

/** Hash of a move, good enough to find the best move of an earlier search and try it first. */
export const signature = ({ numbers }: MoveList, move: number): number => {
  const at = move * MOVE;
  return (numbers[at]! ^ Math.imul(numbers[at + 2]!, 0x9e3779b1) ^ Math.imul(numbers[at + 3]!, 0x85ebca6b)) >>> 0;
};

/** The passes so far as one number (MT-R3): how many in a row, or by which seats. */
export const passesIn = ({ anyPass, passes, passed }: Sim): number =>
  anyPass ? passed[0]! | (passed[1]! << 1) : passes;

export const passRules = (anyPass: boolean) =>
  anyPass
    ? {
        ends: (seat: number, passes: number): boolean => (passes & (1 << seat)) !== 0,
        afterPass: (seat: number, passes: number): number => passes | (1 << seat),
        afterLay: (seat: number, passes: number): number => passes & ~(1 << seat),
      }
    : {
        ends: (_: number, passes: number): boolean => passes >= 3,
        afterPass: (_: number, passes: number): number => passes + 1,
        afterLay: (): number => 0,
      };
