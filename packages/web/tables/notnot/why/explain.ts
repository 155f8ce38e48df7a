import type { Options } from '@izvilina/games/notnot/options.ts';
import type { Colour, Table } from '@izvilina/games/notnot/pieces/cards.ts';
import { isDirection, NEGATED, type Negation, type Roll, type Word } from '@izvilina/games/notnot/pieces/dice.ts';
import { bySlot, type Slot, turned } from '@izvilina/games/notnot/pieces/slots.ts';
import { rightSlots } from '@izvilina/games/notnot/rules/right.ts';

/** A word of the dice; for a direction, `at` is the slot it means this round, otherwise null. */
export interface Condition {
  readonly word: Exclude<Word, 'nothing'>;
  readonly at: Slot | null;
}

/**
 * How the words are read once the negations are counted: `nobody` may point (НИЧЕГО twice), `anything` is right (НЕ of
 * НИЧЕГО twice), `anythingBeside` a condition (НЕ of one НИЧЕГО, NN-R3), `one` condition counts, or `either` of two.
 */
export type Reading = 'nobody' | 'anything' | 'anythingBeside' | 'one' | 'either';

export type Fit =
  | { readonly kind: 'void' | 'empty'; readonly right: false }
  | {
      readonly kind: 'portal';
      readonly colour: Colour;
      readonly right: boolean;
      /** By condition: whether the card meets it, before any НЕ. */
      readonly meets: readonly boolean[];
    };

/** The full explanation of one roll, in the order of reasoning. */
export interface Explanation {
  readonly up: Slot;
  readonly die: Negation;
  readonly lie: boolean;
  /** Total number of НЕ, the lie included. */
  readonly negations: number;
  readonly negated: boolean;
  readonly conditions: readonly Condition[];
  readonly reading: Reading;
  readonly cards: Readonly<Record<Slot, Fit>>;
  readonly right: readonly Slot[];
}

export function explain(
  table: Table,
  roll: Roll,
  up: Slot,
  lie: boolean,
  options: Pick<Options, 'notNothing'>,
): Explanation {
  const [a, b, die] = roll;
  const negations = NEGATED[die] + (lie ? 1 : 0);
  const negated = negations % 2 === 1;
  const conditions = [a, b].filter((word) => word !== 'nothing').map((word) => condition(word, up));
  const right = rightSlots(table, roll, up, lie, options);
  return {
    up,
    die,
    lie,
    negations,
    negated,
    conditions,
    reading: readingOf(conditions.length, negated, options),
    cards: bySlot((slot) => fit(table, slot, conditions, right)),
    right,
  };
}

const condition = (word: Condition['word'], up: Slot): Condition => ({
  word,
  at: isDirection(word) ? turned(word, up) : null,
});

function readingOf(conditions: number, negated: boolean, { notNothing }: Pick<Options, 'notNothing'>): Reading {
  if (conditions === 0) return negated ? 'anything' : 'nobody';
  if (conditions === 2) return 'either';
  return negated && notNothing === 'any' ? 'anythingBeside' : 'one';
}

function fit(table: Table, slot: Slot, conditions: readonly Condition[], right: readonly Slot[]): Fit {
  const card = table[slot];
  if (card === null) return { kind: 'empty', right: false };
  if (card.kind === 'void') return { kind: 'void', right: false };
  return {
    kind: 'portal',
    colour: card.colour,
    right: right.includes(slot),
    meets: conditions.map(({ word, at }) => (at === null ? card.colour === word : at === slot)),
  };
}
