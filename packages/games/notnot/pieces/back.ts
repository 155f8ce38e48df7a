import type { Back, Card, Rule } from './cards.ts';
import { type Slot, slotOf } from './slots.ts';

/** The visible back in the middle; null when the deck is empty. */
export function backOf([top]: readonly Card[]): Back | null {
  return top === undefined ? null : { arrow: top.arrow, lie: top.lie };
}

/** What the top back means for a roll. */
export interface Bearing {
  readonly up: Slot;
  readonly lie: boolean;
}

/** NN-25, NN-26: arrow and lie count only if their rule is in force; NN-R6: an empty deck has neither. */
export const bearing = (back: Back | null, rules: readonly Rule[]): Bearing => ({
  up: back !== null && rules.includes('arrow') ? slotOf(back.arrow) : 'top',
  lie: back?.lie === true && rules.includes('lie'),
});
