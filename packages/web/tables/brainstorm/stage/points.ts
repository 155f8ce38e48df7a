import { POINTS } from '@izvilina/games/brainstorm/rules/score.ts';
import type { TileId } from '@izvilina/games/brainstorm/state.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';

/** Total points of these tiles (BS-27). */
export const pointsIn = ({ tiles }: Pick<BrainstormView, 'tiles'>, ids: readonly TileId[]): number =>
  tiles.reduce((sum, { id, tile }) => sum + (ids.includes(id) ? POINTS[tile] : 0), 0);
