import { type Card, type Face, isVoid, RULES, type Rule, type Table } from '../pieces/cards.ts';
import { SLOTS, type Slot } from '../pieces/slots.ts';
import type { NotNotHappening } from '../state.ts';

export interface Refilled {
  readonly table: Table;
  readonly deck: readonly Card[];
  readonly rules: readonly Rule[];
  /** NN-27: the deck ran out before the cross had four cards. */
  readonly short: boolean;
  readonly happened: readonly NotNotHappening[];
}

/** NN-11, NN-R10: fills the empty places clockwise from the top, one at a time. */
export function refill(before: Table, stack: readonly Card[], inForce: readonly Rule[]): Refilled {
  const table: Record<Slot, Face | null> = { ...before };
  const happened: NotNotHappening[] = [];
  let rules = inForce;
  let drawn = 0;
  let short = false;
  for (const slot of SLOTS) {
    while (table[slot] === null && !short) {
      const card = stack[drawn];
      if (card === undefined) {
        short = true;
      } else if (card.kind === 'rule') {
        rules = RULES.filter((rule) => rule === card.rule || rules.includes(rule)); // NN-07
        happened.push({ type: 'rule', rule: card.rule });
      } else if (card.kind === 'void' && SLOTS.some((place) => isVoid(table[place]))) {
        happened.push({ type: 'removed', card }); // NN-05, NN-R4
      } else {
        table[slot] = card;
        happened.push({ type: 'laid', slot, card });
      }
      if (!short) drawn++;
    }
  }
  return { table, deck: drawn === 0 ? stack : stack.slice(drawn), rules, short, happened };
}
