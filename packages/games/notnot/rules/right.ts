import type { Options } from '../options.ts';
import type { Portal, Table } from '../pieces/cards.ts';
import { isDirection, NEGATED, type Roll, type Word } from '../pieces/dice.ts';
import { SLOTS, type Slot, turned } from '../pieces/slots.ts';

/** The places that satisfy a roll, clockwise from the top; `up`: this round's top; `lie`: the back has the lie. */
export function rightSlots(
  table: Table,
  [a, b, negation]: Roll,
  up: Slot,
  lie: boolean,
  { notNothing }: Pick<Options, 'notNothing'>,
): readonly Slot[] {
  const negated = (NEGATED[negation] + (lie ? 1 : 0)) % 2 === 1; // NN-22, NN-23, NN-26
  const conditions = [a, b].filter((word) => word !== 'nothing');
  if (negated && (conditions.length === 0 || (conditions.length === 1 && notNothing === 'any')))
    return SLOTS.filter((slot) => table[slot]?.kind === 'portal'); // NN-21, NN-R3: not «nothing» is anything
  return SLOTS.filter((slot) => {
    const card = table[slot];
    if (card?.kind !== 'portal') return false; // NN-18
    return conditions.some((word) => satisfies(card, slot, word, up) !== negated); // NN-12, NN-13, NN-20
  });
}

/** NN-16, NN-17: compares the word's meaning with the portal's colour, or with the place. */
const satisfies = (card: Portal, slot: Slot, word: Word, up: Slot): boolean =>
  isDirection(word) ? turned(word, up) === slot : card.colour === word;
