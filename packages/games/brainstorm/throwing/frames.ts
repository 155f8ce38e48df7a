/**
 * A die's flight as sent for display: keyframes with an error bound, packed into base64. Plain arithmetic without a
 * physics library, so that a page can play it and every machine packs the same bytes.
 *
 * Layout, little endian: version (1 byte), step at which the box was lifted (2, 0xffff = never), then 11 bytes a key:
 * steps since the last key (7 bits) and whether the die flew freely meanwhile (1 bit); x, y, z (2 each, 0.05 mm);
 * rotation (4: which component is largest, and the other three in 10 bits each).
 */

/** Position of the centre in mm above the table's centre (z up), and rotation as a unit quaternion x, y, z, w. */
export interface FlightPose {
  readonly at: readonly [x: number, y: number, z: number];
  readonly turn: readonly [x: number, y: number, z: number, w: number];
}

export interface Frame extends FlightPose {
  /** Seconds from the release. */
  readonly time: number;
  /** Whether the die came here in free flight. If the next frame does not, it has just hit something. */
  readonly free: boolean;
}

export interface Flight {
  readonly frames: readonly Frame[];
  /** Seconds until the box is lifted from under a leaning die; null in almost all throws. */
  readonly liftAt: number | null;
}

export const STEPS_PER_SECOND = 240;
/** Most characters of a packed flight. */
export const MAX_PACKED = 5000;

const VERSION = 1;
const NEVER = 0xffff;
const HEADER = 3;
const KEY = 11;
const LONGEST_SEGMENT = 127;
const GRID = 0.05;
const HALF_GRAVITY = 9810 / 2 / (STEPS_PER_SECOND * STEPS_PER_SECOND);

/** Largest error of a drawn die: mm, and the cosine of half the angle (1.25°). */
const TOLERANCES = { position: 0.15, rotation: 1 - 0.00006 };

/** Packs the poses of every step. If a flight is too long for the limit, the error bound is widened until it fits. */
export function packFrames(poses: readonly FlightPose[], liftStep: number | null): string {
  for (let scale = 1; ; scale *= 1.5) {
    const keys = chooseKeys(poses, TOLERANCES.position * scale, 1 - (1 - TOLERANCES.rotation) * scale * scale);
    const packed = toBase64(encode(keys, liftStep));
    if (packed.length <= MAX_PACKED) return packed;
  }
}

/** Null if the text is no packed flight. */
export function unpackFrames(packed: string): Flight | null {
  const bytes = fromBase64(packed);
  if (bytes === null || bytes.length < HEADER + KEY || (bytes.length - HEADER) % KEY !== 0) return null;
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (data.getUint8(0) !== VERSION) return null;
  const lift = data.getUint16(1, true);
  const frames: Frame[] = [];
  let step = 0;
  for (let offset = HEADER; offset < bytes.length; offset += KEY) {
    const head = data.getUint8(offset);
    step += head >> 1;
    const coordinate = (i: number) => data.getInt16(offset + 1 + 2 * i, true) * GRID;
    frames.push({
      time: step / STEPS_PER_SECOND,
      free: (head & 1) === 1,
      at: [coordinate(0), coordinate(1), coordinate(2)],
      turn: unpackTurn(data.getUint32(offset + 7, true)),
    });
  }
  return { frames, liftAt: lift === NEVER ? null : lift / STEPS_PER_SECOND };
}

export const durationOf = ({ frames }: Flight): number => frames.at(-1)?.time ?? 0;

/** The die's pose at a time; before the start the first pose, after the end the last. */
export function poseAt({ frames }: Flight, seconds: number): FlightPose {
  let low = 0;
  let high = frames.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (frames[middle]!.time < seconds) low = middle + 1;
    else high = middle;
  }
  const to = frames[low]!;
  if (low === 0 || seconds >= to.time) return to;
  const from = frames[low - 1]!;
  const length = (to.time - from.time) * STEPS_PER_SECOND;
  return between(from, to, (seconds - from.time) * STEPS_PER_SECOND, length, to.free);
}

/** Interpolates straight or along a free fall's parabola; rotates the shorter way. `passed` and `length` in steps. */
function between(from: FlightPose, to: FlightPose, passed: number, length: number, free: boolean): FlightPose {
  const part = passed / length;
  const mix = (a: number, b: number) => a + (b - a) * part;
  const bow = free ? HALF_GRAVITY * passed * (length - passed) : 0;
  const [ax, ay, az, aw] = from.turn;
  const sign = ax * to.turn[0] + ay * to.turn[1] + az * to.turn[2] + aw * to.turn[3] < 0 ? -1 : 1;
  const x = mix(ax, to.turn[0] * sign);
  const y = mix(ay, to.turn[1] * sign);
  const z = mix(az, to.turn[2] * sign);
  const w = mix(aw, to.turn[3] * sign);
  const norm = Math.sqrt(x * x + y * y + z * z + w * w);
  return {
    at: [mix(from.at[0], to.at[0]), mix(from.at[1], to.at[1]), mix(from.at[2], to.at[2]) + bow],
    turn: [x / norm, y / norm, z / norm, w / norm],
  };
}

