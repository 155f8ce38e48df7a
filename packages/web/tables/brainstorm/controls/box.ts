import {
  type BoxPose,
  FOOTPRINTS,
  type Point,
  STANCES,
  type Stance,
  type Table,
} from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { boxFault } from '@izvilina/games/brainstorm/throwing/box.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';

const STEP = 20;

/** First pose when the box is taken: where it stands, or else the free place nearest to the middle. */
export function firstBox(view: BrainstormView): BoxPose {
  if (view.box) return view.box;
  const { width, depth } = view.table;
  const tries: { readonly pose: BoxPose; readonly far: number }[] = [];
  for (const stance of STANCES)
    for (let x = -width / 2; x <= width / 2; x += STEP)
      for (let y = -depth / 2; y <= depth / 2; y += STEP)
        tries.push({ pose: { at: [x, y], angle: 0, stance }, far: Math.hypot(x, y) + STANCES.indexOf(stance) * width });
  tries.sort((a, b) => a.far - b.far);
  return tries.find(({ pose }) => boxFault(view, pose) === null)?.pose ?? { at: [0, 0], angle: 0, stance: 'end' };
}

/** The box moved to a point, at most to the edge of the table. */
export const boxAt = ({ width, depth }: Table, box: BoxPose, [x, y]: Point): BoxPose => ({
  ...box,
  at: [limited(x, width / 2), limited(y, depth / 2)],
});

const limited = (value: number, most: number): number => Math.round(Math.min(most, Math.max(-most, value)));

export const boxTurned = (box: BoxPose, by: number): BoxPose => ({
  ...box,
  angle: (((box.angle + by) % 360) + 360) % 360,
});
export const boxAs = (box: BoxPose, stance: Stance): BoxPose => ({ ...box, stance });

/** Whether a point lies on the box. */
export function isOnBox({ at, angle, stance }: BoxPose, [x, y]: Point): boolean {
  const { length, width } = FOOTPRINTS[stance];
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [x - at[0], y - at[1]];
  const along = dx * Math.cos(turn) + dy * Math.sin(turn);
  const across = dy * Math.cos(turn) - dx * Math.sin(turn);
  return Math.abs(along) <= length / 2 && Math.abs(across) <= width / 2;
}
