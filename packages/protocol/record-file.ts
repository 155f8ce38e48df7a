import type { AnyEvent, AnyGame } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { hashOf, type Match, type Moment } from '@izvilina/kernel/match.ts';
import { replay } from '@izvilina/kernel/record.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { parse, type Schema } from '@izvilina/kernel/schema.ts';
import * as z from 'zod/mini';
import { beginning, eventsFault, MOST_EVENTS } from './beginning.ts';
import { combinedSeed, commitmentTo } from './proof.ts';

/** A finished (or local) game as one file: replays to the byte, and its deal can be verified. */
export interface RecordFile {
  readonly format: 'izvilina';
  /**
   * 2 only if `hash` is null, 3 only if it began from a position or another game: a reader of version 1 can read every
   * finished game that was dealt.
   */
  readonly version: 1 | 2 | 3;
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  readonly options: Json;
  readonly seed: string;
  readonly position?: Json;
  readonly from?: Moment;
  readonly events: readonly AnyEvent[];
  /** By seat: the players' names at the table. */
  readonly names: readonly string[];
  /** Hash of the last state. Null: the game was closed before its end, because its rules were gone. */
  readonly hash: string | null;
  readonly commitment: string;
  readonly serverSeed: string;
  readonly clientSeeds: readonly (string | null)[];
  /** Played on one device: the replay is verified, but not who dealt. */
  readonly local: boolean;
}

const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** The game's rules check options and moves; events are checked one by one. */
const shape = {
  format: z.literal('izvilina'),
  game: z.string(),
  rules: z.int(),
  players: z.int(),
  options: z.unknown(),
  seed: z.string().check(z.maxLength(200)),
  events: z.array(z.unknown()).check(z.maxLength(MOST_EVENTS)),
  names: z.array(z.string().check(z.maxLength(400))).check(z.maxLength(10)),
  commitment: hex,
  serverSeed: z.string().check(z.maxLength(200)),
  clientSeeds: z.array(z.nullable(z.string().check(z.maxLength(64)))).check(z.maxLength(10)),
  local: z.boolean(),
};

const recordFile = z.discriminatedUnion('version', [
  z.strictObject({ ...shape, version: z.literal(1), hash: hex }),
  z.strictObject({ ...shape, version: z.literal(2), hash: z.nullable(hex) }),
  z.strictObject({ ...shape, ...beginning, version: z.literal(3), hash: z.nullable(hex) }),
]) as Schema<RecordFile>;

/** Stops at the first fault: a megabyte of nonsense must not become a report on each byte. */
export function parseRecordFile(raw: unknown): Result<RecordFile> {
  const file = parse(recordFile, raw, 'BAD_RECORD');
  if (!file.ok) return file;
  const events = eventsFault(file.value);
  return events.ok ? file : events;
}

/** Replays the whole file and checks the deal. The refusal names the fault. */
export function verify(game: AnyGame, file: RecordFile): Result<Match> {
  const replayed = replay(game, file);
  return replayed.ok ? verifyReplayed(replayed.value, file) : replayed;
}

/** The same for whoever has replayed the file already: `last` is the match after its last event. */
export function verifyReplayed(last: Match, file: RecordFile): Result<Match> {
  if (file.hash === null) return refuse('UNFINISHED');
  if (hashOf(last) !== file.hash) return refuse('OTHER_HASH');
  if (commitmentTo(file.serverSeed) !== file.commitment) return refuse('OTHER_COMMITMENT');
  if (combinedSeed(file.serverSeed, file.clientSeeds) !== file.seed) return refuse('OTHER_SEED');
  return ok(last);
}
