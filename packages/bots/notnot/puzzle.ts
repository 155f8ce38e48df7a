import type { Options } from '@izvilina/games/notnot/options.ts';
import { bearing } from '@izvilina/games/notnot/pieces/back.ts';
import { isDirection, NEGATED, type Word } from '@izvilina/games/notnot/pieces/dice.ts';
import type { Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import { rightSlots } from '@izvilina/games/notnot/rules/right.ts';
import type { LastRound, NotNotView } from '@izvilina/games/notnot/view/view.ts';

/** All that the answer to one roll depends on, and the ink that misleads. */
export interface Puzzle extends LastRound {
  readonly notNothing: Options['notNothing'];
}

/** The open round's, from what everybody sees; null between rounds. */
export function puzzleOf({ table, roll, ink, back, rules, options }: NotNotView): Puzzle | null {
  if (roll === null || ink === null) return null;
  return { table, roll, ink, ...bearing(back, rules), notNothing: options.notNothing };
}

/** The round just closed, for whoever wants to know why. */
export const lastPuzzleOf = ({ last, options }: NotNotView): Puzzle | null =>
  last && { ...last, notNothing: options.notNothing };

export const solve = (puzzle: Puzzle): readonly Slot[] =>
  rightSlots(puzzle.table, puzzle.roll, puzzle.up, puzzle.lie, puzzle);

/** The words that state something, in the order of the dice. */
export const conditionsOf = ({ roll: [a, b] }: Puzzle): readonly Word[] => [a, b].filter((word) => word !== 'nothing');

/** How often the dice and the back say НЕ, all together. */
export const timesNegated = ({ roll: [, , negation], lie }: Puzzle): number => NEGATED[negation] + (lie ? 1 : 0);

/** An arrow is in the way only of a word that it turns. */
export const isTurned = (puzzle: Puzzle): boolean => puzzle.up !== 'top' && conditionsOf(puzzle).some(isDirection);

export const isColour = (word: Word): boolean => word !== 'nothing' && !isDirection(word);
