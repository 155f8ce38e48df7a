import { loadGame, type ReadData } from '@izvilina/games/load.ts';
import { isSlug } from '@izvilina/games/registry.ts';
import type { AnyGame } from '@izvilina/kernel/game.ts';

/**
 * A game with the data that these options need; null where there is no such game. Under the rules of that version where
 * we have them, else under today's.
 */
export type LoadGame = (slug: string, options: unknown, rules?: number) => Promise<AnyGame | null>;

export const ourGames =
  (read: ReadData): LoadGame =>
  async (slug, options, rules) =>
    isSlug(slug) ? loadGame(slug, options, read, rules) : null;
