import { type Side, sideOf, stretchOf } from '@izvilina/games/brainstorm/geometry/seats.ts';
import type { MoveOf } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import type { BoxPose, Die, Point, Table } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { State } from '@izvilina/games/brainstorm/state.ts';
import type { Grip, Style } from '@izvilina/games/brainstorm/throwing/throw.ts';
import { onPerimeter, STYLE_LIMITS } from '@izvilina/jobs/brainstorm/launch.ts';
import { flightPreview, type Preview } from '@izvilina/jobs/brainstorm/preview.ts';
import type { TablePointer } from '../scene/scene.ts';
import { forceOf, speedOf } from './force.ts';

/** A throw that is being prepared. Degrees, millimetres; `force` 0…1. */
export interface Aim {
  readonly edge: number;
  readonly yaw: number;
  readonly force: number;
  readonly pitch: number;
  readonly height: number;
  readonly grip: Grip;
  readonly style: Style;
}

const WIDEST = 75;
const limited = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
const cyclic = (edge: number): number => ((edge % 1) + 1) % 1;

type Seen = Pick<State, 'table' | 'players' | 'options' | 'turn'>;

/** A gentle toss from the middle of the viewer's side. */
export function firstAim({ table }: Pick<Seen, 'table'>, side: Side): Aim {
  const [from, to] = stretchOf(table, side);
  return { edge: (from + to) / 2, yaw: 0, force: 0.3, pitch: 20, height: 60, grip: 'flat', style: 'toss' };
}

/** How far the hand moves along its side for the next throw (mm): past the tile of the last one, not out of its reach. */
const STRIDE = 80;
/** The share of the side that it avoids at either end. */
const CORNER = 0.12;

/**
 * Moves an unchanged aim along its side for the next die. It then stops beside the last tile rather than on it: about
 * every second tile of somebody who only presses the button joins the one before.
 */
export function steppedAside({ table }: Pick<Seen, 'table'>, side: Side, aim: Aim): Aim {
  const first = firstAim({ table }, side);
  const [from, to] = stretchOf(table, side);
  const along = (aim.edge - from) / (to - from);
  if (aim.yaw !== first.yaw || aim.force !== first.force || along < 0 || along > 1) return aim;
  const stride = STRIDE / (2 * (table.width + table.depth) * (to - from));
  const next = CORNER + ((along - CORNER + stride) % (1 - 2 * CORNER));
  return { ...aim, edge: from + next * (to - from) };
}

/** Resets direction and force of an aim that would miss the table, so that the button does not repeat the miss. */
export function calmed({ table, box }: Pick<State, 'table' | 'box'>, side: Side, aim: Aim): Aim {
  if (previewOf(aim, table, box).meets !== 'nothing') return aim;
  const { yaw, force } = firstAim({ table }, side);
  return { ...aim, yaw, force };
}

/** BS-R15: with the option `ownSide` the hand stays on the player's own side. */
export function atEdge({ table, players, options, turn }: Seen, aim: Aim, edge: number): Aim {
  if (!options.ownSide) return { ...aim, edge: cyclic(edge) };
  const [from, to] = stretchOf(table, sideOf(players, turn));
  return { ...aim, edge: limited(edge, from + 0.0005, to - 0.0005) };
}

export const withYaw = (aim: Aim, yaw: number): Aim => ({ ...aim, yaw: limited(Math.round(yaw) + 0, -WIDEST, WIDEST) });
export const withForce = (aim: Aim, force: number): Aim => ({ ...aim, force: limited(force, 0, 1) });
export const withGrip = (aim: Aim, grip: Grip): Aim => ({ ...aim, grip });
export const withPitch = (aim: Aim, pitch: number): Aim => within({ ...aim, pitch });
export const withHeight = (aim: Aim, height: number): Aim => within({ ...aim, height });

/** Initial values of each throwing style. */
const FIRST: Readonly<Record<Style, Pick<Aim, 'pitch' | 'height'>>> = {
  toss: { pitch: 20, height: 60 },
  skim: { pitch: 0, height: 20 },
  slap: { pitch: 65, height: 0 },
};
export const withStyle = (aim: Aim, style: Style): Aim =>
  style === aim.style ? aim : within({ ...aim, style, ...FIRST[style] });

/** Limits the aim to what its style allows. The palm under the edge has one height, which a move writes as 0. */
function within(aim: Aim): Aim {
  const { height, pitch } = STYLE_LIMITS[aim.style];
  return {
    ...aim,
    height: Math.max(0, limited(aim.height, height[0], height[1])),
    pitch: limited(aim.pitch, pitch[0], pitch[1]),
  };
}

