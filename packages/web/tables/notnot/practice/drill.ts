import type { Options } from '@izvilina/games/notnot/options.ts';
import { backOf, bearing } from '@izvilina/games/notnot/pieces/back.ts';
import type { Card, Rule, Table } from '@izvilina/games/notnot/pieces/cards.ts';
import { type Ink, isDirection, NEGATED, type Roll } from '@izvilina/games/notnot/pieces/dice.ts';
import { bySlot, type Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import { awards } from '@izvilina/games/notnot/rules/awards.ts';
import { setup } from '@izvilina/games/notnot/rules/deal.ts';
import { type Level, rulesAtStart } from '@izvilina/games/notnot/rules/levels.ts';
import { refill } from '@izvilina/games/notnot/rules/refill.ts';
import { rightSlots } from '@izvilina/games/notnot/rules/right.ts';
import { inkFor, rollDice } from '@izvilina/games/notnot/rules/roll.ts';
import type { Chance } from '@izvilina/kernel/chance.ts';
import { must } from '@izvilina/kernel/result.ts';

export const KINDS = ['plain', 'not', 'notnot', 'arrow', 'lie'] as const;
/** Kind of a roll, by the hardest thing in it. */
export type Kind = (typeof KINDS)[number];

/** One practice round: the cross, the roll, and what is right. */
export interface Drill {
  readonly options: Options;
  readonly rules: readonly Rule[];
  readonly table: Table;
  readonly deck: readonly Card[];
  readonly roll: Roll;
  readonly ink: Ink;
  readonly up: Slot;
  readonly lie: boolean;
  readonly right: readonly Slot[];
  readonly kind: Kind;
}

export function firstDrill(level: Level, chance: Chance): Drill {
  const options: Options = { level, notNothing: 'any', answerMs: 8000 };
  const { table, deck } = must(setup(2, options, chance));
  return rolled(options, table, deck, chance);
}

/**
 * The next round after a right answer (`touched` null: nothing was touched). The taken card is replaced; when the deck
 * is too short, everything is dealt again.
 */
export function nextDrill({ options, rules, table, deck }: Drill, touched: Slot | null, chance: Chance): Drill {
  const taken = touched && takenFor(table, touched);
  const left = bySlot((slot) => (slot === taken ? null : table[slot]));
  const next = refill(left, deck, rules);
  return next.short ? firstDrill(options.level as Level, chance) : rolled(options, next.table, next.deck, chance);
}

/** NN-19: if a void is on the table, it is taken in place of the card touched. Null when nothing is taken. */
export const takenFor = (table: Table, touched: Slot): Slot | null =>
  [...awards(table, [{ player: 0, slot: touched, at: 0, uncertainty: 0, claimed: null }]).keys()][0] ?? null;

function rolled(options: Options, table: Table, deck: readonly Card[], chance: Chance): Drill {
  const roll = rollDice(rulesAtStart(options), chance);
  return drillOf(options, table, deck, roll, inkFor(roll, chance));
}

export function drillOf(options: Options, table: Table, deck: readonly Card[], roll: Roll, ink: Ink): Drill {
  const rules = rulesAtStart(options);
  const { up, lie } = bearing(backOf(deck), rules);
  const right = rightSlots(table, roll, up, lie, options);
  return { options, rules, table, deck, roll, ink, up, lie, right, kind: kindOf(roll, up, lie) };
}

export function kindOf([a, b, negation]: Roll, up: Slot, lie: boolean): Kind {
  if (lie) return 'lie';
  if (up !== 'top' && (isDirection(a) || isDirection(b))) return 'arrow';
  const times = NEGATED[negation];
  return times > 1 ? 'notnot' : times === 1 ? 'not' : 'plain';
}

const SHORTEST = 2500;
const HASTE = 0.95;

/** Time to answer in ms; shorter with every right answer in a row. */
export const timeFor = ({ options }: Drill, streak: number): number =>
  Math.max(SHORTEST, Math.round(options.answerMs * HASTE ** streak));

/** Whether the touched portal has the colour of the letters of a word that names another colour. */
export function fellForInk({ table, roll, ink }: Drill, slot: Slot | null): boolean {
  const card = slot && table[slot];
  if (card?.kind !== 'portal') return false;
  return [roll[0], roll[1]].some((word, die) => word !== 'nothing' && !isDirection(word) && ink[die] === card.colour);
}
