import { type Aim, withForce, withPitch, withYaw } from '../controls/aim.ts';
import { forceOf } from '../controls/force.ts';

/** Acceleration of the phone at one moment: m/s² without gravity; x to its right, y to its top, z out of its screen. */
export interface Push {
  /** Milliseconds. */
  readonly time: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A throw made by flicking the phone: mm/s, degrees. */
export interface Flick {
  readonly speed: number;
  readonly yaw: number;
  readonly pitch: number;
}

type Vector = Pick<Push, 'x' | 'y' | 'z'>;

/** Longest duration of a flick (ms). */
const WINDOW = 350;
/** Weaker accelerations are a hand that only holds the phone (m/s²). */
const STEADY = 2.5;
/** A slower movement is no flick (m/s). */
const SLOWEST = 0.7;
/** Factor from phone speed to throw speed: a phone is swung faster than a die is tossed. */
const HAND = 0.6;
/** A longer gap between two readings counts as this much (ms). */
const LONGEST_STEP = 60;

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/**
 * The throw made by the latest movement; null while the movement goes on, and if it was no throw. The die leaves the
 * hand when the phone slows down, with the speed it has then.
 */
export function flickOf(pushes: readonly Push[]): Flick | null {
  const last = pushes.at(-1);
  if (!last) return null;
  const recent = pushes.filter(({ time }) => last.time - time <= WINDOW);
  const start = recent.findIndex((push) => Math.hypot(push.x, push.y, push.z) >= STEADY);
  if (start < 0) return null;
  const { velocity, before } = speedOver(recent.slice(Math.max(0, start - 1)));
  const slowed = Math.hypot(velocity.x, velocity.y, velocity.z) < Math.hypot(before.x, before.y, before.z);
  const speed = Math.hypot(before.x, before.y, before.z);
  if (!slowed || speed < SLOWEST || before.y <= 0) return null;
  return {
    speed: 1000 * HAND * speed,
    yaw: -degrees(Math.atan2(before.x, before.y)),
    pitch: degrees(Math.atan2(before.z, Math.hypot(before.x, before.y))),
  };
}

/** The speed after all readings, and before the last of them (m/s). */
function speedOver(pushes: readonly Push[]): { readonly velocity: Vector; readonly before: Vector } {
  let velocity: Vector = { x: 0, y: 0, z: 0 };
  let before = velocity;
  pushes.forEach((push, index) => {
    const earlier = pushes[index - 1];
    if (!earlier) return;
    const seconds = Math.min(LONGEST_STEP, push.time - earlier.time) / 1000;
    before = velocity;
    velocity = {
      x: velocity.x + push.x * seconds,
      y: velocity.y + push.y * seconds,
      z: velocity.z + push.z * seconds,
    };
  });
  return { velocity, before };
}

export const flung = (aim: Aim, { speed, yaw, pitch }: Flick): Aim =>
  withForce(withPitch(withYaw(aim, yaw), Math.round(pitch)), forceOf(speed));

/** The parts of a `DeviceMotionEvent` that are used. */
export interface Motion {
  readonly timeStamp: number;
  readonly acceleration: Readings | null;
  readonly accelerationIncludingGravity: Readings | null;
}
interface Readings {
  readonly x: number | null;
  readonly y: number | null;
  readonly z: number | null;
}

/**
 * The acceleration of an event; null if the device does not report it. Some devices use the opposite sign on every
 * axis: while a player looks at the screen, gravity by the standard is positive along y and z together.
 */
export function pushOf({ timeStamp, acceleration, accelerationIncludingGravity }: Motion): Push | null {
  const { x, y, z } = acceleration ?? { x: null, y: null, z: null };
  if (x === null || y === null || z === null) return null;
  const { y: allY, z: allZ } = accelerationIncludingGravity ?? { y: null, z: null };
  const sign = allY === null || allZ === null || allY - y + (allZ - z) >= 0 ? 1 : -1;
  return { time: timeStamp, x: sign * x, y: sign * y, z: sign * z };
}
