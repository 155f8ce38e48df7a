import { type Side, sideOf, stretchOf } from '@izvilina/games/brainstorm/geometry/seats.ts';
import type { Point, Table } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { State } from '@izvilina/games/brainstorm/state.ts';
import type { Throw } from '@izvilina/games/brainstorm/throwing/release.ts';
import type { Grip } from '@izvilina/games/brainstorm/throwing/throw.ts';
import { landingAt, speedFor } from '@izvilina/jobs/brainstorm/landings/landing-table.ts';
import { type Landing, MANNERS, type Manner } from '@izvilina/jobs/brainstorm/landings/landings.ts';
import { STYLE_LIMITS } from '@izvilina/jobs/brainstorm/launch.ts';
import { dieOf, type Missile } from './lays.ts';
import type { Level } from './levels.ts';
import { cellAt, centreOf, type ValueMap } from './value-map.ts';

/** A throw and its expected result. */
export interface Plan {
  readonly missile: Missile;
  readonly move: Throw;
  /** Where it should end; null for a die that is thrown past the table on purpose. */
  readonly target: Point | null;
  /** Expected gain over a failed throw. */
  readonly gain: number;
  /** Probability that the die comes to rest on free table. */
  readonly success: number;
}

/** The ways of throwing that are tried: the most reliable ones, and one that flies over tiles. */
const WAYS: readonly (readonly [Manner, Grip])[] = [
  ['skim', 'flat'],
  ['low', 'flat'],
  ['lob', 'flat'],
];
/**
 * Effect of tiles in the way of a throw, measured on random tables (mm): how much sooner it ends on average, and its
 * least spread along and across. A skimming die trips over an edge; a lobbed one flies over most of them.
 */
const TRIPS: Readonly<
  Partial<Record<Manner, { readonly sooner: number; readonly along: number; readonly across: number }>>
> = {
  skim: { sooner: 62, along: 50, across: 25 },
  low: { sooner: 36, along: 47, across: 29 },
  lob: { sooner: 17, along: 52, across: 46 },
};
/** Beyond this yaw (degrees) a hand would reach round a corner. */
const WIDEST_YAW = 50;
/** Positions of the hand along its side, relative to the point nearest to the target (mm). */
const OFFSETS = [0, -60, 60, -130, 130, -220, 220];
/** One target is tried per this many nodes, up to a limit. */
const NODES_PER_TARGET = 200;
const MOST_TARGETS = 60;

/** The inward normal of a side, and the direction in which its stretch of the perimeter runs. */
const SIDES: Readonly<Record<Side, { readonly inward: Point; readonly along: Point }>> = {
  near: { inward: [0, 1], along: [1, 0] },
  right: { inward: [-1, 0], along: [0, 1] },
  far: { inward: [0, -1], along: [-1, 0] },
  left: { inward: [1, 0], along: [0, -1] },
};

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const radians = (angle: number): number => (angle * Math.PI) / 180;

/** Distance of a side from the table's centre, and its length. */
const reachOf = ({ width, depth }: Table, side: Side) =>
  side === 'near' || side === 'far' ? { away: depth / 2, length: width } : { away: width / 2, length: depth };

const openSides = ({ options, players, turn }: State): readonly Side[] =>
  options.ownSide ? [sideOf(players, turn)] : ['near', 'right', 'far', 'left'];

interface Aimed {
  readonly move: Throw;
  readonly from: Point;
  /** Unit vector from the hand to the target. */
  readonly heading: Point;
  readonly manner: Manner;
}

/** A throw from a point of a side at a target. Null if a hand cannot throw like this. */
function aimed(
  table: Table,
  side: Side,
  offset: number,
  [manner, grip]: readonly [Manner, Grip],
  target: Point,
  missile: Missile,
): Aimed | null {
  const { inward, along } = SIDES[side];
  const { away, length } = reachOf(table, side);
  const beside = target[0] * along[0] + target[1] * along[1] + offset;
  if (Math.abs(beside) > length / 2 - 5) return null;
  const { outside } = STYLE_LIMITS[MANNERS[manner].style];
  const from: Point = [
    along[0] * beside - inward[0] * (away + outside),
    along[1] * beside - inward[1] * (away + outside),
  ];
  const [dx, dy] = [target[0] - from[0], target[1] - from[1]];
  const ahead = dx * inward[0] + dy * inward[1];
  const yaw = degrees(Math.atan2(inward[0] * dy - inward[1] * dx, ahead));
  if (Math.abs(yaw) > WIDEST_YAW) return null;
  const distance = Math.hypot(dx, dy);
  const [start, end] = stretchOf(table, side);
  const edge = start + (end - start) * (beside / length + 0.5);
  const speed = speedFor(manner, grip, distance - outside);
  const move: Throw = { type: 'throw', die: dieOf(missile), edge, yaw, speed, grip, ...MANNERS[manner] };
  return { move, from, heading: [dx / distance, dy / distance], manner };
}

