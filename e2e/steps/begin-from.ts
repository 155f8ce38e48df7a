import type { AnyGame } from '@izvilina/kernel/game.ts';

/** A game and a position of it, as the engine protocol writes positions. */
export interface Beginning {
  readonly game: string;
  readonly position: object;
}

/**
 * The same game, but every match begins in the middle: a browser test has no minutes for what came before. Players and
 * options are those of the table, where the position does not name them.
 */
export const beginFrom = (game: AnyGame, position: object): AnyGame => ({
  ...game,
  setup: (players, options, chance) => game.position({ players, options, ...position }, chance),
});
