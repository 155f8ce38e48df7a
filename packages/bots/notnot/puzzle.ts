import type { Options } from '@izvilina/games/notnot/options.ts';
import { bearing } from '@izvilina/games/notnot/pieces/back.ts';
import { isDirection, NEGATED, type Word } from '@izvilina/games/notnot/pieces/dice.ts';
import type { Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import { rightSlots } from '@izvilina/games/notnot/rules/right.ts';
import type { LastRound, NotNotView } from '@izvilina/games/notnot/view/view.ts';

/** Everything the answer to one roll depends on, and the misleading ink. */
export interface Puzzle extends LastRound {
  readonly notNothing: Options['notNothing'];
}

/** The puzzle of the open round, from public information; null between rounds. */
export function puzzleOf({ table, roll, ink, back, rules, options }: NotNotView): Puzzle | null {
  if (roll === null || ink === null) return null;
  return { table, roll, ink, ...bearing(back, rules), notNothing: options.notNothing };
}

/** The puzzle of the round just closed, for explanations; null before the first. */
export const lastPuzzleOf = ({ last, options }: NotNotView): Puzzle | null =>
  last && { ...last, notNothing: options.notNothing };

export const solve = (puzzle: Puzzle): readonly Slot[] =>
  rightSlots(puzzle.table, puzzle.roll, puzzle.up, puzzle.lie, puzzle);

/** The words other than «nothing», in the order of the dice. */
export const conditionsOf = ({ roll: [a, b] }: Puzzle): readonly Word[] => [a, b].filter((word) => word !== 'nothing');

/** Total number of НЕ on the dice and the deck's back. */
export const timesNegated = ({ roll: [, , negation], lie }: Puzzle): number => NEGATED[negation] + (lie ? 1 : 0);

/** Whether the arrow turns a word of this roll. */
export const isTurned = (puzzle: Puzzle): boolean => puzzle.up !== 'top' && conditionsOf(puzzle).some(isDirection);

export const isColour = (word: Word): boolean => word !== 'nothing' && !isDirection(word);
