import { logShape, replayLog } from '@izvilina/engine/ops/records.ts';
import { loadGame } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import { isSlug } from '@izvilina/games/registry.ts';
import type { AnyGame } from '@izvilina/kernel/game.ts';
import { hashOf } from '@izvilina/kernel/match.ts';
import type { MatchRecord } from '@izvilina/kernel/record.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import { parseRecordFile, type RecordFile, verify } from '@izvilina/protocol/record-file.ts';
import { refusalText } from './refusal-text.ts';

export interface Verdict {
  readonly holds: boolean;
  readonly lines: readonly string[];
}

/** Replays a record or an engine's log and reports, line by line, what holds, or the first thing that does not. */
export async function verdictOn(raw: unknown, expected: string | null = null): Promise<Verdict> {
  const checked = await check(raw, expected);
  return checked.ok
    ? { holds: true, lines: [...checked.value, 'verified'] }
    : { holds: false, lines: [`does not hold: ${refusalText(checked.error)}`] };
}

async function check(raw: unknown, expected: string | null): Promise<Result<readonly string[]>> {
  if (typeof raw !== 'object' || raw === null) return refuse('BAD_RECORD');
  if ('format' in raw) return checkRecord(raw, expected);
  if (expected !== null) return refuse('NO_COMMITMENT');
  return checkLog('log' in raw ? raw.log : raw);
}

async function checkRecord(raw: object, expected: string | null): Promise<Result<readonly string[]>> {
  const file = parseRecordFile(raw);
  if (!file.ok) return file;
  const game = await gameOf(file.value);
  if (!game.ok) return game;
  const match = verify(game.value, file.value);
  if (!match.ok) return match;
  const { serverSeed, clientSeeds, names, commitment, hash, local } = file.value;
  if (expected !== null && commitment !== expected) return refuse('UNEXPECTED_COMMITMENT');
  const people = names.filter((name) => !name.startsWith('bot:')).length;
  const own = clientSeeds.filter((seed) => seed !== null).length;
  return ok([
    described(file.value),
    `hash: ${hash}`,
    `commitment: the dealer's part ${serverSeed.slice(0, 8)}… is the one promised${expected === null ? ' in this file' : ', and the one you expected'}`,
    `shuffle: made from the dealer's part and the parts of ${own} of ${people} people`,
    ...(local ? ['played on one device: this proves the replay, not the dealer'] : []),
  ]);
}

async function checkLog(raw: unknown): Promise<Result<readonly string[]>> {
  const log = parse(logShape, raw, 'BAD_RECORD');
  if (!log.ok) return log;
  const match = await replayLog(log.value);
  return match.ok ? ok([described(log.value), `hash: ${hashOf(match.value)}`]) : match;
}

const described = ({ game, rules, players, events }: RecordFile | MatchRecord): string =>
  `${game}, rules ${rules}, ${players} players: ${events.length} events replayed`;

async function gameOf({ game, options, rules }: RecordFile): Promise<Result<AnyGame>> {
  return isSlug(game) ? ok(await loadGame(game, options, readData, rules)) : refuse('UNKNOWN_GAME', { game });
}
