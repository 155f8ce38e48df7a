import { penaltyOf } from '@izvilina/games/cow006/pieces/cards.ts';
import { rowFor } from '@izvilina/games/cow006/rules/place.ts';
import { type Card, ROW_FULL } from '@izvilina/games/cow006/state.ts';

/** Where a card would land on the rows as they are now. Cards revealed with it may still change that. */
export type Aim =
  | { readonly kind: 'place'; readonly row: number; readonly place: number }
  | { readonly kind: 'sixth'; readonly row: number; readonly price: number }
  | { readonly kind: 'lowest' };

export function aimOf(rows: readonly (readonly Card[])[], card: Card): Aim {
  const row = rowFor(rows, card);
  if (row === null) return { kind: 'lowest' };
  const cards = rows[row] as readonly Card[];
  return cards.length >= ROW_FULL
    ? { kind: 'sixth', row, price: penaltyOf(cards) }
    : { kind: 'place', row, place: cards.length };
}
