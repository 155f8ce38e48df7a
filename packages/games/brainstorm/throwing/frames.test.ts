import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  durationOf,
  type FlightPose,
  MAX_PACKED,
  packFrames,
  poseAt,
  STEPS_PER_SECOND,
  unpackFrames,
} from './frames.ts';

const DT = 1 / STEPS_PER_SECOND;

/** A die thrown in vacuum, turning steadily; after `contact` seconds it slides on in a straight line. */
function flight(seconds: number, contact: number, rate: number): FlightPose[] {
  return Array.from({ length: Math.round(seconds / DT) + 1 }, (_, i) => {
    const t = i * DT;
    const fall = Math.min(t, contact);
    const half = (rate * t) / 2;
    return {
      at: [-100 + 300 * t, 40 - 120 * t, 200 + 500 * fall - 4905 * fall * fall],
      turn: [Math.sin(half) * 0.6, 0, Math.sin(half) * 0.8, Math.cos(half)],
    };
  });
}

const angleBetween = (a: FlightPose['turn'], b: FlightPose['turn']): number => {
  const dot = Math.abs(a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3]);
  return (2 * Math.acos(Math.min(1, dot)) * 180) / Math.PI;
};

function worst(poses: readonly FlightPose[], packed: string): { mm: number; degrees: number } {
  const unpacked = unpackFrames(packed)!;
  let [mm, degrees] = [0, 0];
  poses.forEach((pose, i) => {
    const shown = poseAt(unpacked, i * DT);
    mm = Math.max(mm, Math.hypot(...pose.at.map((value, axis) => value - shown.at[axis]!)));
    degrees = Math.max(degrees, angleBetween(pose.turn, shown.turn));
  });
  return { mm, degrees };
}

describe('a packed flight', () => {
  it('shows every pose within 0.15 mm and 1.3°', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 1.5, noNaN: true }),
        fc.double({ min: 0.05, max: 0.4, noNaN: true }),
        fc.double({ min: 0, max: 30, noNaN: true }),
        (seconds, contact, rate) => {
          const poses = flight(seconds, contact, rate);
          const { mm, degrees } = worst(poses, packFrames(poses, null));
          expect(mm).toBeLessThanOrEqual(0.151);
          expect(degrees).toBeLessThanOrEqual(1.3);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('needs few keys for a free fall', () => {
    const poses = flight(0.5, 0.5, 0);
    const { frames } = unpackFrames(packFrames(poses, null))!;
    expect(frames.length).toBeLessThanOrEqual(3);
    expect(frames.at(-1)!.free).toBe(true);
  });

  it('keeps its length and the lifting of the box', () => {
    const unpacked = unpackFrames(packFrames(flight(0.75, 0.2, 4), 90))!;
    expect(durationOf(unpacked)).toBeCloseTo(0.75, 10);
    expect(unpacked.liftAt).toBe(90 / STEPS_PER_SECOND);
    expect(unpackFrames(packFrames(flight(0.1, 0.1, 0), null))!.liftAt).toBeNull();
  });

  it('stays below the limit even when it is six seconds of wild shaking', () => {
    let seed = 7;
    const random = () => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return seed / 2 ** 32 - 0.5;
    };
    const poses = flight(6, 0.2, 5).map(({ at, turn }): FlightPose => ({ at: [at[0] + random() * 4, at[1], 8], turn }));
    expect(packFrames(poses, null).length).toBeLessThanOrEqual(MAX_PACKED);
  });

  it('lies still before it begins and after it ends', () => {
    const unpacked = unpackFrames(packFrames(flight(0.3, 0.1, 9), null))!;
    expect(poseAt(unpacked, -1)).toEqual(unpacked.frames[0]);
    expect(poseAt(unpacked, 99)).toEqual(unpacked.frames.at(-1));
  });

  it.each(['', 'АБВ', 'AAAA', '!!!!', btoa('x'.repeat(14)), btoa('\u0001\u00ff\u00ff123')])(
    'is not read from %j',
    (text) => {
      expect(unpackFrames(text)).toBeNull();
    },
  );
});
