import type { DuelPlan } from '@izvilina/bots/duel.ts';
import { loadGame } from '@izvilina/games/load.ts';
import { readData } from '@izvilina/games/node/read-data.ts';
import { isSlug, SLUGS, type Slug } from '@izvilina/games/registry.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { begin } from '@izvilina/kernel/match.ts';
import { UsageError } from '../command.ts';

export function gameOf(name: string | undefined): Slug {
  if (name === undefined || !isSlug(name)) throw new UsageError(`--game must be one of ${SLUGS.join(', ')}`);
  return name;
}

export function optionsOf(text: string): Readonly<Record<string, Json>> {
  try {
    const options = JSON.parse(text);
    if (typeof options === 'object' && options !== null && !Array.isArray(options)) return options;
  } catch {
    // reported below
  }
  throw new UsageError('--options must be a JSON object');
}

/** Why the game refuses this many seats with these options; null if it does not. Asked here, not in a worker. */
export async function refusalOf({ game, seats, options = {}, seed }: DuelPlan): Promise<string | null> {
  const begun = begin(await loadGame(game, options, readData), { players: seats.length, options, seed });
  return begun.ok ? null : `${game} refuses ${seats.length} seats with these options: ${JSON.stringify(begun.error)}`;
}
