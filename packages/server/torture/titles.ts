import type { Slug } from '@izvilina/games/registry.ts';
import type { Chance } from '@izvilina/kernel/chance.ts';
import type { AnyGame, View } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';

/** What robots agree on before a game: long enough to be interrupted often, and cheap to play without a lexicon. */
export const ROBOT_OPTIONS: Readonly<Record<Slug, { readonly [option: string]: Json }>> = {
  cow006: { rounds: 50 },
  ingenious: {},
  mindtrainer: { lexicon: 'open' },
  notnot: { answerMs: 1_500, restMs: 500 },
  brainstorm: { answerS: 5 },
};

/** Any legal move, found from what the seat may see; null when it would rather do nothing. */
export function anyMove(game: AnyGame, view: View, chance: Chance): Json | null {
  const moves = game.moves(view);
  const move = moves.finite ? moves.all[chance.below(moves.all.length)] : moves.sample(chance);
  if (move === null || move === undefined) return null;
  return game.race ? withoutTime(move) : (move as Json);
}

/** In a race a player only says what they touched: when that was is the server's to say. */
export function withoutTime(move: unknown): Json {
  const { at: _, uncertainty: __, claimed: ___, ...touch } = move as { readonly [key: string]: Json };
  return touch;
}
