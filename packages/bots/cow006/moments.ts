import { type Card, ROW_FULL, ROWS } from '@izvilina/games/cow006/state.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import { copyTable, emptyTable, place, rowFor, startRow, type Table } from './simulator.ts';

/** A turn of this round that is over: the table before it, without hands, and what each seat then played. */
export interface Moment {
  readonly before: Table;
  readonly plays: readonly Card[];
}

/** The round so far, as everybody could remember it; none where it began with a position and not with a deal. */
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
    // Whoever was free to choose took the row that lies next in their base.
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
