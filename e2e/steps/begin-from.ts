import type { AnyGame } from '@izvilina/kernel/game.ts';

/** A game and a position of it, as the engine protocol writes positions. */
export interface Beginning {
  readonly game: string;
  readonly position: unknown;
}

/** The same game, but every match begins in the middle: a browser test has no minutes for what came before. */
export const beginFrom = (game: AnyGame, position: unknown): AnyGame => ({
  ...game,
  setup: (_players, _options, chance) => game.position(position, chance),
});
