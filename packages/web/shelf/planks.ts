import type { GameBox } from '../tables/box.ts';

/** How many boxes fit side by side on a wide screen before their titles overlap. */
const MOST_ON_A_PLANK = 6;
/** Space between two boxes. */
const GAP = 8;
/** Minimum width: a narrow box still has a long title under it. */
const NARROWEST = 188;

/** Divides the boxes evenly among as few planks as possible. */
export function planksFor<T>(boxes: readonly T[]): readonly (readonly T[])[] {
  const planks = Math.max(1, Math.ceil(boxes.length / MOST_ON_A_PLANK));
  const each = Math.ceil(boxes.length / planks);
  return Array.from({ length: planks }, (_, i) => boxes.slice(i * each, (i + 1) * each));
}

/** Column widths in proportion to the widths of the boxes. */
export const columnsFor = (boxes: readonly Pick<GameBox, 'cardboard'>[]): string =>
  boxes.map(({ cardboard }) => `${Math.max(NARROWEST, cardboard.width + GAP)}fr`).join(' ');
