import type { Slug } from '@izvilina/games/registry.ts';
import type { Chance } from '@izvilina/kernel/chance.ts';
import type { AnyGame, View } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';

/** Options of the robots' games: long enough to be interrupted often, and cheap to play without a lexicon. */
export const ROBOT_OPTIONS: Readonly<Record<Slug, { readonly [option: string]: Json }>> = {
  cow006: { rounds: 50 },
  ingenious: {},
  mindtrainer: { lexicon: 'open' },
  notnot: { answerMs: 1_500, restMs: 500 },
  brainstorm: { answerS: 5 },
};

/** Any legal move, found from the seat's view; null to do nothing. */
export function anyMove(game: AnyGame, view: View, chance: Chance): Json | null {
  const moves = game.moves(view);
  const move = moves.finite ? moves.all[chance.below(moves.all.length)] : moves.sample(chance);
  if (move === null || move === undefined) return null;
  return game.race ? withoutTime(move) : (move as Json);
}

/** The move without times: in a race the player says only what was touched, the server says when. */
export function withoutTime(move: unknown): Json {
  const { at: _, uncertainty: __, claimed: ___, ...touch } = move as { readonly [key: string]: Json };
  return touch;
}
