import type { Chance } from '@izvilina/kernel/chance.ts';
import { ok, type Result } from '@izvilina/kernel/result.ts';
import { sideOf, stretchOf } from '../geometry/seats.ts';
import { type Fault, illegal } from '../moves/illegal.ts';
import type { MoveOf } from '../moves/move-shapes.ts';
import type { State } from '../state.ts';
import type { Drop, Release } from './throw.ts';

export type Throw = MoveOf<'throw'>;

/** Limits of a hand (mm/s, millimetres, degrees). */
const FASTEST = 6000;
const HIGHEST = 500;
const STEEPEST = 90;

/** Resolution to which a throw is rounded before anything else. */
const EDGE_STEPS = 10_000;
const DEGREE_STEPS = 10;

const toSteps = (value: number, steps: number): number => Math.round(value * steps) / steps + 0;

/** BS-R15: `edge` goes round the table, so 1 is 0 again. */
export const exactThrow = (move: Throw): Throw => ({
  ...move,
  edge: toSteps(move.edge, EDGE_STEPS) % 1,
  yaw: toSteps(move.yaw, DEGREE_STEPS),
  pitch: toSteps(move.pitch, DEGREE_STEPS),
  speed: toSteps(move.speed, 1),
  height: toSteps(move.height, 1),
});

/**
 * BS-06: a die is released from a point on the perimeter, outside the table, so a hand above the table cannot even be
 * expressed. What remains to be refused is what no hand can do, and the wrong side if the host chose `ownSide`.
 */
export function checkThrow(state: State, move: Throw): Result<Throw> {
  const reason = throwFault(state, move);
  return reason === null ? ok(exactThrow(move)) : illegal(reason);
}

function throwFault({ options, table, players, turn }: State, move: Throw): Fault | null {
  const { edge, yaw, pitch, speed, height } = move;
  if (edge < 0 || edge > 1) return 'NOT_ON_PERIMETER';
  if (Math.abs(yaw) > STEEPEST) return 'AWAY_FROM_TABLE';
  if (Math.abs(pitch) > STEEPEST) return 'TOO_STEEP';
  if (speed < 0) return 'TOO_SLOW';
  if (speed > FASTEST) return 'TOO_FAST';
  if (height < 0) return 'TOO_LOW';
  if (height > HIGHEST) return 'TOO_HIGH';
  if (!options.ownSide) return null;
  const [from, to] = stretchOf(table, sideOf(players, turn));
  return edge >= from && edge <= to ? null : 'NOT_YOUR_SIDE';
}

/** Unsteadiness of a hand: one standard deviation. */
const SPEED_NOISE = 0.024;
const YAW_NOISE = 0.9;
const PITCH_NOISE = 1.2;

const UNIFORMS = 12;
const FINE = 65_536;

/** Approximately a standard normal variable: a sum of uniforms needs nothing that differs between machines. */
function unsteadiness(chance: Chance): number {
  let sum = 0;
  for (let i = 0; i < UNIFORMS; i++) sum += chance.below(FINE) + 0.5;
  return sum / FINE - UNIFORMS / 2;
}

const anyTurn = (chance: Chance): number => (chance.below(2001) - 1000) / 1000;
const threeTurns = (chance: Chance): readonly [number, number, number] => [
  anyTurn(chance),
  anyTurn(chance),
  anyTurn(chance),
];

/** The throw as the hand really makes it, with its unsteadiness. */
export function releaseOf({ edge, yaw, pitch, speed, height, grip, style }: Throw, chance: Chance): Release {
  return {
    edge,
    yaw: toSteps(yaw + YAW_NOISE * unsteadiness(chance), 100),
    pitch: toSteps(pitch + PITCH_NOISE * unsteadiness(chance), 100),
    speed: toSteps(speed * (1 + SPEED_NOISE * unsteadiness(chance)), 10),
    height,
    grip,
    style,
    spin: threeTurns(chance),
  };
}

/** BS-R11: the drop that decides who begins. */
export const centreDrop = (chance: Chance): Drop => ({ at: [0, 0], turn: threeTurns(chance) });
