import { randomBytes } from 'node:crypto';
import type { ThinkRequest } from '@izvilina/authority/deps.ts';
import type { Thought } from '@izvilina/bots/bot.ts';
import { BOTS } from '@izvilina/bots/registry.ts';
import { GAMES, isSlug, SLUGS } from '@izvilina/games/registry.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import type { Outcome } from '@izvilina/kernel/game.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { parseRecordFile, verify as verifyFile } from '@izvilina/protocol/record-file.ts';
import { readJson } from '../read-json.ts';

/* Runs in a thread of the pool; each export is a job. */

await Promise.all(SLUGS.map((slug) => BOTS[slug]())); // so that nobody's first hint waits for them

export async function think({ game, name, view, budget }: ThinkRequest): Promise<Thought<unknown>> {
  if (!isSlug(game)) throw new Error(`no bots for ${game}`);
  const bots = await BOTS[game]();
  return bots.think(name, view, chanceAt(randomBytes(32).toString('hex'), 0), budget);
}

/** A record that holds: what it is a record of. */
export interface Verified {
  readonly game: string;
  readonly names: readonly string[];
  readonly events: number;
  readonly result: Outcome;
  /** Played on one device: the replay is proved, not the dealer. */
  readonly local: boolean;
}

export async function verify({ text }: { readonly text: string }): Promise<Result<Verified>> {
  const file = parseRecordFile(readJson(text));
  if (!file.ok) return file;
  const { game: slug, names, events, local } = file.value;
  if (!isSlug(slug)) return refuse('UNKNOWN_GAME', { game: slug });
  const game = await GAMES[slug]();
  const match = verifyFile(game, file.value);
  if (!match.ok) return match;
  return ok({ game: slug, names, events: events.length, result: game.result(match.value.state), local });
}
