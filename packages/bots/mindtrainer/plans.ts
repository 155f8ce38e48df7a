import type { LayMove, Move } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import { wordsOf } from '@izvilina/games/mindtrainer/rules/words.ts';
import type { ScoredLay } from '@izvilina/games/mindtrainer/state.ts';
import type { MindtrainerView } from '@izvilina/games/mindtrainer/view/view.ts';

/** Two lays are one plan if they make the same word, or if the tiles of one cover those of the other. */
export function samePlan({ board }: MindtrainerView, one: Move, other: Move): boolean {
  if (one.type !== 'lay' || other.type !== 'lay') return one.type === other.type;
  const word = ({ tiles }: LayMove) => wordsOf(board, tiles as ScoredLay['tiles'])[0]?.word;
  return word(one) === word(other) || covers(one, other) || covers(other, one);
}

const covers = ({ tiles }: LayMove, { tiles: inside }: LayMove): boolean =>
  inside.every(({ x, y }) => tiles.some((tile) => tile.x === x && tile.y === y));
