import type { Lay, Slack } from '@izvilina/games/brainstorm/geometry/placement.ts';
import type { Side } from '@izvilina/games/brainstorm/geometry/seats.ts';
import type { Move } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import type { BoxPose, Die, Point } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { TileId } from '@izvilina/games/brainstorm/state.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import type { TablePointer } from '../scene/scene.ts';
import {
  type Aim,
  aimOf,
  atEdge,
  calmed,
  edgeNear,
  firstAim,
  flicked,
  handAt,
  isPulled,
  pulledTo,
  steppedAside,
} from './aim.ts';
import { boxAt, boxTurned, firstBox, isOnBox } from './box.ts';
import { type Pose, poseAt, posesOf, wobbled } from './laying.ts';
import { targetsOf, tileAt } from './targets.ts';

/** What this player is preparing. Plain data; only Enter, a button or a release sends a move. */
export interface Controls {
  /** The question these controls belong to. With the next one everything but `aim` and `allGrips` is reset. */
  readonly question: string;
  readonly aim: Aim;
  /** Whether all throwing options are shown, or only what a throw needs. Kept like the aim. */
  readonly allGrips: boolean;
  /** The die to be thrown next; null when none is. */
  readonly die: Die | null;
  /** The box being placed; null when it is not being moved. */
  readonly box: BoxPose | null;
  readonly lay: Lay | null;
  /** Angle of the burner, in degrees. */
  readonly burn: number;
  readonly target: TileId | null;
  readonly gesture: Gesture | null;
}

/** What the pointer is dragging. */
export type Gesture =
  | { readonly kind: 'die'; readonly pull: Point | null; readonly trail: readonly TablePointer[] }
  | { readonly kind: 'box'; readonly grip: Point }
  | { readonly kind: 'turn' };

export type Action =
  | { readonly type: 'aim'; readonly change: (aim: Aim) => Aim }
  | { readonly type: 'edge'; readonly edge: number }
  | { readonly type: 'allGrips' }
  | { readonly type: 'die'; readonly die: Die }
  | { readonly type: 'lay'; readonly change: (lay: Lay) => Lay }
  | { readonly type: 'wobble'; readonly by: Partial<Slack> }
  | { readonly type: 'burn'; readonly by: number }
  /** Wheel or two fingers: turns whatever is being placed. */
  | { readonly type: 'twist'; readonly degrees: number }
  | { readonly type: 'takeBox' }
  | { readonly type: 'box'; readonly change: (box: BoxPose) => BoxPose }
  | { readonly type: 'leaveBox' }
  | { readonly type: 'target'; readonly tile: TileId }
  | { readonly type: 'nextTarget'; readonly by: 1 | -1 }
  /** Sets the controls as this move has them; nothing is sent. */
  | { readonly type: 'follow'; readonly move: Move }
  | { readonly type: 'down' | 'move' | 'cancel'; readonly pointer: TablePointer };

export interface Act {
  (action: Action): void;
  grabs(pointer: TablePointer): boolean;
  /** The pointer is released, which may throw the die. */
  release(pointer: TablePointer): void;
}

const questionOf = (view: BrainstormView): string => view.asks[0]?.what ?? view.phase;

/** The controls for a view: the previous ones if the question is still the same. */
export function controlsFor(view: BrainstormView, before: Controls | null, from: Side): Controls {
  const question = questionOf(view);
  if (before?.question === question) return before;
  const kept = before ? calmed(view, from, before.aim) : firstAim(view, from);
  const hasThrown = before?.die && before.die !== dieInHand(view);
  const aim = hasThrown ? steppedAside(view, from, kept) : kept;
  const targets = targetsOf(view);
  return {
    question,
    aim: atEdge(view, { ...aim, yaw: before ? aim.yaw : 0 }, aim.edge),
    allGrips: before?.allGrips ?? false,
    die: dieInHand(view),
    box: null,
    lay: view.rest && view.phase === 'lay' ? (best(posesOf(view, view.rest))?.lay ?? null) : null,
    burn: 0,
    target: targets[0] ?? null,
    gesture: null,
  };
}

function dieInHand({ phase, dice, thrown }: BrainstormView): Die | null {
  if (phase === 'burnerThrow') return 'black';
  return phase === 'throw' ? (dice?.find((die) => !thrown.includes(die)) ?? null) : null;
}

const LIKED: Readonly<Record<Pose['what']['kind'], number>> = { own: 3, battle: 2, free: 1, side: 0, foreign: -1 };

/** The pose selected first: preferably one that extends the player's own network. */
function best(poses: readonly Pose[]): Pose | undefined {
  const liking = ({ what }: Pose) =>
    what.kind === 'battle' && !what.sides.every(({ stays }) => stays) ? -2 : LIKED[what.kind];
  return poses.reduce<Pose | undefined>(
    (kept, pose) => (kept && liking(kept) >= liking(pose) ? kept : pose),
    undefined,
  );
}

