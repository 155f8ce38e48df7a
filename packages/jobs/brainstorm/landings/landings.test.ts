import { tableFor } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { GRIPS } from '@izvilina/games/brainstorm/throwing/throw.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPhysics, type Physics } from '../rapier.ts';
import { LANDING_TABLE, landingAt, speedFor, TABLE_SPEEDS } from './landing-table.ts';
import { MANNERS, type Manner, measureLanding } from './landings.ts';

const THROWS = 24;

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

describe('the landing table', () => {
  const cells = (Object.keys(MANNERS) as Manner[]).flatMap((manner) =>
    GRIPS.flatMap((grip) => ([1000, 2000] as const).map((speed) => [manner, grip, speed] as const)),
  );

  it.each(cells)('says where %s, %s throws of %i mm/s end', (manner, grip, speed) => {
    const [distance, along] = LANDING_TABLE[manner][grip][TABLE_SPEEDS.indexOf(speed)]!;
    const measured = measureLanding(physics, manner, grip, speed, THROWS);
    // The mean of this few throws is off by less than four standard errors.
    expect(Math.abs(measured.distance - distance)).toBeLessThan(2 + (4 * along) / Math.sqrt(THROWS));
  });

  it('reads speeds and distances both ways', () => {
    for (const manner of ['low', 'arc', 'lob', 'skim', 'slap'] as const)
      for (const grip of GRIPS)
        for (const distance of [150, 200, 400])
          expect(landingAt(manner, grip, speedFor(manner, grip, distance)).distance).toBeCloseTo(distance, -1);
    expect(speedFor('skim', 'flat', 99_999)).toBe(3000);
    expect(speedFor('skim', 'flat', 0)).toBe(500);
  });
});

describe('throws', () => {
  it('can be controlled: a flat skim reaches the middle of the large table within a few centimetres', () => {
    const { depth } = tableFor(4);
    const speed = speedFor('skim', 'flat', depth / 2);
    const { distance, along, across, stays } = measureLanding(physics, 'skim', 'flat', speed, THROWS);
    expect(Math.abs(distance - depth / 2)).toBeLessThan(30);
    expect(along).toBeLessThan(45);
    expect(across).toBeLessThan(45);
    expect(stays).toBe(1);
  });

  it('that tumble spread more than flat ones', () => {
    for (const manner of ['low', 'arc', 'lob', 'skim'] as const)
      for (let i = 0; i < TABLE_SPEEDS.length; i++) {
        const [flat, tumble] = [LANDING_TABLE[manner].flat[i]!, LANDING_TABLE[manner].tumble[i]!];
        expect(tumble[1] + tumble[2]).toBeGreaterThan(flat[1] + flat[2]);
      }
  });

  it('of 3 m/s go farther than the large table is deep', () => {
    const { depth } = tableFor(4);
    for (const manner of Object.keys(MANNERS) as Manner[])
      for (const grip of GRIPS) expect(landingAt(manner, grip, 3000).distance).toBeGreaterThan(depth);
  });
});
