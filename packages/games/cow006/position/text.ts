import { penaltyOf } from '../pieces/cards.ts';
import type { Card } from '../state.ts';
import type { CowView, SeatView } from '../view/view.ts';

export function asText(view: CowView): string {
  const { options, round, turn, phase, rows, revealed, pool, drafter, hand, picked } = view;
  return [
    `cow006, ${options.variant}, round ${round}, turn ${turn}: ${phase}`,
    ...rows.map((row, index) => `row ${index + 1}  ${cards(row)}   (costs ${penaltyOf(row)})`),
    ...view.seats.map((seat, index) => seatLine(view, seat, index)),
    ...(revealed.length === 0
      ? []
      : [`revealed  ${revealed.map(({ player, card }) => `${card} by seat ${player}`).join(', ')}`]),
    ...(pool.length === 0 ? [] : [`pool      ${cards(pool)}${drafter === null ? '' : `, seat ${drafter} drafts`}`]),
    ...(hand.length === 0 ? [] : [`own hand  ${cards(hand)}${picked === null ? '' : `, picked ${picked}`}`]),
  ].join('\n');
}

function seatLine({ totals, viewer }: CowView, { handSize, picked, penalty, hand }: SeatView, index: number): string {
  const held = hand === null || index === viewer ? `${handSize} cards` : cards(hand);
  const base = penalty === null ? 'a hidden base' : `${penalty} in this round`;
  return `seat ${index}  ${totals[index]} before, ${base}, holds ${held}${picked ? ', has picked' : ''}`;
}

const cards = (list: readonly Card[]): string => list.map((card) => String(card).padStart(3)).join(' ');
