import type { Candidate } from '@izvilina/bots/bot.ts';
import { placementOf } from '@izvilina/games/brainstorm/geometry/placement.ts';
import type { Move } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import type { SceneAdvice } from '../scene/scene.ts';

const MOST = 3;

/** The bot's best placements, drawn on the table, best first. */
export function placementAdvised(
  hint: readonly Candidate<Move>[] | null,
  view: BrainstormView,
): readonly SceneAdvice[] {
  const { rest } = view;
  if (!hint || !rest) return [];
  return hint
    .slice(0, MOST)
    .flatMap(({ move }, index) => (move.type === 'lay' ? [{ ...placementOf(rest, move), place: index + 1 }] : []));
}

/** The best rank (1 = best) of an answer in the advice, as a list of one; undefined if it is not advised. */
export function placeOf(
  hint: readonly Candidate<Move>[] | null,
  is: (move: Move) => boolean,
): readonly number[] | undefined {
  const places = hint?.flatMap(({ move }, index) => (is(move) ? [index + 1] : [])) ?? [];
  return places.length > 0 ? places.slice(0, 1) : undefined;
}
