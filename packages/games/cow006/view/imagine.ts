import { type Chance, shuffled } from '@izvilina/kernel/chance.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import { ascending } from '../pieces/cards.ts';
import { deckFor } from '../rules/deal.ts';
import type { Card, State } from '../state.ts';
import type { CowView } from './view.ts';

/** Hands and face-down cards that agree with everything this viewer has seen. */
export function imagine(view: CowView, chance: Chance): State {
  const { players, options, round, phase, rows, revealed, totals, rounds, pool, firstDrafter, memory, happened } = view;
  const hands = imagineHands(view, chance);
  const picks = view.seats.map(({ picked }, seat) => {
    if (seat === view.viewer) return view.picked;
    const hand = hands[seat] as readonly Card[];
    return picked ? (hand[chance.below(hand.length)] as Card) : null;
  });
  return {
    players,
    options,
    round,
    phase,
    rows,
    hands,
    bases: memory.bases,
    picks,
    revealed,
    totals,
    rounds,
    pool,
    drafter: view.drafter ?? firstDrafter,
    firstDrafter,
    drafted: memory.drafted,
    played: memory.played,
    happened,
  };
}

function imagineHands(view: CowView, chance: Chance): readonly (readonly Card[])[] {
  const known = view.seats.map((_, seat) => knownHand(view, seat)?.toSorted(ascending) ?? null);
  if (known.every((hand) => hand !== null)) return known;
  const unseen = shuffled(unseenBy(view, known), chance);
  let next = 0;
  return known.map((hand, seat) => {
    if (hand !== null) return hand;
    const from = next;
    next += view.seats[seat]?.handSize ?? 0;
    return unseen.slice(from, next).sort(ascending);
  });
}

/** The hand if it is shown or follows from the draft; null otherwise. */
export function knownHand({ seats, memory }: CowView, seat: Seat): readonly Card[] | null {
  const shown = seats[seat]?.hand ?? null;
  if (shown !== null || memory.drafted === null) return shown;
  return memory.drafted[seat]?.filter((card) => !memory.played[seat]?.includes(card)) ?? null;
}

function unseenBy(view: CowView, known: readonly (readonly Card[] | null)[]): readonly Card[] {
  const seen = new Set<Card>([...view.rows, ...view.memory.bases, view.pool].flat());
  for (const { card } of view.revealed) seen.add(card);
  for (const hand of known) for (const card of hand ?? []) seen.add(card);
  return deckFor(view.players, view.options).filter((card) => !seen.has(card));
}
