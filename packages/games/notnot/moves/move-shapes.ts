import type { Timeout } from '@izvilina/kernel/game.ts';
import type { Schema } from '@izvilina/kernel/schema.ts';
import * as z from 'zod/mini';
import { SLOTS } from '../pieces/slots.ts';

const millis = z.number().check(z.nonnegative());

/** Longest time a right touch is held back for an earlier one still under way, and longest lead of a roll (ms). */
export const LONGEST_HOLD = 350;
export const LONGEST_LEAD = 2000;

export const move = z.strictObject({
  type: z.literal('point'),
  slot: z.enum(SLOTS),
  /** Milliseconds since the roll was shown, corrected by the authority that measured it. */
  at: millis,
  /** Possible error of `at`; 0 if left out (NN-R2). */
  uncertainty: z.exactOptional(millis),
  /** What the player's device measured before the correction: only for display. */
  claimed: z.exactOptional(millis),
});
export type Move = z.infer<typeof move>;

/**
 * The referee controls the rounds. A `roll` may say how long a right touch is held back before it closes the round, and
 * how long after the event the dice are shown.
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
