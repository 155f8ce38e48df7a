import type { Seat } from '@izvilina/kernel/game.ts';
import { penaltyOf } from '../pieces/cards.ts';
import { type Card, type CowHappening, type Played, ROW_FULL, type State } from '../state.ts';

/** CW-07, CW-08: the row with the nearest lower last card; null when the card is lower than all of them (CW-10). */
export function rowFor(rows: State['rows'], card: Card): number | null {
  let best: number | null = null;
  let nearest = 0;
  for (let index = 0; index < rows.length; index++) {
    const last = (rows[index] as readonly Card[]).at(-1) as Card;
    if (last < card && last > nearest) {
      best = index;
      nearest = last;
    }
  }
  return best;
}

/** The table while cards are being laid: rows and bases are replaced by new ones, never changed in place. */
export interface WorkingTable {
  readonly rows: (readonly Card[])[];
  readonly bases: (readonly Card[])[];
  readonly happened: CowHappening[];
}

export const workingTable = (state: State, happened: readonly CowHappening[]): WorkingTable => ({
  rows: [...state.rows],
  bases: [...state.bases],
  happened: [...happened],
});

/** CW-06: lays the cards in ascending order; returns those left if the lowest fits no row (only the first, CW-R8). */
export function layAll(table: WorkingTable, cards: readonly Played[]): readonly Played[] {
  for (let index = 0; index < cards.length; index++) {
    const { player, card } = cards[index] as Played;
    const row = rowFor(table.rows, card);
    if (row === null) {
      table.happened.push({ type: 'mustTake', player, card });
      return cards.slice(index);
    }
    layOne(table, player, card, row);
  }
  return [];
}

function layOne(table: WorkingTable, player: Seat, card: Card, row: number): void {
  const cards = table.rows[row] as readonly Card[];
  if (cards.length >= ROW_FULL) {
    takeRow(table, player, card, row, 'sixth'); // CW-09
    return;
  }
  table.rows[row] = [...cards, card];
  table.happened.push({ type: 'placed', player, card, row });
}

/** CW-09, CW-10: the row goes to the player's base and the card starts it anew. */
export function takeRow(table: WorkingTable, player: Seat, card: Card, row: number, why: 'sixth' | 'lowest'): void {
  const cards = table.rows[row] as readonly Card[];
  table.bases[player] = [...(table.bases[player] as readonly Card[]), ...cards];
  table.rows[row] = [card];
  table.happened.push({ type: 'took', player, card, row, cards, penalty: penaltyOf(cards), why });
}
