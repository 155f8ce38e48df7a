import {
  holdsDie,
  type Lay,
  NO_SLACK,
  placementOf,
  posesFor,
  type Slack,
} from '@izvilina/games/brainstorm/geometry/placement.ts';
import type { PlacedTile, Point } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { HOLES } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { type Consequences, consequences } from '@izvilina/games/brainstorm/rules/consequences.ts';
import type { Rest } from '@izvilina/games/brainstorm/state.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import { middleOf } from '../scene/drawing/shapes.ts';

/** One way to lay the tile: where it would lie, and the consequences. */
export interface Pose {
  readonly lay: Lay;
  readonly placed: PlacedTile;
  readonly what: Consequences;
}

export function posed(view: BrainstormView, rest: Rest, lay: Lay): Pose {
  const placed = placementOf(rest, lay);
  return { lay, placed, what: consequences(view, view.turn, placed) };
}

/** BS-D2: the 4, 8 or 16 poses, without slack. */
export const posesOf = (view: BrainstormView, rest: Rest): Pose[] =>
  posesFor(rest).map((lay) => posed(view, rest, lay));

export const isSamePose = (a: Lay, b: Lay): boolean =>
  a.face === b.face && a.hole === b.hole && a.quarter === b.quarter;

export const quarterTurned = (lay: Lay, by: 1 | -1): Lay => ({
  ...lay,
  quarter: (lay.quarter + by + 4) % 4,
  slack: NO_SLACK,
});
export const flipped = (lay: Lay): Lay =>
  lay.tile === 'small' ? lay : { ...lay, face: lay.face === 'front' ? 'back' : 'front', slack: NO_SLACK };
export const otherHole = (lay: Lay): Lay => ({
  ...lay,
  hole: (lay.hole + 1) % HOLES[lay.tile].length,
  slack: NO_SLACK,
});

const CENTRES = 9;

/** The pose whose tile is nearest to a point; if that one is already selected, the next one at the same place. */
export function poseAt(poses: readonly Pose[], chosen: Lay, [x, y]: Point): Lay {
  const far = poses
    .map(({ lay, placed }) => {
      const [mx, my] = middleOf(placed);
      return { lay, gap: Math.hypot(mx - x, my - y) };
    })
    .sort((a, b) => a.gap - b.gap);
  const nearest = far[0];
  if (!nearest) return chosen;
  const here = far.filter(({ gap }) => gap - nearest.gap < CENTRES);
  const at = here.findIndex(({ lay }) => isSamePose(lay, chosen));
  return (at < 0 ? nearest : (here[(at + 1) % here.length] ?? nearest)).lay;
}

const MOST_TURN = 5.6;
const MOST_SHIFT = 0.75;
const limited = (value: number, most: number): number => Math.min(most, Math.max(-most, value));
const SHARES = [1, 0.8, 0.6, 0.4, 0.2, 0];

/**
 * BS-R4: moves and turns the tile within the slack of its hole. The newest change has priority: if both do not fit, the
 * other is reduced.
 */
export function wobbled(rest: Rest, lay: Lay, by: Partial<Slack>): Lay {
  const { dx, dy, turn } = lay.slack;
  const wanted: Slack = {
    dx: hundredth(limited(dx + (by.dx ?? 0), MOST_SHIFT)),
    dy: hundredth(limited(dy + (by.dy ?? 0), MOST_SHIFT)),
    turn: tenth(limited(turn + (by.turn ?? 0), MOST_TURN)),
  };
  const turning = by.turn !== undefined;
  for (const share of SHARES) {
    const slack: Slack = turning
      ? { ...wanted, dx: hundredth(wanted.dx * share), dy: hundredth(wanted.dy * share) }
      : { ...wanted, turn: tenth(wanted.turn * share) };
    if (holdsDie(rest, { ...lay, slack })) return { ...lay, slack };
  }
  return lay;
}

const hundredth = (value: number): number => Math.round(value * 100) / 100 + 0;
const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;
