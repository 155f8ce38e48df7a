import type { Face } from '@izvilina/games/notnot/pieces/cards.ts';
import { bySlot, type Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import { describe, expect, test } from 'vitest';
import { fastFrom } from '../fast.ts';
import { type Puzzle, puzzleOf, solve } from './puzzle.ts';
import { SLIPS, taken } from './slips.ts';
import { type Rolled, seen } from './testing/rolled.ts';

const puzzle = (given: Rolled): Puzzle => puzzleOf(seen(given)) as Puzzle;

const slip = (name: string) => {
  const found = SLIPS.find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
};

/** Red on top, green right, blue below, white left. */
describe('each error leads to the touch that people make', () => {
  const cases: readonly (readonly [name: string, given: Rolled, right: readonly Slot[], touched: readonly Slot[]])[] = [
    ['negation', { roll: ['up', 'red', 'not'] }, ['right', 'bottom', 'left'], ['top']],
    ['negation', { roll: ['up', 'red', 'notnot'] }, ['top'], ['right', 'bottom', 'left']],
    ['negation', { roll: ['up', 'red', 'notnotnot'] }, ['right', 'bottom', 'left'], ['top']],
    ['ink', { roll: ['nothing', 'red', 'nothing'], ink: ['red', 'blue', 'red'] }, ['top'], ['bottom']],
    ['arrow', { roll: ['up', 'nothing', 'nothing'], arrow: 'left' }, ['left'], ['top']],
    ['lie', { roll: ['up', 'red', 'nothing'], lie: true }, ['right', 'bottom', 'left'], ['top']],
    ['void', { roll: ['right', 'nothing', 'nothing'], void: 'right' }, [], ['right']],
    ['jump', { roll: ['nothing', 'nothing', 'nothing'], void: 'left' }, [], ['top', 'right', 'bottom']],
  ];
  test.each(cases)('%s: %o', (name, given, right, touched) => {
    const there = puzzle(given);
    expect(solve(there)).toEqual(right);
    expect(slip(name).weight(there)).toBeGreaterThan(0);
    expect(solve(slip(name).seen(there))).toEqual(touched);
  });

  test('background', () => {
    const there = puzzle({ roll: ['nothing', 'red', 'nothing'] });
    const table = bySlot((slot) => {
      const background = slot === 'left' ? 'red' : 'yellow';
      return { ...(there.table[slot] as Face), background } as const;
    });
    expect(solve({ ...there, table })).toEqual(['top']);
    expect(solve(slip('background').seen({ ...there, table }))).toEqual(['left']);
  });
});

test('an error cannot happen where its cause is not there', () => {
  const plain = puzzle({ roll: ['up', 'nothing', 'nothing'] });
  expect(SLIPS.filter((each) => each.weight(plain) > 0).map(({ name }) => name)).toEqual(['jump']);
  const turnedColour = puzzle({ roll: ['nothing', 'red', 'nothing'], arrow: 'down' });
  expect(slip('arrow').weight(turnedColour)).toBe(0);
});

test('the more НЕ, the likelier one is lost; and nothing itches like a roll without an answer', () => {
  const weights = (['nothing', 'not', 'notnot', 'notnotnot'] as const).map((negation) =>
    slip('negation').weight(puzzle({ roll: ['up', 'red', negation] })),
  );
  expect(weights).toEqual([...new Set(weights)].toSorted((a, b) => a - b));
  const itch = (given: Rolled) => slip('jump').weight(puzzle(given));
  expect(itch({ roll: ['nothing', 'nothing', 'nothing'] })).toBeGreaterThan(itch({ roll: ['up', 'red', 'nothing'] }));
});

test('who is never careless sees what is there', () => {
  const there = puzzle({ roll: ['up', 'red', 'notnot'], arrow: 'left', lie: true, void: 'right' });
  for (let i = 0; i < 200; i++) expect(taken(there, 0, fastFrom(chanceAt('careful', i)))).toBe(there);
});
