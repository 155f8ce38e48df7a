import { type Chance, drawn } from '@izvilina/kernel/chance.ts';
import { DICE_COLOURS, type DiceColour, type Rule } from '../pieces/cards.ts';
import { CONDITION_A, CONDITION_B, type Ink, NEGATION, type Negation, type Roll, type Word } from '../pieces/dice.ts';

/** NN-08: rolls the dice in use; the negation die only once its rule is in force (NN-03). */
export function rollDice(rules: readonly Rule[], chance: Chance): Roll {
  const negated = rules.includes('notnot');
  return [drawn(CONDITION_A, chance), drawn(CONDITION_B, chance), negated ? drawn(NEGATION, chance) : 'nothing'];
}

/** NN-D5: any colour of the dice except the one the word names. Drawn anew: a fixed ink would identify its word. */
export const inkFor = ([a, b, negation]: Roll, chance: Chance): Ink => [
  inkOf(a, chance),
  inkOf(b, chance),
  inkOf(negation, chance),
];

function inkOf(word: Word | Negation, chance: Chance): DiceColour {
  const others = DICE_COLOURS.filter((colour) => colour !== word);
  return drawn(others, chance);
}
