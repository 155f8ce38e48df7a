import { createEngine } from '@izvilina/engine/engine.ts';
import { CODES } from '@izvilina/engine/errors.ts';
import { linesOf } from '@izvilina/engine/lines.ts';
import { loadGameFor } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import { isSlug } from '@izvilina/games/registry.ts';
import type { Chance } from '@izvilina/kernel/chance.ts';
import { canonical } from '@izvilina/kernel/json.ts';
import { advance, begin, type Match, viewOf } from '@izvilina/kernel/match.ts';
import type { MatchRecord } from '@izvilina/kernel/record.ts';
import { must } from '@izvilina/kernel/result.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import { command, idOf } from '@izvilina/protocol/commands.ts';
import { parseRecordFile, verify } from '@izvilina/protocol/record-file.ts';
import { readJson } from '@izvilina/server/read-json.ts';
import { positionOf, savedGameIn } from '../../saved/saved-game.ts';
import { wrongEvent } from './listed.ts';
import { beginLine, type Played } from './samples.ts';

/** Reads a text from outside; true if it was accepted. Throws if we have a bug. */
export type Reader = (text: string, dice: Chance) => boolean | Promise<boolean>;

/** Reads a message of a socket. */
export const readMessage: Reader = (text) => {
  const raw = readJson(text);
  const id = idOf(raw);
  const read = parse(command, raw, 'BAD_MESSAGE');
  if (!read.ok) return false;
  if (id !== read.value.id) throw new Error('another id');
  const again = parse(command, JSON.parse(JSON.stringify(read.value)), 'BAD_MESSAGE');
  if (!again.ok || canonical(again.value) !== canonical(read.value)) throw new Error('what was read reads otherwise');
  return true;
};

/** Reads a record: faults must be reported, and only the game that was really played may be accepted. */
export const readRecord: Reader = async (text) => {
  const file = parseRecordFile(readJson(text));
  if (!file.ok || !isSlug(file.value.game)) return false;
  const game = await loadGameFor(file.value.game, file.value, readData);
  const match = verify(game, file.value);
  if (!match.ok) return false;
  await judge(file.value);
  return true;
};

/** Reads a file with a position or a game: an accepted one must be viewable by everybody and playable. */
export const readPosition: Reader = async (text, dice) => {
  const saved = savedGameIn(readJson(text));
  const match = saved.ok ? await positionOf(saved.value, null) : saved;
  if (match.ok) canBePlayed(match.value, dice);
  return match.ok;
};

function canBePlayed(match: Match, dice: Chance): void {
  const { game, turn } = match;
  JSON.stringify(game.result(match.state));
  JSON.stringify(viewOf(match, 'watcher'));
  for (let seat = 0; seat < match.players; seat++) {
    const moves = game.moves(viewOf(match, seat));
    const move = moves.finite ? moves.all[dice.below(Math.max(1, moves.all.length))] : moves.sample(dice);
    const isAsked = !turn.over && turn.asks.some((ask) => ask.seat === seat);
    if ((move ?? null) === null) {
      if (isAsked) throw new Error(`seat ${seat} is asked and has no move`);
      continue;
    }
    const next = advance(match, { at: match.at, by: seat, move });
    if (!next.ok) throw new Error(`a listed move is refused: ${canonical(move)} ${next.error.code}`);
  }
}

const LINES_PER_ENGINE = 5_000;

/** An engine that holds a match of each of these games, `m1`, `m2` …, and reads one line after another. */
export function engineReader(played: readonly Played[]): Reader {
  let bug: unknown = null;
  let engine = createEngine();
  let lines = 0;
  const say = async (line: object | string) => {
    const answer = await engine(typeof line === 'string' ? line : JSON.stringify(line));
    if (bug) throw bug;
    return JSON.parse(answer) as { ok: boolean; error?: { code: string }; log?: MatchRecord };
  };
  return async (text) => {
    if (lines++ % LINES_PER_ENGINE === 0) {
      bug = null;
      engine = createEngine((found) => {
        bug = found;
      });
      for (const game of played) await say(beginLine(game));
    }
    const heard = await say(text);
    if (!heard.ok && (!heard.error || !CODES.includes(heard.error.code as never) || heard.error.code === 'INTERNAL'))
      throw new Error(`answered ${JSON.stringify(heard)}`);
    const raw = readJson(text) as { readonly op?: unknown; readonly match?: unknown } | undefined;
    const log = heard.ok && raw?.op === 'play' ? (await say({ op: 'log', match: raw.match })).log : undefined;
    if (log) await judge(log);
    return heard.ok;
  };
}

/** Every event of a game that somebody accepted. */
async function judge(log: Omit<MatchRecord, 'rules'>): Promise<void> {
  if (!isSlug(log.game)) throw new Error(`no such game: ${log.game}`);
  const game = await loadGameFor(log.game, log, readData);
  const wrong = wrongEvent(must(begin(game, log)), log.events);
  if (wrong !== null) throw new Error(wrong);
}

/** Reads bytes in pieces, as they come in over a pipe. */
export const readLines: Reader = async (text, dice) => {
  const bytes = Buffer.from(text);
  const cut = dice.below(bytes.length + 1);
  const pieces = (async function* () {
    yield bytes.subarray(0, cut);
    yield bytes.subarray(cut);
  })();
  let good = false;
  for await (const line of linesOf(pieces, 1_000)) good ||= 'text' in line;
  return good;
};
