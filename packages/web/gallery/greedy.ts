import { legalMoves } from '@izvilina/games/ingenious/moves/legal-moves.ts';
import type { Move } from '@izvilina/games/ingenious/moves/move-shapes.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';
import { previewOf } from '../tables/ingenious/hand/preview.ts';

/** A quick opponent for the sample table: takes the most points (at random among equals) and swaps whenever it may. */
export function previewGreedy(view: IngeniousView, below: (n: number) => number): Move {
  if (view.phase === 'swap') return { type: 'swap' };
  const open = legalMoves(view);
  const all = open.finite ? open.all.filter((move) => move.type === 'place') : [];
  const worth = all.map(({ tile, cells }) => {
    const [one, other] = previewOf(view, tile, cells).halves;
    return one.points + other.points;
  });
  const most = Math.max(...worth);
  const best = all.filter((_, i) => worth[i] === most);
  return best[below(best.length)] ?? { type: 'skip' };
}
