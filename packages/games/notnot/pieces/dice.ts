import { oneOf } from '@izvilina/kernel/data-file.ts';
import data from '../data.json' with { type: 'json' };
import type { DiceColour } from './cards.ts';
import { DIRECTIONS, type Direction } from './slots.ts';

export const WORDS = ['up', 'down', 'left', 'right', 'red', 'green', 'blue', 'yellow', 'nothing'] as const;
export type Word = (typeof WORDS)[number];

export const NEGATIONS = ['nothing', 'not', 'notnot', 'notnotnot'] as const;
export type Negation = (typeof NEGATIONS)[number];

/** Two conditions and the negation, which is `nothing` while the negation die is not used. */
export type Roll = readonly [Word, Word, Negation];
/** The colour each of the three words is written in. It has no meaning (NN-16). */
export type Ink = readonly [DiceColour, DiceColour, DiceColour];

const wordsOn = (faces: readonly string[]): readonly Word[] => faces.map((face) => oneOf(WORDS, face));

/** NN-D2, NN-D3: the six faces of each die. */
export const CONDITION_A: readonly Word[] = wordsOn(data.dice.conditionA);
export const CONDITION_B: readonly Word[] = wordsOn(data.dice.conditionB);
export const NEGATION: readonly Negation[] = data.dice.negation.map((face) => oneOf(NEGATIONS, face));

/** NN-22, NN-23: how often each face says НЕ. */
export const NEGATED: Readonly<Record<Negation, number>> = { nothing: 0, not: 1, notnot: 2, notnotnot: 3 };

export const isDirection = (word: Word): word is Direction => (DIRECTIONS as readonly Word[]).includes(word);
