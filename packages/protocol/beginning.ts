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

/** The game's rules check positions, options and moves; `eventsFault` checks events. */
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
 * Limits how deep continued games may nest. Each move taken back after one that stayed goes one level deeper: nobody
 * has the patience for this many.
 */
export const DEEPEST = 100;

/** Lazy: a level's schema is made only when it is needed. */
const momentWithin = (levels: number): Schema<Moment> =>
  momentAfter(
    levels > 1 ? { from: z.exactOptional(z.lazy(() => momentWithin(levels - 1))) } : {},
  ) as unknown as Schema<Moment>;

export const beginning = { position, from: z.exactOptional(momentWithin(DEEPEST)) };

/** Refuses the first malformed event in a log or in the games it continues. */
export function eventsFault(log: { readonly events: readonly unknown[]; readonly from?: Moment }): Result<null> {
  for (const [index, it] of log.events.entries()) {
    const shaped = parse(event, it, 'BAD_RECORD');
    if (!shaped.ok) return refuse('BAD_RECORD', { ...shaped.error.params, at: `events.${index}` });
  }
  return log.from ? eventsFault(log.from) : ok(null);
}
