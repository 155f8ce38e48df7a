import { isLevel } from '@izvilina/bots/bot.ts';
import type { AnyGame } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { type Beginning, begin } from '@izvilina/kernel/match.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import type { Command } from '@izvilina/protocol/commands.ts';
import { nickname } from '@izvilina/protocol/names.ts';
import type { Deps } from '../deps.ts';
import type { Unfinished } from '../store.ts';
import { hexToken, shortCode } from '../tokens.ts';
import type { Chair, TableDoc } from './document.ts';
import { DOC_FORMAT } from './document-format.ts';

export interface Guest {
  readonly id: string;
  readonly name: string | null;
}

/** The chairs of a new table; every «me» belongs to the guest who makes it. */
export function seatEverybody(
  command: Extract<Command, { type: 'create' }>,
  guest: Guest,
  entropy: string | null,
): Result<Chair[]> {
  const chairs: Chair[] = [];
  for (const chair of command.chairs) {
    if (chair.kind === 'bot' && !isLevel(chair.level)) return refuse('NO_SUCH_LEVEL', { level: chair.level });
    if (chair.kind !== 'me') chairs.push(chair);
    else {
      const name = nickname(chair.name ?? guest.name ?? 'Игрок');
      if (!name.ok) return name;
      chairs.push({ kind: 'person', guest: guest.id, name: name.value, entropy, standIn: null });
    }
  }
  return ok(chairs);
}

/** Whether the game can be dealt at once. Checked before the table is made: a refusal leaves no table behind. */
export function canDeal(
  game: AnyGame,
  chairs: readonly Chair[],
  options: Json,
  begins: Beginning = {},
): Result<unknown> {
  const players = chairs.filter(({ kind }) => kind !== 'open').length;
  const [fewest] = game.players;
  return players < fewest
    ? refuse('TOO_FEW_PLAYERS', { fewest })
    : begin(game, { players, options, seed: '', ...begins });
}

/** Length of the server's part of the seed. No other random value has this length. */
export const SEED_BYTES = 32;

type Agreed = Pick<TableDoc, 'game' | 'rules' | 'options' | 'pace' | 'watchers' | 'hints' | 'host' | 'chairs'> &
  Partial<Pick<TableDoc, 'series' | 'dealing' | 'talk' | 'begins' | 'banned'>>;

/**
 * Returns the table with this id and makes it if there is none: a repeated command gets the same one. Of two tables
 * that drew the same code at the same moment the store keeps the first; the other draws again. `most`: refused
 * `TOO_MANY_TABLES` if the host has that many. The store counts, so that two tables made at once cannot exceed it.
 */
export async function createTable(
  deps: Deps,
  id: string,
  agreed: Agreed,
  most?: Unfinished,
): Promise<Result<TableDoc>> {
  const { game, rules, options, pace, watchers, hints, host, chairs, series, talk, begins } = agreed;
  const { dealing = false, banned = [] } = agreed;
  const now = deps.now();
  for (let attempt = 0; ; attempt++) {
    const code = deps.local || dealing ? null : shortCode(deps.random, attempt < 3 ? 4 : 5);
    const taken = async () => code !== null && (await deps.store.tableByCode(code)) !== null;
    if (await taken()) continue;
    const table: TableDoc = {
      game,
      rules,
      options,
      pace,
      watchers,
      hints,
      host,
      chairs,
      code,
      dealing,
      ...(series && { series }),
      ...(talk && { talk }),
      ...(begins && { begins }),
      format: DOC_FORMAT,
      id,
      phase: 'gathering',
      banned,
      serverSeed: hexToken(deps.random, SEED_BYTES),
      seed: null,
      hash: null,
      closed: null,
      rematch: null,
      created: now,
      changed: now,
    };
    try {
      if (await deps.store.insertTable(table, most)) return ok(table);
      const made = await deps.store.table(id);
      return made ? ok(made.doc) : refuse('TOO_MANY_TABLES');
    } catch (error) {
      const made = await deps.store.table(id);
      if (made) return ok(made.doc);
      if (!(await taken())) throw error;
    }
  }
}
