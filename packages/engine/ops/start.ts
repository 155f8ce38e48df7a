import { begin, type Match } from '@izvilina/kernel/match.ts';
import { ok, type Result } from '@izvilina/kernel/result.ts';
import * as z from 'zod/mini';
import { type Answer, object, op } from '../shapes.ts';
import { gameOf, keep, positionStart, type Table, toAct } from '../table.ts';

/** `players` is any number here: how many may play is for the game to say (BAD_OPTIONS). */
export const deal = op(
  z.strictObject({ game: z.string(), players: z.number(), seed: z.string(), options: z.optional(object) }),
  async (table, { game, players, seed, options }) => {
    const found = await gameOf(game);
    return found.ok ? begun(table, begin(found.value, { players, seed, options: options ?? {} })) : found;
  },
);

export const position = op(
  z.strictObject({ game: z.string(), position: object, seed: z._default(z.string(), '0') }),
  async (table, { game, position, seed }) => {
    const found = await gameOf(game);
    return found.ok ? begun(table, begin(found.value, positionStart(position, seed))) : found;
  },
);

const begun = (table: Table, match: Result<Match>): Answer =>
  match.ok ? ok({ match: keep(table, match.value, []), toAct: toAct(match.value) }) : match;
