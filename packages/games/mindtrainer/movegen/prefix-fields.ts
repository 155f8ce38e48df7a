import { YO } from '../lexicon/alphabet.ts';

/** A prefix is `PREFIX` consecutive numbers. */
export const PREFIX = 8;
/** The edge at its end. */
export const PREFIX_EDGE = 0;
/** The letters that lead on, without Ё. */
export const PREFIX_MASK = 1;
export const PREFIX_STATE = 2;
/** Its last tile, and above seven bits the points of all its tiles. */
export const PREFIX_TILE = 3;
/** The tiles from the left, seven bits each: the first four low, the others high. */
export const PREFIX_LOW = 4;
export const PREFIX_HIGH = 5;
export const PREFIX_NEXT = 6;

export const LAST_LETTERS = YO + 1;
