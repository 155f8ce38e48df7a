import { loadGame } from '@izvilina/games/load.ts';
import { isSlug } from '@izvilina/games/registry.ts';
import type { Task } from '@izvilina/jobs/threads/thread.ts';
import type { Outcome } from '@izvilina/kernel/game.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { parseRecordFile, verify } from '@izvilina/protocol/record-file.ts';
import { readJson } from '../read-json.ts';
import { couldBeRecord } from './record-text.ts';

/** Summary of a valid record. */
export interface CheckedRecord {
  readonly game: string;
  readonly names: readonly string[];
  readonly events: number;
  readonly result: Outcome;
  /** Played on one device: the replay is verified, but not who dealt. */
  readonly local: boolean;
}

/** Time limits for reading a record, and per event for replaying it: anybody may send anything. */
const READING_MS = 10_000;
const REPLAYING_MS = 1;

/** Replays a record file, given as the text that came in. */
export const checkRecord: Task<string, Result<CheckedRecord>> = async (text, { readData, started }) => {
  started(READING_MS);
  if (!couldBeRecord(text)) return refuse('BAD_RECORD', { issue: 'too_big' });
  const file = parseRecordFile(readJson(text));
  if (!file.ok) return file;
  started(READING_MS + REPLAYING_MS * file.value.events.length);
  const { game: slug, rules, options, names, events, local } = file.value;
  if (!isSlug(slug)) return refuse('UNKNOWN_GAME', { game: slug });
  const game = await loadGame(slug, options, readData, rules);
  const match = verify(game, file.value);
  if (!match.ok) return match;
  return ok({ game: slug, names, events: events.length, result: game.result(match.value.state), local });
};
