import { type Point, SIZE_OF, type Size } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { Focus, Seen } from './focus.ts';

/** How far a piece extends from its middle, with some margin (mm). */
const REACH: Readonly<Record<Size | 'burner', number>> = { small: 62, medium: 58, large: 78, burner: 96 };
/** Smallest section shown (mm). */
const LEAST = 190;

/**
 * Focus of a rulebook's board: all pieces, without the empty table round them. Null (the whole table) while a die is to be
 * thrown, because the hand is beside the table. `done`: nothing is thrown any more.
 */
export function focusOnAll({ phase, tiles, rest, box }: Seen, done: boolean): Focus | null {
  if (box || (!done && /drop|dice|throw|flight/i.test(phase))) return null;
  const seen = tiles.map(({ tile, at }) => ({ at, reach: REACH[tile] }));
  // A tile held on the die by a hole at its end extends farther.
  if (rest) seen.push({ at: rest.at, reach: rest.burner ? REACH.burner : 1.5 * REACH[SIZE_OF[rest.die]] });
  if (seen.length === 0) return null;
  const along = (axis: 0 | 1): Point => {
    const from = Math.min(...seen.map(({ at, reach }) => at[axis] - reach));
    const to = Math.max(...seen.map(({ at, reach }) => at[axis] + reach));
    return [(from + to) / 2, Math.max(LEAST, to - from)];
  };
  const [x, width] = along(0);
  const [y, height] = along(1);
  return { at: [x, y], width, height };
}
