import { isVoid } from '@izvilina/games/notnot/pieces/cards.ts';
import { isDirection, NEGATED, type Word } from '@izvilina/games/notnot/pieces/dice.ts';
import { SLOTS, type Slot, turned } from '@izvilina/games/notnot/pieces/slots.ts';
import type { Reason } from '../bot.ts';
import { conditionsOf, isColour, isTurned, type Puzzle, solve, timesNegated } from './puzzle.ts';

/**
 * The logic of a roll in steps, each key at most once.
 * `nothing` {}: no die states anything · `condition` {word} · `either` {words}: one of the two is enough ·
 * `ink` {word, ink}: the word counts, not the colour it is written in · `arrow` {up, word, slot}: where the word lies now ·
 * `negated` {times}: by the die · `lie` {}: one НЕ more · `sum` {times, negated}: all НЕ together, and what they come to ·
 * `anything` {}: not «nothing» is any portal · `void` {slot}: not to be touched, but the winner takes it.
 * And the verdict on a place: `right` / `wrong` {slot, colour, words}: the conditions that it satisfies ·
 * `untouchable` {slot}: the void · `none` {}: nothing here is right, so hands off.
 */
export const REASONS = [
  'nothing',
  'condition',
  'either',
  'ink',
  'arrow',
  'negated',
  'lie',
  'sum',
  'anything',
  'void',
  'right',
  'wrong',
  'untouchable',
  'none',
] as const;
export type ReasonKey = (typeof REASONS)[number];

const reason = (key: ReasonKey, params: Reason['params'] = {}): Reason => ({ key, params });

/** The logic of a roll and the verdict on a slot. A void that was touched is told of once. */
export function explained(puzzle: Puzzle, slot: Slot | null): readonly Reason[] {
  const verdict = verdictOn(puzzle, slot);
  return [...logicOf(puzzle).filter(({ key }) => key !== 'void' || verdict.key !== 'untouchable'), verdict];
}

/** What the roll asks for, step by step. */
export const logicOf = (puzzle: Puzzle): readonly Reason[] => [
  stated(conditionsOf(puzzle)),
  ...misleadingInk(puzzle),
  ...turning(puzzle),
  ...negating(puzzle),
  ...voidHere(puzzle),
];

/** Why this slot is right or wrong; for null, why nothing should be touched. */
export function verdictOn(puzzle: Puzzle, slot: Slot | null): Reason {
  const right = solve(puzzle);
  const card = slot && puzzle.table[slot];
  if (!card || right.length === 0) return reason('none');
  if (card.kind === 'void') return reason('untouchable', { slot });
  const words = conditionsOf(puzzle).filter((word) => meets(puzzle, slot, word));
  return reason(right.includes(slot) ? 'right' : 'wrong', { slot, colour: card.colour, words });
}

const stated = (words: readonly Word[]): Reason =>
  words.length === 0
    ? reason('nothing')
    : words.length === 1
      ? reason('condition', { word: words[0] as Word })
      : reason('either', { words });

const misleadingInk = ({ roll: [a, b], ink }: Puzzle): readonly Reason[] =>
  [a, b].flatMap((word, die) => (isColour(word) ? [reason('ink', { word, ink: ink[die] as string })] : [])).slice(0, 1);

function turning(puzzle: Puzzle): readonly Reason[] {
  const word = conditionsOf(puzzle).find(isDirection);
  if (word === undefined || !isTurned(puzzle)) return [];
  return [reason('arrow', { up: puzzle.up, word, slot: turned(word, puzzle.up) })];
}

function negating(puzzle: Puzzle): readonly Reason[] {
  const onDie = NEGATED[puzzle.roll[2]];
  const times = timesNegated(puzzle);
  const negated = times % 2 === 1;
  const conditions = conditionsOf(puzzle).length;
  const anything = negated && (conditions === 0 || (conditions === 1 && puzzle.notNothing === 'any'));
  return [
    ...(onDie > 0 ? [reason('negated', { times: onDie })] : []),
    ...(puzzle.lie ? [reason('lie')] : []),
    ...(times > 1 ? [reason('sum', { times, negated })] : []),
    ...(anything ? [reason('anything')] : []),
  ];
}

function voidHere({ table }: Puzzle): readonly Reason[] {
  const slot = SLOTS.find((place) => isVoid(table[place]));
  return slot === undefined ? [] : [reason('void', { slot })];
}

/** Whether the slot would be right if the roll said only this word. */
const meets = (puzzle: Puzzle, slot: Slot, word: Word): boolean =>
  solve({ ...puzzle, roll: [word, 'nothing', 'nothing'], lie: false }).includes(slot);
