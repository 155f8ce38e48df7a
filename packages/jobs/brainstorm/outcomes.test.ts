import type { PlacedTile } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import type { Release, ThrowJob } from '@izvilina/games/brainstorm/throwing/throw.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Launch } from './launch.ts';
import { loadPhysics, type Physics } from './rapier.ts';
import { simulate, simulateFrom } from './simulate.ts';
import type { Rotation } from './space.ts';

/** BS-R5, BS-08, BS-09: what a die lies on, shown by specially made throws and drops. */

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const LEVEL: Rotation = [0, 0, 0, 1];
const tilted = (degrees: number): Rotation => {
  const half = (degrees * Math.PI) / 360;
  return [0, Math.sin(half), 0, Math.cos(half)];
};

const EMPTY: ThrowJob = {
  kind: 'throw',
  table: { width: 540, depth: 390 },
  tiles: [],
  box: null,
  die: 'red',
  release: null,
  drop: null,
};
const RELEASE: Release = {
  edge: 0.145, // the middle of the near side
  yaw: 0,
  pitch: 10,
  speed: 1000,
  height: 60,
  grip: 'flat',
  style: 'toss',
  spin: [0.1, -0.2, 0.3],
};
const MEDIUM: PlacedTile = { tile: 'medium', face: 'front', at: [0, 0], angle: 0 };

const thrown = (release: Partial<Release>, job: Partial<ThrowJob> = {}) =>
  simulate(physics, { ...EMPTY, ...job, release: { ...RELEASE, ...release } });

/** Releases a die at rest; cm. */
const letGo = (at: Launch['at'], rotation: Rotation, job: Partial<ThrowJob> = {}) =>
  simulateFrom(physics, { ...EMPTY, ...job }, { at, rotation, velocity: [0, 0, 0], spin: [0, 0, 0] });

