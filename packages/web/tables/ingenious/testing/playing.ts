import { ingenious } from '@izvilina/games/ingenious/game.ts';
import type { Mode } from '@izvilina/games/ingenious/options.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import type { AnyGame, Viewer } from '@izvilina/kernel/game.ts';
import { advance, begin, isOver, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';

const game = ingenious as AnyGame;

export interface Change {
  readonly before: IngeniousView;
  readonly after: IngeniousView;
}

/** Options that a test sets; the rest are the defaults of the rules. */
export type Chosen = { readonly mode?: Mode; readonly first?: number };

/** For tests: every change of a whole game, as one viewer saw it. Moves are greedy, so that markers reach the end. */
export function changes(players: number, options: Chosen, viewer: Viewer, seed = 'told'): Change[] {
  let match: Match = must(begin(game, { players, options: { ...options }, seed }));
  const seen: Change[] = [];
  while (!isOver(match)) {
    const seat = viewOf(match, 'watcher').asks[0]?.seat ?? 0;
    const next = must(advance(match, { at: 0, by: seat, move: greedy(match, seat) }));
    seen.push({ before: viewOf(match, viewer) as IngeniousView, after: viewOf(next, viewer) as IngeniousView });
    match = next;
  }
  return seen;
}

const TRIED = 24;

function greedy(match: Match, seat: number): unknown {
  const moves = game.moves(viewOf(match, seat));
  if (!moves.finite) throw new Error('ingenious has finitely many moves');
  const chance = chanceAt('greedy', match.seq);
  const some = Array.from({ length: TRIED }, () => moves.all[chance.below(moves.all.length)]);
  const worth = (move: unknown): number => {
    const { last, phase } = viewOf(must(advance(match, { at: 0, by: seat, move })), seat) as IngeniousView;
    return (move as { type: string }).type === 'place'
      ? (last?.points.reduce((sum, points) => sum + points, 0) ?? 0)
      : Number(phase !== 'over') * chance.below(3);
  };
  return some.reduce((best, move) => (worth(move) > worth(best) ? move : best));
}
