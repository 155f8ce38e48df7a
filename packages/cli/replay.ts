import { readFile } from 'node:fs/promises';
import { logShape } from '@izvilina/engine/ops/records.ts';
import { GAMES, isSlug } from '@izvilina/games/registry.ts';
import type { AnyGame } from '@izvilina/kernel/game.ts';
import { hashOf } from '@izvilina/kernel/match.ts';
import { replay as fold, type Record } from '@izvilina/kernel/record.ts';
import { ok, type Refusal, type Result, refuse } from '@izvilina/kernel/result.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import { parseRecordFile, type RecordFile, verify } from '@izvilina/protocol/record-file.ts';
import { type Command, Failure, parsed, UsageError } from './command.ts';

export const replay: Command = {
  help: `Usage: bin/izvilina replay FILE

Plays a saved game again and says whether it holds. FILE is a record exported from a table, or the engine's log.
Of a record it checks every move, the hash of the last state, the dealer's commitment, and that the shuffle's
seed comes from the dealer's part and the players' parts. Exit code 0 if all holds, else 1.
`,
  async run(args) {
    const { positionals } = parsed({ args: [...args], options: {}, allowPositionals: true });
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new UsageError('replay takes one FILE');
    const checked = await check(await read(path));
    const lines = checked.ok ? [...checked.value, 'verified'] : [`does not hold: ${sentence(checked.error)}`];
    process.stdout.write(`${lines.join('\n')}\n`);
    return checked.ok ? 0 : 1;
  },
};

async function read(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error) => {
    throw new Failure(`cannot read ${path}: ${error.code ?? error.message}`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(`${path} is not JSON`);
  }
}

/** What holds, one line each; or the first thing that does not. */
async function check(raw: unknown): Promise<Result<readonly string[]>> {
  if (typeof raw !== 'object' || raw === null) return refuse('BAD_RECORD');
  if ('format' in raw) return checkRecord(raw);
  return checkLog('log' in raw ? raw.log : raw);
}

async function checkRecord(raw: object): Promise<Result<readonly string[]>> {
  const file = parseRecordFile(raw);
  if (!file.ok) return file;
  const game = await gameOf(file.value);
  if (!game.ok) return game;
  const match = verify(game.value, file.value);
  if (!match.ok) return match;
  const { serverSeed, clientSeeds, hash, local } = file.value;
  const own = clientSeeds.filter((seed) => seed !== null).length;
  return ok([
    described(file.value),
    `hash: ${hash}`,
    `commitment: the dealer's part ${serverSeed.slice(0, 8)}… is the one promised`,
    `shuffle: made from the dealer's part and the parts of ${own} of ${clientSeeds.length} players`,
    ...(local ? ['played on one device: this proves the replay, not the dealer'] : []),
  ]);
}

async function checkLog(raw: unknown): Promise<Result<readonly string[]>> {
  const log = parse(logShape, raw, 'BAD_RECORD');
  if (!log.ok) return log;
  const game = await gameOf(log.value);
  if (!game.ok) return game;
  const match = fold(game.value, log.value);
  return match.ok ? ok([described(log.value), `hash: ${hashOf(match.value)}`]) : match;
}

const described = ({ game, rules, players, events }: RecordFile | Record): string =>
  `${game}, rules ${rules}, ${players} players: ${events.length} events replayed`;

async function gameOf({ game }: { readonly game: string }): Promise<Result<AnyGame>> {
  return isSlug(game) ? ok(await GAMES[game]()) : refuse('UNKNOWN_GAME', { game });
}

function sentence({ code, params }: Refusal): string {
  if (Object.hasOwn(FAULTS, code)) return FAULTS[code] as string;
  const { seq, ...rest } = params;
  const where = seq === undefined ? '' : `event ${seq} is refused, `;
  return `${where}${code}${Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : ''}`;
}

const FAULTS: Readonly<{ [code: string]: string }> = {
  BAD_RECORD: 'this is neither a record nor a log, or a field of it is missing or ill-typed',
  OTHER_HASH: 'the moves lead to another state than the record says (hash)',
  OTHER_COMMITMENT: "the dealer's part is not the one promised (commitment)",
  OTHER_SEED: "the shuffle's seed does not come from the dealer's and the players' parts (seed)",
};