interface Key {
  readonly step: number;
  readonly free: boolean;
  /** As it will be unpacked. */
  readonly pose: FlightPose;
}

/** Each key reaches as far as the poses in between stay within bounds, by whichever interpolation reaches farther. */
function chooseKeys(poses: readonly FlightPose[], position: number, rotation: number): Key[] {
  const rounded = (step: number): FlightPose => {
    const { at, turn } = poses[step]!;
    return { at: [onGrid(at[0]), onGrid(at[1]), onGrid(at[2])], turn: unpackTurn(packTurn(turn)) };
  };
  const keys: Key[] = [{ step: 0, free: false, pose: rounded(0) }];
  for (let from = keys[0]!; from.step < poses.length - 1; from = keys.at(-1)!) {
    const reach = (free: boolean): Key => {
      let best: Key = { step: from.step + 1, free, pose: rounded(from.step + 1) };
      const last = Math.min(poses.length - 1, from.step + LONGEST_SEGMENT);
      for (let step = from.step + 2; step <= last; step++) {
        const key = { step, free, pose: rounded(step) };
        if (!fits(poses, from, key, position, rotation)) break;
        best = key;
      }
      return best;
    };
    const [straight, thrown] = [reach(false), reach(true)];
    keys.push(thrown.step > straight.step ? thrown : straight);
  }
  return keys;
}

function fits(poses: readonly FlightPose[], from: Key, to: Key, position: number, rotation: number): boolean {
  const length = to.step - from.step;
  for (let passed = length - 1; passed > 0; passed--) {
    const { at, turn } = between(from.pose, to.pose, passed, length, to.free);
    const real = poses[from.step + passed]!;
    const [dx, dy, dz] = [at[0] - real.at[0], at[1] - real.at[1], at[2] - real.at[2]];
    if (dx * dx + dy * dy + dz * dz > position * position) return false;
    const dot = turn[0] * real.turn[0] + turn[1] * real.turn[1] + turn[2] * real.turn[2] + turn[3] * real.turn[3];
    if (Math.abs(dot) < rotation) return false;
  }
  return true;
}

const onGrid = (mm: number): number => gridIndex(mm) * GRID;
const gridIndex = (mm: number): number => Math.max(-32768, Math.min(32767, Math.round(mm / GRID)));

/** The largest of four unit components follows from the others, each of which is at most √½. */
const SPAN = Math.SQRT1_2;
const LEVELS = 1023;

function packTurn(turn: FlightPose['turn']): number {
  let largest = 0;
  for (let i = 1; i < 4; i++) if (Math.abs(turn[i]!) > Math.abs(turn[largest]!)) largest = i;
  const sign = turn[largest]! < 0 ? -1 : 1;
  let bits = largest;
  for (let i = 0; i < 4; i++)
    if (i !== largest) bits = bits * 1024 + Math.round(((turn[i]! * sign) / SPAN + 1) * 0.5 * LEVELS);
  return bits;
}

function unpackTurn(bits: number): FlightPose['turn'] {
  const largest = Math.floor(bits / 2 ** 30);
  const small = [20, 10, 0].map((shift) => ((((bits >>> shift) & 1023) / LEVELS) * 2 - 1) * SPAN);
  const rest = 1 - small.reduce((sum, value) => sum + value * value, 0);
  small.splice(largest, 0, Math.sqrt(Math.max(0, rest)));
  const [x = 0, y = 0, z = 0, w = 1] = small;
  return [x, y, z, w];
}

function encode(keys: readonly Key[], liftStep: number | null): Uint8Array {
  const bytes = new Uint8Array(HEADER + KEY * keys.length);
  const data = new DataView(bytes.buffer);
  data.setUint8(0, VERSION);
  data.setUint16(1, liftStep ?? NEVER, true);
  let before = 0;
  keys.forEach(({ step, free, pose: { at, turn } }, i) => {
    const offset = HEADER + KEY * i;
    data.setUint8(offset, ((step - before) << 1) | (free ? 1 : 0));
    before = step;
    at.forEach((mm, axis) => {
      data.setInt16(offset + 1 + 2 * axis, gridIndex(mm), true);
    });
    data.setUint32(offset + 7, packTurn(turn), true);
  });
  return bytes;
}

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

function fromBase64(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
