import { HOLES, OUTLINES, type Point, SIZE_OF, type Size } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { Phase } from '@izvilina/games/brainstorm/state.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import type { Camera } from './scene.ts';
import type { Size as Pixels } from './useSize.ts';

type Focus = NonNullable<Camera['focus']>;
type Seen = Pick<BrainstormView, 'phase' | 'tiles' | 'rest' | 'box'>;

/** A field smaller than this shows closely what is played for (px). */
const NARROW = { width: 560, height: 380 };
/** How much of the table is seen round the die then (mm). */
const CLOSE = 250;

/** On a small screen the camera goes to the die. */
export function focusOnDie({ rest }: Seen, size: Pixels | null): Focus | null {
  return rest && isNarrow(size) ? { at: rest.at, width: CLOSE, height: CLOSE } : null;
}

/** Whoever throws sees the whole table, and the hand beside it. */
const THROWN: readonly Phase[] = ['drop', 'dice', 'throw', 'burnerThrow', 'flight'];
/** Room round what lies there, and the least that is seen (mm). */
const AROUND = 14;
const LEAST = 190;

/** A small board shows what the position is about, not the empty table round it. `done`: nothing is thrown any more. */
export function focusOnAll(view: Seen, size: Pixels | null, done: boolean): Focus | null {
  if (view.box || !isNarrow(size) || (THROWN.includes(view.phase) && !done)) return null;
  const seen = view.tiles.map(({ tile, at }) => ({ at, reach: RADIUS[tile] }));
  if (view.rest)
    seen.push({ at: view.rest.at, reach: view.rest.burner ? RADIUS.burner : REACH[SIZE_OF[view.rest.die]] });
  if (seen.length === 0) return null;
  const [x, width] = stretch(seen.map(({ at: [x], reach }) => [x, reach]));
  const [y, height] = stretch(seen.map(({ at: [, y], reach }) => [y, reach]));
  return { at: [x, y], width, height };
}

const isNarrow = (size: Pixels | null): boolean =>
  size !== null && (size.width < NARROW.width || size.height < NARROW.height);

const farthest = (points: readonly (readonly number[])[]): number =>
  Math.max(...points.map(([x = 0, y = 0]) => Math.hypot(x, y)));
const RADIUS: Readonly<Record<Size | 'burner', number>> = {
  small: farthest(OUTLINES.small),
  medium: farthest(OUTLINES.medium),
  large: farthest(OUTLINES.large),
  burner: farthest(OUTLINES.burner),
};
/** How far a tile reaches from a die in one of its holes. */
const REACH: Readonly<Record<Size, number>> = {
  small: farthest(HOLES.small) + RADIUS.small,
  medium: farthest(HOLES.medium) + RADIUS.medium,
  large: farthest(HOLES.large) + RADIUS.large,
};

/** The middle and the length of what all these cover. */
function stretch(parts: readonly Point[]): Point {
  const from = Math.min(...parts.map(([at, reach]) => at - reach)) - AROUND;
  const to = Math.max(...parts.map(([at, reach]) => at + reach)) + AROUND;
  return [(from + to) / 2, Math.max(LEAST, to - from)];
}
