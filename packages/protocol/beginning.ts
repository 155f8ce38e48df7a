import type { AnyEvent } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Moment } from '@izvilina/kernel/match.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { parse, type Schema } from '@izvilina/kernel/schema.ts';
import * as z from 'zod/mini';

/** More than `Game.longest` and the limit on changed answers allow in any match. */
export const MOST_EVENTS = 100_000;

const event = z.union([
  z.strictObject({ at: z.number(), by: z.int(), move: z.unknown() }),
  z.strictObject({ at: z.number(), by: z.literal('referee'), act: z.looseObject({ type: z.string() }) }),
]) as Schema<AnyEvent>;

/** Positions, options and moves are left to the rules of the game, events to `eventsFault`. */
const position = z.exactOptional(z.unknown() as Schema<Json>);
const momentAfter = <T extends z.core.$ZodLooseShape>(earlier: T) =>
  z.strictObject({
    players: z.int(),
    options: z.unknown() as Schema<Json>,
    seed: z.string().check(z.maxLength(200)),
    position,
    ...earlier,
    events: z.array(z.unknown()).check(z.maxLength(MOST_EVENTS)),
    seat: z.int(),
  });

/**
 * A game that was gone on with may itself come from another, but nothing nests without end. Every move that is taken back
 * after one that stayed goes one deeper: this is more than anybody's patience.
 */
export const DEEPEST = 100;

/** One level is made only when there is one to look at. */
const momentWithin = (levels: number): Schema<Moment> =>
  momentAfter(
    levels > 1 ? { from: z.exactOptional(z.lazy(() => momentWithin(levels - 1))) } : {},
  ) as unknown as Schema<Moment>;

export const beginning = { position, from: z.exactOptional(momentWithin(DEEPEST)) };

/** Refuses at the first event of a log, or of the games it goes on from, that is none. */
export function eventsFault(log: { readonly events: readonly unknown[]; readonly from?: Moment }): Result<null> {
  for (const [index, it] of log.events.entries()) {
    const shaped = parse(event, it, 'BAD_RECORD');
    if (!shaped.ok) return refuse('BAD_RECORD', { ...shaped.error.params, at: `events.${index}` });
  }
  return log.from ? eventsFault(log.from) : ok(null);
}
