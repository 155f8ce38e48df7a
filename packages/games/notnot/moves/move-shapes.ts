import type { Timeout } from '@izvilina/kernel/game.ts';
import type { Schema } from '@izvilina/kernel/schema.ts';
import * as z from 'zod/mini';
import { SLOTS } from '../pieces/slots.ts';

const millis = z.number().check(z.nonnegative());

/** The longest a right touch may be held back for an earlier one still under way, and the longest count-in of a roll. */
export const LONGEST_HOLD = 350;
export const LONGEST_LEAD = 2000;

export const move = z.strictObject({
  type: z.literal('point'),
  slot: z.enum(SLOTS),
  /** Milliseconds since the roll was shown, corrected by whoever measured it. */
  at: millis,
  /** How far off `at` may be; 0 if it is left out (NN-R2). */
  uncertainty: z.exactOptional(millis),
  /** What the player's device said before the correction: only to be shown. */
  claimed: z.exactOptional(millis),
});
export type Move = z.infer<typeof move>;

/**
 * The referee keeps the time of the rounds. A `roll` may say how long a right touch is held back before the round is
 * closed on it, and how long after the event the dice are shown.
 */
export type Act =
  | { readonly type: 'roll'; readonly hold?: number; readonly lead?: number }
  | { readonly type: 'close' }
  | Timeout;

export const act: Schema<Act> = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('roll'),
    hold: z.exactOptional(millis.check(z.maximum(LONGEST_HOLD))),
    lead: z.exactOptional(millis.check(z.maximum(LONGEST_LEAD))),
  }),
  z.strictObject({ type: z.literal('close') }),
  z.strictObject({ type: z.literal('timeout'), seat: z.int().check(z.nonnegative()) }),
]);
