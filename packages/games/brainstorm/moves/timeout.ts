import type { Seat } from '@izvilina/kernel/game.ts';
import { holdsDie, type Lay, placementOf, posesFor } from '../geometry/placement.ts';
import { sideOf, stretchOf } from '../geometry/seats.ts';
import type { Size } from '../pieces/pieces.ts';
import { burning, type Consequences, consequences } from '../rules/consequences.ts';
import { POINTS } from '../rules/score.ts';
import type { Clash, Rest, Shaken, State, TileId } from '../state.ts';
import type { Move } from './move-shapes.ts';

/** The default move for a seat whose time is out: simple, legal, and rarely bad for its player. */
export function defaultMove(state: State): Move {
  switch (state.phase) {
    case 'dice':
      return { type: 'dice', pair: ['white', 'black'] };
    case 'throw':
    case 'burnerThrow':
      return defaultThrow(state);
    case 'lay':
      return bestPose(state, state.rest as Rest);
    case 'burn':
      return { type: 'burn', angle: bestAngle(state, state.rest as Rest) };
    case 'pawn':
      return { type: 'pawn', on: true };
    case 'side':
      return { type: 'side', player: state.clash?.foes[0] ?? 0 };
    case 'attack':
      return { type: 'attack', player: (state.clash as Clash).foes[0] as Seat };
    case 'return':
      return { type: 'return', from: state.merge?.pawns[0] as TileId };
    case 'relocate':
      return relocation(state, state.relocations[0] as Shaken);
    case 'claim':
      return { type: 'claim', on: null };
    default:
      return { type: 'endTurn' };
  }
}

/** A calm toss from the middle of the player's own side towards the middle of the table. */
function defaultThrow({ phase, dice, thrown, table, players, turn }: State): Move {
  const [from, to] = stretchOf(table, sideOf(players, turn));
  const die = phase === 'burnerThrow' ? 'black' : dice?.find((one) => !thrown.includes(one));
  return {
    type: 'throw',
    die: die ?? 'black',
    edge: (from + to) / 2,
    yaw: 0,
    pitch: 15,
    speed: 1000,
    height: 60,
    grip: 'flat',
    style: 'toss',
  };
}

/** The pose without play that is best for its player; the first of equals. */
function bestPose(state: State, rest: Rest): Lay {
  const poses = posesFor(rest).filter((lay) => holdsDie(rest, lay));
  const values = poses.map((lay) => value(state, consequences(state, state.turn, placementOf(rest, lay)), lay.tile));
  return poses[values.indexOf(Math.max(...values))] as Lay;
}

/** Extra value of joining one's own network, which saves a pawn. */
const A_PAWN_SAVED = 0.5;

function value(state: State, { kind, claimable, neutrals, sides, fights }: Consequences, size: Size): number {
  const points = (ids: readonly TileId[]) =>
    state.tiles.reduce((sum, { id, tile }) => sum + (ids.includes(id) ? POINTS[tile] : 0), 0);
  const joining = POINTS[size] + points(neutrals.flatMap(({ tiles }) => tiles));
  switch (kind) {
    case 'free':
      return claimable ? joining : 0;
    case 'own':
      return joining + A_PAWN_SAVED;
    case 'foreign':
    case 'side':
      return -joining;
    case 'battle': {
      const taken = points(fights.filter(({ wins }) => wins).flatMap(({ tiles }) => tiles));
      return sides.every(({ stays }) => stays) ? joining + taken : -1;
    }
  }
}

const BURN_STEP = 15;

function bestAngle(state: State, { at }: Rest): number {
  let [best, most] = [0, Number.NEGATIVE_INFINITY];
  for (let angle = 0; angle < 360; angle += BURN_STEP) {
    let gain = 0;
    for (const { owner, lost } of burning(state, at, angle).damage)
      gain += owner === null ? 0 : owner === state.turn ? -2 * lost.length : lost.length;
    if (gain > most) [best, most] = [angle, gain];
  }
  return best;
}

/** BS-R9: the part worth most; among equals the one where the pawn is, else the one laid first. */
function relocation({ tiles }: State, { from, parts }: Shaken): Move {
  const size = new Map(tiles.map(({ id, tile }) => [id, tile]));
  const points = parts.map((part) => part.reduce((sum, id) => sum + POINTS[size.get(id) as Size], 0));
  const most = Math.max(...points);
  const best = parts.filter((_, index) => points[index] === most);
  const here = best.find((part) => part.includes(from));
  return { type: 'relocate', from, to: here ? from : (best[0]?.[0] as TileId) };
}
