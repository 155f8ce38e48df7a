import type { AnyGame } from '@izvilina/kernel/game.ts';

/** A game and a position of it, in the format of the engine protocol. */
export interface Beginning {
  readonly game: string;
  readonly position: object;
}

/**
 * The same game, but every match begins in this position: a browser test has no time for what came before. Players and
 * options are those of the table, unless the position names them.
 */
export const beginFrom = (game: AnyGame, position: object): AnyGame => ({
  ...game,
  setup: (players, options, chance) => game.position({ players, options, ...position }, chance),
});
