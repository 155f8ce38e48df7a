import { advance, begin, type Match } from '@izvilina/kernel/match.ts';
import { must, ok, type Result } from '@izvilina/kernel/result.ts';
import * as z from 'zod/mini';
import { type Answer, object, op } from '../shapes.ts';
import { gameOf, type Held, keep, positionStart, settledJob, type Table, toAct } from '../table.ts';

/** `players` may be any number here: the game decides how many may play (BAD_OPTIONS). */
export const deal = op(
  z.strictObject({ game: z.string(), players: z.number(), seed: z.string(), options: z.optional(object) }),
  async (table, { game, players, seed, options }) => {
    const start = { players, seed, options: options ?? {} };
    const found = await gameOf(game, start);
    return found.ok ? dealt(table, begin(found.value, start)) : found;
  },
);

export const position = op(
  z.strictObject({ game: z.string(), position: object, seed: z._default(z.string(), '0') }),
  async (table, { game, position, seed }) => {
    const start = positionStart(position, seed);
    const found = await gameOf(game, start);
    return found.ok ? begun(table, begin(found.value, start)) : found;
  },
);

/** Jobs before any seat is asked (who begins?) are run by the engine itself: a new match waits for its players. */
export async function dealt(table: Table, match: Result<Match>): Promise<Answer> {
  if (!match.ok) return match;
  const held: Held = { match: match.value, events: [] };
  while (toAct(held.match).every((actor) => actor === 'referee')) {
    const act = await settledJob(table, held);
    if (act === null) break;
    const event = { at: held.match.at, by: 'referee', act } as const;
    held.match = must(advance(held.match, event));
    held.events.push(event);
  }
  return ok({ match: keep(table, held.match, held.events), toAct: toAct(held.match) });
}

const begun = (table: Table, match: Result<Match>): Answer =>
  match.ok ? ok({ match: keep(table, match.value, []), toAct: toAct(match.value) }) : match;
