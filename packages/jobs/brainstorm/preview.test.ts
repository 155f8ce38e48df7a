import type { Release } from '@izvilina/games/brainstorm/throwing/throw.ts';
import { chances } from '@izvilina/kernel/chance.ts';
import { describe, expect, it } from 'vitest';
import { STYLE_LIMITS } from './launch.ts';
import { flightPreview } from './preview.ts';
import { loadPhysics } from './rapier.ts';
import { simulate } from './simulate.ts';
import { sampleJobs } from './testing/sample-jobs.ts';

const TABLE = { width: 540, depth: 390 };
const RELEASE: Release = {
  edge: 0.145,
  yaw: 0,
  pitch: 30,
  speed: 1200,
  height: 100,
  grip: 'flat',
  style: 'toss',
  spin: [0, 0, 0],
};

describe('the preview of a throw', () => {
  it('begins outside the table on every side and in every style', () => {
    const chance = chances('outside')(0);
    for (const style of ['toss', 'skim', 'slap'] as const)
      for (let i = 0; i < 100; i++) {
        const [x, y] = flightPreview({ ...RELEASE, style, edge: chance.below(1000) / 1000 }, TABLE, null).points[0]!;
        const outside = Math.max(Math.abs(x) - TABLE.width / 2, Math.abs(y) - TABLE.depth / 2);
        expect(outside).toBeCloseTo(STYLE_LIMITS[style].outside, 6);
      }
  });

  it('follows the edge counter-clockwise from the near left corner', () => {
    const from = (edge: number) => flightPreview({ ...RELEASE, edge }, TABLE, null).points[0]!.slice(0, 2);
    const perimeter = 2 * (TABLE.width + TABLE.depth);
    expect(from(0)).toEqual([-270, -225]);
    expect(from((540 + 100) / perimeter)).toEqual([300, expect.closeTo(-95, 6)]);
    expect(from((540 + 390 + 100) / perimeter)).toEqual([expect.closeTo(170, 6), 225]);
    expect(from((540 + 390 + 540 + 100) / perimeter)).toEqual([-300, expect.closeTo(95, 6)]);
  });

  it('turns left with a positive yaw', () => {
    const end = flightPreview({ ...RELEASE, yaw: 20 }, TABLE, null).points.at(-1)!;
    expect(end[0]).toBeLessThan(-20);
  });

  it('ends on the table to the millimetre, however fast it comes down', () => {
    for (const release of [RELEASE, { ...RELEASE, style: 'slap', pitch: 85, speed: 4500 } as const]) {
      const { points, meets } = flightPreview(release, TABLE, null);
      expect(meets).toBe('table');
      expect(points.at(-1)![2]).toBeCloseTo(8, 6);
    }
  });

  it('meets nothing when it comes in below the table top', () => {
    const weak = flightPreview({ ...RELEASE, style: 'slap', pitch: 50, speed: 600 }, TABLE, null);
    expect(weak.meets).toBe('nothing');
    expect(weak.points.flat().every(Number.isFinite)).toBe(true);
  });

  it('meets the table, the box in its way, or nothing', () => {
    expect(flightPreview(RELEASE, TABLE, null).meets).toBe('table');
    expect(flightPreview(RELEASE, TABLE, { at: [0, 0], angle: 0, stance: 'side' }).meets).toBe('box');
    expect(flightPreview({ ...RELEASE, speed: 3500 }, TABLE, null).meets).toBe('nothing');
  });

  it('ends where the simulated die first meets something', async () => {
    const physics = await loadPhysics();
    let compared = 0;
    for (const job of sampleJobs('preview', 120)) {
      if (job.release === null) continue;
      const { points, meets } = flightPreview(job.release, job.table, job.box);
      const { firstContact } = simulate(physics, { ...job, tiles: [] });
      if (meets === 'nothing' || firstContact === null) continue;
      const [x, y] = points.at(-1)!;
      // A die that arrives on a corner touches earlier, by at most half of its diagonal.
      const travelled = Math.hypot(x - points[0]![0], y - points[0]![1]);
      expect(Math.hypot(x - firstContact[0], y - firstContact[1])).toBeLessThan(25 + travelled * 0.08);
      compared++;
    }
    expect(compared).toBeGreaterThan(40);
  });
});
