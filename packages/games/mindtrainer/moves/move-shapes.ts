import type { Timeout } from '@izvilina/kernel/game.ts';
import type { Schema } from '@izvilina/kernel/schema.ts';
import * as z from 'zod/mini';
import { SIZE } from '../pieces/board.ts';
import { LETTERS, RACK, TILES } from '../pieces/letters.ts';

/** Latin look-alikes, small letters and other characters that are on no tile are not valid moves at all. */
export const NOT_A_TILE = 'NOT_A_RUSSIAN_CAPITAL';
const tile = z.enum(TILES, { error: NOT_A_TILE });

/** `letter` may be `*` in a move, so that a blank without a letter is refused with its own reason (`check-lay.ts`). */
const laidTile = z.strictObject({ x: z.int(), y: z.int(), letter: tile, blank: z.exactOptional(z.boolean()) });

const exchange = z.strictObject({ type: z.literal('exchange'), tiles: z.readonly(z.array(tile)) });
const pass = z.strictObject({ type: z.literal('pass') });

export const move = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('lay'), tiles: z.readonly(z.array(laidTile)) }),
  exchange,
  pass,
  /** MT-R5, without a dictionary: the others' answers to a laid word, and their votes after a challenge. */
  z.strictObject({ type: z.literal('accept') }),
  z.strictObject({ type: z.literal('challenge') }),
  z.strictObject({ type: z.literal('vote'), valid: z.boolean() }),
]);
export type Move = z.infer<typeof move>;
export type LayMove = Extract<Move, { type: 'lay' }>;

const cell = z.int().check(z.minimum(0), z.maximum(SIZE - 1));

/** Turns without a dictionary: a description, since there are too many to list. */
export const openTurn: Schema<Move> = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('lay'),
    tiles: z.readonly(
      z
        .array(z.strictObject({ x: cell, y: cell, letter: z.enum(LETTERS), blank: z.exactOptional(z.boolean()) }))
        .check(z.minLength(1), z.maxLength(RACK)),
    ),
  }),
  exchange,
  pass,
]);

/** The referee plays for a seat whose time is out, and closes the answers to a word (MT-R5). */
export type Act = Timeout | { readonly type: 'close' };
export const act: Schema<Act> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('timeout'), seat: z.int().check(z.nonnegative()) }),
  z.strictObject({ type: z.literal('close') }),
]);
