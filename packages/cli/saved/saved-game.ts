import { logShape } from '@izvilina/engine/ops/records.ts';
import { isObject } from '@izvilina/engine/shapes.ts';
import { positionStart } from '@izvilina/engine/table.ts';
import { loadGameFor } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import { read as readPlaythrough } from '@izvilina/games/playthrough.ts';
import { isSlug, type Slug } from '@izvilina/games/registry.ts';
import type { AnyEvent } from '@izvilina/kernel/game.ts';
import type { Match, Start } from '@izvilina/kernel/match.ts';
import { replay } from '@izvilina/kernel/record.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { plyEvent } from '@izvilina/kernel/scenario.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import { parseRecordFile } from '@izvilina/protocol/record-file.ts';
import { readJson, readText } from './read-json.ts';

/** A saved game: its start and all its events. */
export interface SavedGame {
  readonly slug: Slug;
  /** The version of the rules it was played under; a bare position has none. */
  readonly rules: number | undefined;
  readonly start: Start;
  readonly events: readonly AnyEvent[];
}

/** Reads a file of any of our formats: a record, an engine's log or `position` request, a golden playthrough. */
export async function readSavedGame(path: string): Promise<Result<SavedGame>> {
  return path.endsWith('.jsonl') ? playthrough(await readText(path)) : savedGameIn(await readJson(path));
}

/** The same for the parsed content of a file that is not a playthrough. */
export function savedGameIn(raw: unknown): Result<SavedGame> {
  if (typeof raw !== 'object' || raw === null) return refuse('BAD_RECORD');
  if ('format' in raw) {
    const file = parseRecordFile(raw);
    return file.ok ? savedGame(file.value) : file;
  }
  if ('position' in raw && !('events' in raw)) return position(raw);
  const log = parse(logShape, 'log' in raw ? raw.log : raw, 'BAD_RECORD');
  return log.ok ? savedGame(log.value) : log;
}

/** The position after the first `seq` events, or after all of them. */
export async function positionOf(saved: SavedGame, seq: number | null): Promise<Result<Match>> {
  const { slug, rules, start, events } = saved;
  const game = await loadGameFor(slug, start, readData, rules);
  const played = events.slice(0, seq ?? events.length);
  return replay(game, { game: slug, rules: rules ?? game.rules, ...start, events: played });
}

type Kept = Start & { readonly game: string; readonly rules?: number; readonly events: readonly AnyEvent[] };

function savedGame({ game, rules, players, options, seed, position, from, events }: Kept): Result<SavedGame> {
  if (!isSlug(game)) return refuse('UNKNOWN_GAME', { game });
  const start = { players, options, seed, ...(position !== undefined && { position }), ...(from && { from }) };
  return ok({ slug: game, rules, start, events });
}

function position(raw: object): Result<SavedGame> {
  const { game, position, seed = '0' } = raw as { readonly [key: string]: unknown };
  if (typeof game !== 'string' || typeof seed !== 'string' || !isObject(position)) return refuse('BAD_RECORD');
  return savedGame({ game, ...positionStart(position, seed), events: [] });
}

function playthrough(text: string): Result<SavedGame> {
  try {
    const { start, plies } = readPlaythrough(text);
    return savedGame({ ...start, events: plies.map(plyEvent) });
  } catch {
    return refuse('BAD_RECORD');
  }
}
