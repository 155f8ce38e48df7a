import type { Timeout } from '@izvilina/kernel/game.ts';
import type { Schema } from '@izvilina/kernel/schema.ts';
import * as z from 'zod/mini';
import { COLOURS } from '../pieces/colours.ts';

export const colour = z.enum(COLOURS);
export const tile = z.readonly(z.tuple([colour, colour]));
export const axial = z.readonly(z.tuple([z.int(), z.int()]));
export const cells = z.readonly(z.tuple([axial, axial]));

export const move = z.discriminatedUnion('type', [
  /** The tile's first colour goes on the first cell. */
  z.strictObject({ type: z.literal('place'), tile, cells }),
  z.strictObject({ type: z.literal('swap') }),
  z.strictObject({ type: z.literal('keep') }),
  /** Declines one bonus placement. */
  z.strictObject({ type: z.literal('skip') }),
]);
export type Move = z.infer<typeof move>;

/** The referee only ever plays for a seat whose time is out. */
export type Act = Timeout;
export const act: Schema<Act> = z.strictObject({ type: z.literal('timeout'), seat: z.int().check(z.nonnegative()) });
