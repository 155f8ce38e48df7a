import { isOpen } from '../is-open.ts';
import type { Options } from '../options.ts';
import { ALL_TILES } from '../pieces/letters.ts';
import { SCORELESS_ROUNDS } from '../rules/turn-end.ts';

/** Every word takes a tile or more, and the turns without one before each word and after the last are limited. */
export function longest(players: number, options: Options): number {
  const turns = (ALL_TILES.length + 1) * SCORELESS_ROUNDS * players;
  return isOpen(options) ? turns * eventsInATurn(players) : turns;
}

/** A word, the answers of all others, and the votes after a challenge. */
const eventsInATurn = (players: number): number => 1 + (players - 1) + Math.max(1, players - 2);
