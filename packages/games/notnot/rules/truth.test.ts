import { describe, expect, it } from 'vitest';
import type { Face, Table } from '../pieces/cards.ts';
import { NEGATIONS, type Roll, WORDS, type Word } from '../pieces/dice.ts';
import { bySlot, DIRECTIONS, SLOTS, slotOf } from '../pieces/slots.ts';
import { type NaiveCard, naiveRight } from '../testing/naive.ts';
import { rightSlots } from './right.ts';

const KINDS: readonly NaiveCard[] = ['red', 'green', 'blue', 'yellow', 'white', 'void'];
type Cross = Readonly<Record<(typeof SLOTS)[number], NaiveCard>>;

/** Every possible cross: five colours in four places, with at most one void. */
const CROSSES: readonly Cross[] = KINDS.flatMap((top) =>
  KINDS.flatMap((right) => KINDS.flatMap((bottom) => KINDS.map((left) => ({ top, right, bottom, left })))),
).filter((cross) => Object.values(cross).filter((card) => card === 'void').length <= 1);

const face = (card: NaiveCard): Face =>
  card === 'void'
    ? { kind: 'void', background: 'red', arrow: 'up', lie: false }
    : { kind: 'portal', colour: card, background: card === 'red' ? 'blue' : 'red', arrow: 'up', lie: false };

const bits = (places: readonly string[]): string => places.join(' ');

function compare(crosses: readonly Cross[], pairs: readonly (readonly [Word, Word])[]) {
  let cases = 0;
  for (const cards of crosses) {
    const table: Table = bySlot((slot) => face(cards[slot]));
    for (const words of pairs)
      for (const negation of NEGATIONS)
        for (const arrow of DIRECTIONS)
          for (const lie of [false, true])
            for (const notNothing of ['any', 'ignored'] as const) {
              const roll: Roll = [words[0], words[1], negation];
              const round = { cards, words, negation, arrow, lie, overlookNothing: notNothing === 'ignored' };
              const ours = bits(rightSlots(table, roll, slotOf(arrow), lie, { notNothing }));
              const theirs = bits(SLOTS.filter((slot) => naiveRight(round, slot)));
              if (ours !== theirs) return { cases, differs: { ...round, ours, theirs } };
              cases++;
            }
  }
  return { cases, differs: null };
}

const some = <T>(items: readonly T[], every: number): T[] => items.filter((_, index) => index % every === 0);

describe('against the rulebook read aloud', () => {
  it('NN-12 NN-13 NN-14 NN-20 NN-21 NN-22 NN-23 NN-24 every roll of the dice agrees, on many crosses', () => {
    const [directions, colours] = [DIRECTIONS, ['red', 'green', 'blue', 'yellow'] as const];
    const rolls = [...directions, 'nothing' as const].flatMap((a) =>
      [...colours, 'nothing' as const].map((b): [Word, Word] => [a, b]),
    );
    expect(rolls).toHaveLength(25);
    expect(CROSSES).toHaveLength(5 ** 4 + 4 * 5 ** 3);
    const { cases, differs } = compare(some(CROSSES, 15), rolls);
    expect(differs).toBeNull();
    expect(cases).toBe(75 * 25 * 4 * 4 * 2 * 2);
  });

  it('any two words agree too, whichever dice they are on, and every cross is seen', () => {
    const pairs = WORDS.flatMap((a) => WORDS.map((b): [Word, Word] => [a, b]));
    const oneByOne = CROSSES.map((cross, index) => compare([cross], [pairs[index % pairs.length] as [Word, Word]]));
    expect(oneByOne.find(({ differs }) => differs !== null)).toBeUndefined();
    const { cases, differs } = compare(some(CROSSES, 60), pairs);
    expect(differs).toBeNull();
    expect(cases).toBeGreaterThan(50_000);
  });
});