describe('a die that comes to rest', () => {
  it('on free table succeeds, and its pose is quantised', () => {
    const { rest, pose } = thrown({});
    expect(rest.outcome).toBe('table');
    expect(rest.at.map((mm) => Math.round(mm * 100) / 100)).toEqual(rest.at);
    expect(Math.round(rest.angle * 10) / 10).toBe(rest.angle);
    expect(rest.angle).toBeGreaterThanOrEqual(0);
    expect(rest.angle).toBeLessThan(90);
    expect(pose.at[2]).toBeCloseTo(0.8, 1);
  });

  it('lying turned keeps its angle', () => {
    const half = (33.3 * Math.PI) / 360;
    const { rest } = letGo([3, 2, 0.85], [0, 0, Math.sin(half), Math.cos(half)]);
    expect(rest).toEqual({
      at: [expect.closeTo(30, 0), expect.closeTo(20, 0)],
      angle: expect.closeTo(33.3, 0),
      outcome: 'table',
    });
  });

  it('flat on a tile is on the tile', () => {
    const { rest, pose } = letGo([1.5, 1.5, 2], LEVEL, { tiles: [MEDIUM] });
    expect(rest.outcome).toBe('tile');
    expect(pose.at[2]).toBeCloseTo(0.95, 1);
  });

  it('half over the edge of a tile is on the tile', () => {
    expect(letGo([3.1, -2.2, 1], LEVEL, { tiles: [MEDIUM] }).rest.outcome).toBe('tile');
  });

  it('cocked on the edge of a tile is on the tile', () => {
    const { rest, pose } = letGo([3.9, -2.2, 1], LEVEL, { tiles: [MEDIUM] });
    expect(pose.at[2]).toBeGreaterThan(0.805);
    expect(pose.at[2]).toBeLessThan(0.94);
    expect(rest.outcome).toBe('tile');
  });

  it.each([
    ['front', -10],
    ['back', 10],
  ] as const)('inside the hole of a laid tile, %s up, is on the tile though the table carries it', (face, y) => {
    const { rest, pose } = letGo([-1.5, y / 10, 2], LEVEL, { tiles: [{ ...MEDIUM, face }] });
    expect(pose.at[2]).toBeCloseTo(0.8, 1);
    expect(rest.outcome).toBe('tile');
  });

  it('inside the hole of a turned tile is on the tile', () => {
    const turned: PlacedTile = { tile: 'large', face: 'front', at: [100, 50], angle: 90 };
    // The hole at (36, −10) moves to (100 + 10, 50 + 36).
    const { rest, pose } = letGo([11, 8.6, 2], LEVEL, { tiles: [turned] });
    expect(pose.at[2]).toBeCloseTo(0.8, 1);
    expect(rest.outcome).toBe('tile');
  });

  it('against the side of a tile is on the table', () => {
    // The tile's right side is at x = 35 there.
    const { rest, pose } = letGo([3.5 + 0.81, 2.2, 0.85], LEVEL, { tiles: [MEDIUM] });
    expect(pose.at[2]).toBeCloseTo(0.8, 1);
    expect(rest.outcome).toBe('table');
  });

  it.each([
    ['flat', 5],
    ['side', 19.5],
    ['end', 27],
  ] as const)('on top of the box standing %s is on the box', (stance, rise) => {
    const { rest, pose } = letGo([0, 0, rise + 2], LEVEL, { box: { at: [0, 0], angle: 30, stance } });
    expect(rest.outcome).toBe('box');
    expect(pose.at[2]).toBeCloseTo(rise + 0.8, 1);
  });

  it('against the side of the box is on the table, and the box stays', () => {
    const { rest, liftedAt } = letGo([0, 3.31, 0.85], LEVEL, { box: { at: [0, 0], angle: 0, stance: 'side' } });
    expect(rest.outcome).toBe('table');
    expect(liftedAt).toBeNull();
  });

  it('leaning on the side of the box: the box is lifted and the die comes to rest flat on the table', () => {
    const box = { at: [41.5, 0], angle: 90, stance: 'side' } as const; // its side is at x = 16.5
    const { rest, liftedAt, steps, pose } = letGo([0.495, 0, 1.2], tilted(50), { box });
    expect(liftedAt).not.toBeNull();
    expect(steps).toBeGreaterThan(liftedAt!);
    expect(rest.outcome).toBe('table');
    expect(pose.at[2]).toBeCloseTo(0.8, 1);
  });
});

describe('a die that does not stay', () => {
  it('is off when it slides over the far edge', () => {
    expect(thrown({ speed: 3000, pitch: 0, style: 'skim' }).rest.outcome).toBe('off');
  });

  it('is off when it only touched the box', () => {
    const box = { at: [0, -165], angle: 0, stance: 'end' } as const; // a wall 270 mm high, 5 mm from the edge
    const { rest, firstContact } = thrown({ pitch: 20, speed: 2500, height: 120 }, { box });
    expect(firstContact).not.toBeNull();
    expect(rest.outcome).toBe('off');
  });

  it.each<[string, Partial<Release>]>([
    ['falls short', { speed: 60, pitch: 0 }],
    ['flies over the whole table', { speed: 3500, pitch: 40, height: 200 }],
    ['is slapped too weakly', { style: 'slap', pitch: 60, speed: 300 }],
  ])('is a misfire when it %s', (_, release) => {
    const { rest, firstContact } = thrown(release);
    expect(rest.outcome).toBe('misfire');
    expect(firstContact).toBeNull();
  });
});

describe('a drop', () => {
  it('comes to rest near where it was let go', () => {
    const { rest } = simulate(physics, { ...EMPTY, kind: 'drop', drop: { at: [0, 0], turn: [0.3, -0.5, 0.8] } });
    expect(rest.outcome).toBe('table');
    expect(Math.hypot(...rest.at)).toBeLessThan(150);
  });

  it('ends in different places for different holds', () => {
    const ends = [0.1, 0.2, 0.3].map((a) =>
      simulate(physics, { ...EMPTY, kind: 'drop', drop: { at: [0, 0], turn: [a, 0.5, -0.5] } }).rest.at.join(),
    );
    expect(new Set(ends).size).toBe(3);
  });
});
