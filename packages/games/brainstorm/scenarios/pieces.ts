import { DIE_OF, type Die, type Face, HOLES, type Point, type Size } from '../pieces/pieces.ts';
import type { RestOutcome } from '../throwing/throw.ts';

/** Short helpers for positions. */
export const tile = (id: string, size: Size, at: Point, angle = 0) => ({
  id,
  tile: size,
  face: 'front' as Face,
  at,
  angle,
});

/** A die placed so that `lay(size)` puts a tile with its own origin at `at`. */
export const die = (size: Size, [x, y]: Point) => {
  const [hx = 0, hy = 0] = HOLES[size][0] ?? [];
  return { die: DIE_OF[size], at: [x + hx, y + hy] as const, angle: 0 };
};

export const lay = (size: Size, some: { quarter?: number; hole?: number; turn?: number; face?: Face } = {}) => ({
  type: 'lay',
  tile: size,
  face: some.face ?? 'front',
  hole: some.hole ?? 0,
  quarter: some.quarter ?? 0,
  slack: { dx: 0, dy: 0, turn: some.turn ?? 0 },
});

/** A throw, by default from the middle of the near side of a table for two. */
export const toss = (which: Die, some: { edge?: number; style?: 'toss' | 'skim' | 'slap'; speed?: number } = {}) => ({
  type: 'throw',
  die: which,
  edge: some.edge ?? 0.145,
  yaw: 0,
  pitch: 12,
  speed: some.speed ?? 1100,
  height: 60,
  grip: 'tumble',
  style: some.style ?? 'toss',
});

/** Where the die came to rest: the script replaces the physics. */
export const rests = (outcome: RestOutcome, at: Point = [0, 0], angle = 0) => ({
  by: 'referee' as const,
  act: { type: 'rest', at, angle, outcome },
});