export function reduce(now: Controls, action: Action, view: BrainstormView): Controls {
  switch (action.type) {
    case 'aim':
      return { ...now, aim: action.change(now.aim) };
    case 'edge':
      return { ...now, aim: atEdge(view, now.aim, action.edge) };
    case 'allGrips':
      return { ...now, allGrips: !now.allGrips };
    case 'die':
      return { ...now, die: action.die };
    case 'lay':
      return now.lay ? { ...now, lay: action.change(now.lay) } : now;
    case 'wobble':
      return now.lay && view.rest ? { ...now, lay: wobbled(view.rest, now.lay, action.by) } : now;
    case 'burn':
      return { ...now, burn: (((now.burn + action.by) % 360) + 360) % 360 };
    case 'twist':
      return twisted(now, action.degrees, view);
    case 'takeBox':
      return { ...now, box: firstBox(view) };
    case 'box':
      return now.box ? { ...now, box: action.change(now.box) } : now;
    case 'leaveBox':
      return { ...now, box: null, gesture: null };
    case 'target':
      return targetsOf(view).includes(action.tile) ? { ...now, target: action.tile } : now;
    case 'nextTarget':
      return { ...now, target: nextOf(targetsOf(view), now.target, action.by) };
    case 'follow':
      return followed(now, action.move, view);
    case 'down':
      return grabbed(now, action.pointer, view);
    case 'move':
      return dragged(now, action.pointer, view);
    case 'cancel':
      return { ...now, gesture: null };
  }
}

/** How much faster the burner and the box turn than a tile, which has little play in its hole. */
const FREELY = 4;

function twisted(now: Controls, degrees: number, view: BrainstormView): Controls {
  if (now.box) return { ...now, box: boxTurned(now.box, degrees * FREELY) };
  if (view.phase === 'burn') return reduce(now, { type: 'burn', by: degrees * FREELY }, view);
  return reduce(now, { type: 'wobble', by: { turn: degrees } }, view);
}

function followed(now: Controls, move: Move, view: BrainstormView): Controls {
  switch (move.type) {
    case 'throw':
      return { ...now, aim: aimOf(move), die: now.die && move.die };
    case 'lay':
      return now.lay ? { ...now, lay: move } : now;
    case 'burn':
      return { ...now, burn: move.angle };
    case 'box':
      return { ...now, box: move.pose };
    case 'relocate':
      return reduce(now, { type: 'target', tile: move.to }, view);
    case 'return':
      return reduce(now, { type: 'target', tile: move.from }, view);
    case 'claim':
      return move.on === null ? now : reduce(now, { type: 'target', tile: move.on }, view);
    default:
      return now;
  }
}

function nextOf(all: readonly TileId[], now: TileId | null, by: 1 | -1): TileId | null {
  const at = now === null ? -1 : all.indexOf(now);
  return all[(at + by + all.length) % all.length] ?? now;
}

/** A pointer this far inside the edge of the table still takes the die (mm). */
const INSIDE = 26;

const isBeside = ({ table }: BrainstormView, [x, y]: Point): boolean =>
  Math.abs(x) > table.width / 2 - INSIDE || Math.abs(y) > table.depth / 2 - INSIDE;

/** Whether the pointer takes hold of something here; else it moves the camera. */
export function grabs(now: Controls, { at }: TablePointer, view: BrainstormView): boolean {
  if (now.box) return isOnBox(now.box, at);
  if (now.die) return isBeside(view, at);
  if (view.phase === 'lay' || view.phase === 'burn') return true;
  const tile = tileAt(view.tiles, at);
  return tile !== null && targetsOf(view).includes(tile);
}

function grabbed(now: Controls, pointer: TablePointer, view: BrainstormView): Controls {
  const { at } = pointer;
  if (now.box) return { ...now, gesture: { kind: 'box', grip: [at[0] - now.box.at[0], at[1] - now.box.at[1]] } };
  if (now.die) {
    const held = handAt(view.table, now.aim);
    const near = Math.hypot(at[0] - held[0], at[1] - held[1]) < INSIDE;
    const aim = near ? now.aim : atEdge(view, now.aim, edgeNear(view.table, at));
    return { ...now, aim, gesture: { kind: 'die', pull: null, trail: [pointer] } };
  }
  if (view.phase === 'lay' && view.rest && now.lay)
    return { ...now, lay: poseAt(posesOf(view, view.rest), now.lay, at), gesture: { kind: 'turn' } };
  if (view.phase === 'burn') return dragged({ ...now, gesture: { kind: 'turn' } }, pointer, view);
  const tile = tileAt(view.tiles, at);
  return tile === null ? now : reduce(now, { type: 'target', tile }, view);
}

const TRAIL = 12;

function dragged(now: Controls, pointer: TablePointer, view: BrainstormView): Controls {
  const { gesture } = now;
  const { at } = pointer;
  switch (gesture?.kind) {
    case 'die': {
      const trail = [...gesture.trail.slice(-TRAIL), pointer];
      const pulled = isPulled(view.table, now.aim, at);
      const aim = pulled ? pulledTo(view.table, now.aim, at) : now.aim;
      return { ...now, aim, gesture: { kind: 'die', pull: pulled ? at : null, trail } };
    }
    case 'box':
      return now.box
        ? { ...now, box: boxAt(view.table, now.box, [at[0] - gesture.grip[0], at[1] - gesture.grip[1]]) }
        : now;
    case 'turn':
      return view.phase === 'burn' && view.rest ? { ...now, burn: burnTowards(view.rest.at, at) } : now;
    default:
      return now;
  }
}

/** At 180° the burner's body points away from its hole, hence the half turn: the body follows the finger. */
const burnTowards = (die: Point, [x, y]: Point): number =>
  Math.round((((Math.atan2(y - die[1], x - die[0]) * 180) / Math.PI + 180) % 360) + 360) % 360;

/** The throw that releasing the pointer makes; null if it makes none. */
export function released(now: Controls, pointer: TablePointer, view: BrainstormView): { readonly aim: Aim } | null {
  const { gesture } = now;
  if (gesture?.kind !== 'die') return null;
  const flick = flicked(view.table, now.aim, [...gesture.trail, pointer]);
  if (flick) return { aim: flick };
  return gesture.pull ? { aim: pulledTo(view.table, now.aim, gesture.pull) } : null;
}
