import { type Result, refuse } from '@izvilina/kernel/result.ts';

/** All reasons why a well-formed move can be against the rules. The table has the texts for players. */
export const ILLEGAL = [
  'NO_TILES',
  'OFF_BOARD',
  'CELL_TAKEN',
  'CELL_TWICE',
  'BLANK_WITHOUT_LETTER',
  'NOT_ON_RACK',
  'NOT_IN_ONE_LINE',
  'GAP',
  'DETACHED',
  'FIRST_WORD_NEEDS_TWO_TILES',
  'FIRST_WORD_NOT_ON_CENTRE',
  'UNKNOWN_WORD',
  'MORE_THAN_THE_BAG_HOLDS',
  'NO_WORD_TO_JUDGE',
  'VOTE_FIRST',
  'ANSWER_THE_WORD_FIRST',
  'NOTHING_TO_CLOSE',
] as const;
export type Illegal = (typeof ILLEGAL)[number];

interface Details {
  /** Only for `UNKNOWN_WORD`. */
  readonly words?: readonly string[];
  /** Only for `MORE_THAN_THE_BAG_HOLDS`. */
  readonly bag?: number;
}

export const illegal = (reason: Illegal, details: Details = {}): Result<never> =>
  refuse('ILLEGAL_MOVE', { reason, ...details });
