import { penaltyOf } from '@izvilina/games/cow006/pieces/cards.ts';
import { deckFor } from '@izvilina/games/cow006/rules/deal.ts';
import { type Card, HAND, type Played } from '@izvilina/games/cow006/state.ts';
import { knownHand } from '@izvilina/games/cow006/view/imagine.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import { below, type Fast } from '../fast.ts';
import { emptyTable, lay, type Table } from './simulator.ts';

/** Everything a seat can derive from its view, in the simulator's form. */
export interface Knowledge {
  readonly seat: Seat;
  /** The table as it lies, with the hands this seat knows. */
  readonly table: Table;
  /** Seats whose hands have to be imagined. */
  readonly hidden: readonly Seat[];
  /** Cards that may be in those hands; shuffled in place by every `imagineHands`. */
  readonly unseen: Uint8Array;
  /** Revealed and waiting to be placed, ascending. */
  readonly waiting: readonly Played[];
}

export function knowledgeOf(view: CowView, seat: Seat): Knowledge {
  const table = emptyTable(view.players);
  view.rows.forEach((row, index) => {
    table.last[index] = row.at(-1) ?? 0;
    table.count[index] = row.length;
    table.weight[index] = penaltyOf(row);
  });
  view.memory.bases.forEach((base, owner) => {
    table.taken[owner] = penaltyOf(base);
  });
  for (const card of cameToTable(view)) lay(table, card);
  table.left = view.hand.length;
  const known = view.seats.map((_, owner) => (owner === seat ? view.hand : knownHand(view, owner)));
  known.forEach((hand, owner) => {
    table.hands.set(hand ?? [], owner * HAND);
  });
  const hidden = known.flatMap((hand, owner) => (hand === null ? [owner] : []));
  return { seat, table, hidden, unseen: unseenCards(view, known), waiting: view.revealed };
}

function unseenCards(view: CowView, known: readonly (readonly Card[] | null)[]): Uint8Array {
  const seen = new Set<Card>([...cameToTable(view), ...view.pool]);
  for (const hand of known) for (const card of hand ?? []) seen.add(card);
  return Uint8Array.from(deckFor(view.players, view.options).filter((card) => !seen.has(card)));
}

/** How many cards that nobody has seen played, and that are not this seat's own, lie strictly between these two. */
export function cardsBetween(view: CowView, low: Card, high: Card): number {
  const gone = new Set<Card>([...cameToTable(view), ...view.hand]);
  return deckFor(view.players, view.options).filter((card) => card > low && card < high && !gone.has(card)).length;
}

const cameToTable = ({ rows, memory, revealed }: CowView): Card[] => [
  ...[...rows, ...memory.bases, ...memory.played].flat(),
  ...revealed.map(({ card }) => card),
];

/** Deals the hidden hands again into `to`, every deal equally likely. */
export function imagineHands({ table, hidden, unseen }: Knowledge, to: Table, fast: Fast): void {
  let dealt = 0;
  for (let i = 0; i < hidden.length; i++) {
    const start = (hidden[i] as number) * HAND;
    for (let at = 0; at < table.left; at++) {
      const from = dealt + below(fast, unseen.length - dealt);
      const card = unseen[from] as number;
      unseen[from] = unseen[dealt] as number;
      unseen[dealt] = card;
      to.hands[start + at] = card;
      dealt++;
    }
  }
}
