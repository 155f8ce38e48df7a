import type { AnyGame } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import type { Start } from '@izvilina/kernel/match.ts';
import { parse } from '@izvilina/kernel/schema.ts';
import { GAMES, OLDER_RULES, type Slug } from './registry.ts';

/** Reads one file of `games/<slug>/data/`: from disk, from another thread, or over the network. */
export type ReadData = (slug: Slug, name: string) => Promise<Uint8Array>;

/**
 * A game ready for a match with these options: the large data it needs for them, and no other, has been loaded. Invalid
 * options need nothing; `begin` refuses them. `rules` asks for an older version, which is used if we still have it.
 */
export async function loadGame(slug: Slug, options: unknown, read: ReadData, rules?: number): Promise<AnyGame> {
  const older = rules === undefined ? undefined : OLDER_RULES[slug]?.[rules];
  const game = await (older ?? GAMES[slug])();
  if (!game.data) return game;
  const parsed = parse(game.options, options ?? {}, 'BAD_OPTIONS');
  for (const name of parsed.ok ? game.data.needs(parsed.value) : [])
    if (!game.data.has(name)) game.data.put(name, await read(slug, name));
  return game;
}

/** The same for a match that may begin from a position, which says itself by which options it is played. */
export const loadGameFor = (
  slug: Slug,
  { options, position }: Pick<Start, 'options' | 'position'>,
  read: ReadData,
  rules?: number,
) => loadGame(slug, position === undefined ? options : optionsIn(position), read, rules);

const optionsIn = (position: Json): Json | undefined =>
  position !== null && typeof position === 'object' && 'options' in position ? position.options : undefined;
