import { loadGame, type ReadData } from '@izvilina/games/load.ts';
import { isSlug } from '@izvilina/games/registry.ts';
import type { AnyGame } from '@izvilina/kernel/game.ts';

/**
 * Loads a game with the data that these options need; null if there is no such game. It has the rules of version
 * `rules` if we still have them, else today's.
 */
export type LoadGame = (slug: string, options: unknown, rules?: number) => Promise<AnyGame | null>;

export const ourGames =
  (read: ReadData): LoadGame =>
  async (slug, options, rules) =>
    isSlug(slug) ? loadGame(slug, options, read, rules) : null;