/** Sixty-four points of a normal distribution in the plane, evenly spread (a sunflower with equal weights). */
const CLOUD: readonly Point[] = Array.from({ length: 64 }, (_, i) => {
  const radius = Math.sqrt(-2 * Math.log(1 - (i + 0.5) / 64));
  const angle = i * Math.PI * (3 - Math.sqrt(5));
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
});

/** Where the throw ends by the table of landings; sooner and with more spread if tiles are in its way. */
function landingOf(map: ValueMap, { move, from, heading, manner }: Aimed): Omit<Landing, 'stays'> {
  const clear = landingAt(manner, move.grip, move.speed);
  const trips = TRIPS[manner];
  const { outside } = STYLE_LIMITS[move.style];
  if (trips === undefined || !isBlocked(map, from, heading, outside, outside + clear.distance)) return clear;
  return {
    distance: Math.max(0, clear.distance - trips.sooner),
    along: Math.max(clear.along, trips.along),
    across: Math.max(clear.across, trips.across),
  };
}

/** Whether a tile lies on the straight way between these distances from the hand. */
function isBlocked(map: ValueMap, from: Point, heading: Point, start: number, end: number): boolean {
  const step = (0.5 * map.table.width) / map.columns;
  for (let way = start + step; way < end; way += step) {
    const cell = cellAt(map, from[0] + heading[0] * way, from[1] + heading[1] * way);
    if (cell >= 0 && map.free[cell] === 0) return true;
  }
  return false;
}

/** Expected gain of a throw over all places where it may end, and the probability that it stays on free table. */
function expectation(map: ValueMap, { move, from, heading, manner }: Aimed, { aim }: Level) {
  const { outside } = STYLE_LIMITS[move.style];
  const { distance, along, across } = landingOf(map, { move, from, heading, manner });
  const length = distance + outside;
  // An error of one percent in speed changes the distance by about two percent.
  const deviation = Math.hypot(along, 2 * aim.speed * distance);
  const drift = Math.hypot(across, radians(aim.yaw) * length);
  let [sum, stays] = [0, 0];
  for (const [u, v] of CLOUD) {
    const ahead = length + u * deviation;
    const aside = v * drift;
    const cell = cellAt(
      map,
      from[0] + heading[0] * ahead - heading[1] * aside,
      from[1] + heading[1] * ahead + heading[0] * aside,
    );
    if (cell < 0) continue;
    sum += map.gains[cell] as number;
    stays += map.free[cell] as number;
  }
  return { gain: sum / CLOUD.length, success: stays / CLOUD.length };
}

/** The throws worth considering, best first. If none can gain anything, the best one is past the table. */
export function plansFor(state: State, missile: Missile, map: ValueMap, level: Level): Plan[] {
  const plans: Plan[] = [past(state, missile)];
  const targets = Math.min(MOST_TARGETS, Math.ceil(level.nodes / NODES_PER_TARGET));
  for (const target of targetsIn(map, targets))
    for (const side of openSides(state))
      for (const offset of OFFSETS)
        for (const way of WAYS) {
          const throwing = aimed(state.table, side, offset, way, target, missile);
          if (throwing === null) continue;
          plans.push({ missile, move: throwing.move, target, ...expectation(map, throwing, level) });
        }
  return plans.sort((a, b) => b.gain - a.gain);
}

/** The centres of the cells with the highest average gain in and around them. */
function targetsIn(map: ValueMap, count: number): Point[] {
  const { table, columns, rows, gains } = map;
  const around = Float64Array.from(gains, (_, index) => {
    const column = index % columns;
    let [sum, cells] = [0, 0];
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const row = (index - column) / columns + dy;
        if (column + dx < 0 || column + dx >= columns || row < 0 || row >= rows) continue;
        sum += gains[row * columns + column + dx] as number;
        cells++;
      }
    return sum / Math.max(6, cells);
  });
  const order = Array.from(around.keys()).sort((a, b) => (around[b] as number) - (around[a] as number));
  return order.slice(0, count).map((index) => centreOf(table, columns, rows, index));
}

/** Fast enough to leave any table, and low enough to touch it first: a die that flies over it is thrown again (BS-09). */
const PAST_SPEED = 3000;

function past({ table, players, turn }: State, missile: Missile): Plan {
  const [from, to] = stretchOf(table, sideOf(players, turn));
  const edge = (from + to) / 2;
  const move: Throw = {
    type: 'throw',
    die: dieOf(missile),
    edge,
    yaw: 0,
    speed: PAST_SPEED,
    grip: 'flat',
    ...MANNERS.skim,
  };
  return { missile, move, target: null, gain: 0, success: 0 };
}