/** The point of the perimeter nearest to a given point. */
export function edgeNear({ width, depth }: Table, [x, y]: Point): number {
  const round = 2 * (width + depth);
  const [px, py] = [limited(x, -width / 2, width / 2), limited(y, -depth / 2, depth / 2)];
  const sides: readonly (readonly [gap: number, along: number])[] = [
    [Math.hypot(x - px, y + depth / 2), px + width / 2],
    [Math.hypot(x - width / 2, y - py), width + py + depth / 2],
    [Math.hypot(x - px, y - depth / 2), width + depth + width / 2 - px],
    [Math.hypot(x + width / 2, y - py), 2 * width + depth + depth / 2 - py],
  ];
  const [, along] = sides.reduce((best, side) => (side[0] < best[0] ? side : best));
  return (along / round) % 1;
}

/** Pulling back this far gives full force (mm). */
const FULL_PULL = 105;
/** A shorter pull counts as a slip of the hand (mm). */
const NO_PULL = 10;

/** Where the die is held: slightly outside the perimeter. */
export function handAt(table: Table, { edge, style }: Pick<Aim, 'edge' | 'style'>): Point {
  const { point, inward } = onPerimeter(edge, table);
  const { outside } = STYLE_LIMITS[style];
  return [point[0] - inward[0] * outside, point[1] - inward[1] * outside];
}

/** A direction as the angle off the inward normal, in degrees; null if it points away from the table. */
function yawTowards(table: Table, edge: number, [dx, dy]: Point): number | null {
  const {
    inward: [nx, ny],
  } = onPerimeter(edge, table);
  const ahead = nx * dx + ny * dy;
  return ahead <= 0 ? null : (Math.atan2(nx * dy - ny * dx, ahead) * 180) / Math.PI;
}

/** Aim for a die pulled back to a point: it flies the opposite way, faster the farther it is pulled. */
export function pulledTo(table: Table, aim: Aim, pull: Point): Aim {
  const from = handAt(table, aim);
  const [dx, dy] = [from[0] - pull[0], from[1] - pull[1]];
  const yaw = yawTowards(table, aim.edge, [dx, dy]);
  const length = Math.hypot(dx, dy);
  if (yaw === null || length < NO_PULL) return withForce(aim, 0);
  return withForce(withYaw(aim, yaw), length / FULL_PULL);
}

export const isPulled = (table: Table, aim: Aim, pull: Point): boolean => {
  const from = handAt(table, aim);
  const away: Point = [from[0] - pull[0], from[1] - pull[1]];
  return Math.hypot(...away) >= NO_PULL && yawTowards(table, aim.edge, away) !== null;
};

const FLICK_MS = 80;
/** Slower than this is no flick (mm/s of the pointer on the table). */
const FLICK = 350;
/** Factor from pointer speed to throw speed: a pointer on glass is faster than a hand with a die. */
const HAND = 0.8;

/** A throw from the pointer's speed over the last FLICK_MS; null if it was no flick towards the table. */
export function flicked(table: Table, aim: Aim, trail: readonly Pick<TablePointer, 'at' | 'time'>[]): Aim | null {
  const last = trail.at(-1);
  const first = last && trail.find(({ time }) => last.time - time <= FLICK_MS);
  if (!last || !first || last.time <= first.time) return null;
  const seconds = (last.time - first.time) / 1000;
  const [vx, vy] = [(last.at[0] - first.at[0]) / seconds, (last.at[1] - first.at[1]) / seconds];
  const yaw = yawTowards(table, aim.edge, [vx, vy]);
  const speed = Math.hypot(vx, vy);
  return yaw === null || speed < FLICK ? null : withForce(withYaw(aim, yaw), forceOf(speed * HAND));
}

export const throwOf = (aim: Aim, die: Die): MoveOf<'throw'> => {
  const { edge, yaw, pitch, height, grip, style, force } = aim;
  return { type: 'throw', die, edge, yaw, pitch, speed: speedOf(force), height, grip, style };
};

/** The aim that makes this throw. */
export const aimOf = ({ edge, yaw, pitch, speed, height, grip, style }: MoveOf<'throw'>): Aim =>
  within({ edge, yaw, pitch, force: forceOf(speed), height, grip, style });

/** Only the arc to the first contact: the preview does not simulate what follows. */
export const previewOf = (aim: Aim, table: Table, box: BoxPose | null): Preview =>
  flightPreview({ ...throwOf(aim, 'red'), spin: [0, 0, 0] }, table, box);
