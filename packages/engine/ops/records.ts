import { hashOf, type Match } from '@izvilina/kernel/match.ts';
import { replay as fold, type Record } from '@izvilina/kernel/record.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import type { Schema } from '@izvilina/kernel/schema.ts';
import * as z from 'zod/mini';
import { isObject, type JsonObject, match, object, op, seat } from '../shapes.ts';
import { find, gameOf, type Held, keep, positionStart } from '../table.ts';

const at = z.number().check(z.nonnegative());
const act = z.custom<JsonObject & { readonly type: string }>((raw) => isObject(raw) && typeof raw.type === 'string');

/** A log is a record of the kernel, so that it can be stored in a file and checked by `bin/izvilina replay`. */
export const logShape: Schema<Record> = z.strictObject({
  game: z.string(),
  rules: z.int(),
  players: z.int(),
  options: object,
  seed: z.string(),
  position: z.exactOptional(object),
  events: z.array(
    z.union([z.strictObject({ at, by: seat, move: object }), z.strictObject({ at, by: z.literal('referee'), act })]),
  ),
});

const logOf = ({ match: { game, start }, events }: Held): Record => ({
  game: game.slug,
  rules: game.rules,
  ...start,
  events,
});

export const log = op(z.strictObject({ match }), (table, { match }) => {
  const held = find(table, match);
  return held.ok ? ok({ log: logOf(held.value) }) : held;
});

/** The match a log leads to, or the event at which it breaks the rules. */
export async function replayLog(log: Record): Promise<Result<Match>> {
  const game = await gameOf(log.game, log);
  if (!game.ok) return game;
  if (isObject(log.position) && positionStart(log.position, log.seed).players !== log.players)
    return refuse('BAD_REQUEST', { at: 'log.players', reason: 'the position has another number of players' });
  return fold(game.value, log);
}

export const replay = op(z.strictObject({ log: logShape }), async (table, { log }) => {
  const match = await replayLog(log);
  return match.ok ? ok({ match: keep(table, match.value, [...log.events]), hash: hashOf(match.value) }) : match;
});

export const drop = op(z.strictObject({ match }), (table, { match }) =>
  table.matches.delete(match) ? ok({}) : refuse('UNKNOWN_MATCH'),
);
