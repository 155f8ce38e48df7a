import { type Card, ROW_FULL, ROWS } from '@izvilina/games/cow006/state.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import { copyTable, emptyTable, place, rowFor, startRow, type Table } from './simulator.ts';

/** A finished turn of this round: the table before it, without hands, and each seat's card. */
export interface Moment {
  readonly before: Table;
  readonly plays: readonly Card[];
}

/** The finished turns of this round, from public information; empty if the round began with a set-up position. */
export function momentsOf({ players, phase, hand, rows, memory: { played, bases } }: CowView): readonly Moment[] {
  const turns = played[0]?.length ?? 0;
  const own = new Set(played.flat());
  const starts = [...rows, ...bases].flat().filter((card) => !own.has(card));
  if (starts.length !== ROWS) return [];
  const table = emptyTable(players);
  starts.forEach((card, row) => {
    startRow(table, row, card);
  });
  const lying = starts.map((card) => [card]);
  const taken = bases.map(() => 0);
  const layOne = (seat: number, card: Card) => {
    const base = bases[seat] as readonly Card[];
    const fits = rowFor(table, card);
    // A seat that was free to choose took the row that comes next in its penalty pile.
    const row = fits >= 0 ? fits : lying.findIndex(([first]) => first === base[taken[seat] as number]);
    const cards = lying[row] as Card[];
    if (fits < 0 || table.count[row] === ROW_FULL) {
      taken[seat] = (taken[seat] as number) + cards.length;
      lying[row] = [card];
    } else cards.push(card);
    place(table, seat, card, row);
  };
  const over = phase === 'row' ? turns - 1 : turns;
  return Array.from({ length: over }, (_, turn) => {
    const plays = played.map((cards) => cards[turn] as Card);
    const before = emptyTable(players);
    table.left = hand.length + turns - turn;
    copyTable(table, before);
    const ascending = plays.map((card, seat) => ({ card, seat })).sort((a, b) => a.card - b.card);
    for (const { card, seat } of ascending) layOne(seat, card);
    return { before, plays };
  });
}
