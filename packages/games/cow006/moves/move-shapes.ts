import type { Timeout } from '@izvilina/kernel/game.ts';
import type { Schema } from '@izvilina/kernel/schema.ts';
import * as z from 'zod/mini';

export const move = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pick'), card: z.int() }),
  z.strictObject({ type: z.literal('takeRow'), row: z.int() }),
  z.strictObject({ type: z.literal('draft'), card: z.int() }),
]);
export type Move = z.infer<typeof move>;

/** The referee only ever plays for a seat whose time is out. */
export type Act = Timeout;
export const act: Schema<Act> = z.strictObject({ type: z.literal('timeout'), seat: z.int().check(z.nonnegative()) });
