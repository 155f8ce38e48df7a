import { burnerOutline, newOutline, type Outline, outlinesOf } from '@izvilina/games/brainstorm/geometry/outline.ts';
import {
  holdsDie,
  type Lay,
  NO_SLACK,
  placementOf,
  posesFor,
  type Slack,
} from '@izvilina/games/brainstorm/geometry/placement.ts';
import { touches } from '@izvilina/games/brainstorm/geometry/touch.ts';
import type { Move } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import { DICE, type Die, type Point, SIZE_OF } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { Rest, State } from '@izvilina/games/brainstorm/state.ts';
import type { Seat } from '@izvilina/kernel/game.ts';
import { after, settle } from './follow-up.ts';
import { leadOf } from './value.ts';

/** What is thrown: a die for a tile, or the black die for the burner. */
export type Missile = Die | 'burner';

export const dieOf = (missile: Missile): Die => (missile === 'burner' ? 'black' : missile);

/** The same position with the die at rest. */
function atRest(state: State, missile: Missile, at: Point, angle: number): State {
  const die = dieOf(missile);
  const burner = missile === 'burner';
  const rest: Rest = { die, at, angle, burner };
  const phase = burner ? 'burn' : 'lay';
  return { ...state, phase, rest, ...(burner ? {} : thrownToo(state, die)) };
}

/** Dice and throws as if this die belonged to the turn, so that the turn goes on after it. */
function thrownToo({ dice, thrown }: State, die: Die): Pick<State, 'dice' | 'thrown'> {
  if (thrown.includes(die)) return { dice, thrown };
  if (dice?.includes(die)) return { dice, thrown: [...thrown, die] };
  return { dice: [die, DICE[(DICE.indexOf(die) + 1) % DICE.length] as Die], thrown: [die] };
}

/** Extremes of the slack in the hole: turns and shifts that can make or avoid a contact. */
const SLACKS: readonly Slack[] = [
  NO_SLACK,
  { dx: 0, dy: 0, turn: 5.5 },
  { dx: 0, dy: 0, turn: -5.5 },
  { dx: 0, dy: 0, turn: 2.7 },
  { dx: 0, dy: 0, turn: -2.7 },
  { dx: 0.5, dy: 0.5, turn: 0 },
  { dx: 0.5, dy: -0.5, turn: 0 },
  { dx: -0.5, dy: 0.5, turn: 0 },
  { dx: -0.5, dy: -0.5, turn: 0 },
];

/** Every pose; with `wobbles` also at the extremes of its slack. */
function laysFor(rest: Rest, wobbles: boolean): Lay[] {
  const poses = posesFor(rest);
  if (!wobbles) return poses;
  return poses.flatMap((pose) => SLACKS.map((slack) => ({ ...pose, slack }))).filter((lay) => holdsDie(rest, lay));
}

const BURN_STEP = 15;
const BURN_ANGLES: readonly number[] = Array.from({ length: 360 / BURN_STEP }, (_, i) => i * BURN_STEP);

/** The possible moves with a die at rest. */
export const movesAt = (rest: Rest, wobbles: boolean): Move[] =>
  rest.burner ? BURN_ANGLES.map((angle) => ({ type: 'burn', angle })) : laysFor(rest, wobbles);

const outlineOfMove = (rest: Rest, move: Move): Outline =>
  move.type === 'lay' ? newOutline(placementOf(rest, move)) : burnerOutline(rest.at, (move as { angle: number }).angle);

/** The touched tiles as one number, with a bit for each tile by its index. There are at most forty. */
function touchedSet(outline: Outline, outlines: readonly Outline[]): number {
  let set = 0;
  let bit = 1;
  for (let i = 0; i < outlines.length; i++) {
    if (touches(outline, outlines[i] as Outline)) set += bit;
    bit *= 2;
  }
  return set;
}

/**
 * Values the moves that a die at rest allows. The result of a tile depends on its size and on the tiles it touches,
 * hardly on its exact place, so every set of touched tiles is evaluated only once.
 */
export function valuer(state: State, seat: Seat, missile: Missile) {
  const outlines = outlinesOf(state.tiles);
  const known = new Map<number, number>();
  const worthOf = (rest: Rest, move: Move): number => {
    const set = touchedSet(outlineOfMove(rest, move), outlines);
    const seen = known.get(set);
    if (seen !== undefined) return seen;
    const value = leadOf(settle(after(atRest(state, missile, rest.at, rest.angle), move)), seat);
    known.set(set, value);
    return value;
  };
  return {
    worthOf,
    /** The highest value of a die at rest here. */
    best(at: Point, angle: number, wobbles: boolean): number {
      const rest: Rest = { die: dieOf(missile), at, angle, burner: missile === 'burner' };
      let most = Number.NEGATIVE_INFINITY;
      for (const move of movesAt(rest, wobbles)) most = Math.max(most, worthOf(rest, move));
      return most;
    },
  };
}

/** A die at rest here, and the position after the best that can be done with it. */
export function bestAt(state: State, seat: Seat, missile: Missile, at: Point): { before: State; settled: State } {
  const before = atRest(state, missile, at, 0);
  const { worthOf } = valuer(state, seat, missile);
  const rest = before.rest as Rest;
  const [best] = movesAt(rest, false)
    .map((move) => ({ move, worth: worthOf(rest, move) }))
    .sort((a, b) => b.worth - a.worth);
  return { before, settled: settle(after(before, (best as { readonly move: Move }).move)) };
}

/** Number of poses that `best` examines without wobbles. */
export const posesOf = (missile: Missile): number =>
  missile === 'burner' ? BURN_ANGLES.length : { small: 4, medium: 8, large: 16 }[SIZE_OF[missile]];
