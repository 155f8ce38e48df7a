import type { Seat } from '@izvilina/kernel/game.ts';
import { isVoid, type Table } from '../pieces/cards.ts';
import { SLOTS, type Slot } from '../pieces/slots.ts';
import type { Touch } from '../state.ts';

/** By place, the seat that takes its card: each place has at most one taker, each player takes at most one card. */
export type Awards = ReadonlyMap<Slot, Seat>;

/** NN-R5: what the winners of a round take; `winners` are in order of time. */
export function awards(table: Table, winners: readonly Touch[]): Awards {
  const taken = new Map<Slot, Seat>();
  const waiting: Seat[] = [];
  for (const { slot, player } of winners) {
    if (taken.has(slot)) waiting.push(player);
    else taken.set(slot, player);
  }
  const free = [...SLOTS.filter((slot) => isVoid(table[slot])), ...SLOTS.filter((slot) => !isVoid(table[slot]))].filter(
    (slot) => table[slot] !== null && !taken.has(slot),
  );
  for (const player of waiting) {
    const slot = free.shift(); // NN-09: the void first; with no card left nothing is given
    if (slot !== undefined) taken.set(slot, player);
  }
  return voidFirst(table, taken, winners[0]);
}

/** NN-19: a void that is still there goes to the earliest winner instead of the card they touched, which stays. */
function voidFirst(table: Table, taken: ReadonlyMap<Slot, Seat>, earliest: Touch | undefined): Awards {
  const slot = SLOTS.find((place) => isVoid(table[place]));
  if (earliest === undefined || slot === undefined || taken.has(slot)) return taken;
  const others = [...taken].filter(([place]) => place !== earliest.slot);
  return new Map([...others, [slot, earliest.player]]);
}
