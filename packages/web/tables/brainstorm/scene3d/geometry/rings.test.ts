import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PIECES } from '../../scene/drawing/shapes.ts';
import { areaOf, dashesOf, grown, placedRing, type Ring, rimOf } from './rings.ts';
import { ringOf } from './tile.ts';

const SQUARE: Ring = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

const lengthOf = (line: Ring): number =>
  line.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - (line[i]?.[0] ?? 0), y - (line[i]?.[1] ?? 0)), 0);

describe('a ring', () => {
  it('grows by a distance with round corners', () => {
    const area = areaOf(grown(rimOf(SQUARE), 2));
    const round = 100 + 4 * 10 * 2 + Math.PI * 4;
    expect(area).toBeGreaterThan(round * 0.99);
    expect(area).toBeLessThanOrEqual(round);
  });

  it.each(PIECES)('of %s grows everywhere, by about its length times the distance', (piece) => {
    const ring = placedRing(ringOf(piece), { face: 'front', at: [0, 0], angle: 0 });
    const around = lengthOf([...ring, ring[0] as (typeof ring)[number]]);
    const gained = areaOf(grown(rimOf(ring), 3)) - areaOf(ring);
    expect(gained).toBeGreaterThan(around * 3);
    expect(gained).toBeLessThan(around * 3 + Math.PI * 9 + around * 0.1);
  });

  it('keeps its size and its direction wherever it lies, also with its back up', () => {
    const place = fc.record({
      face: fc.constantFrom('front' as const, 'back' as const),
      at: fc.tuple(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -300, max: 300 })),
      angle: fc.integer({ min: 0, max: 3599 }).map((tenths) => tenths / 10),
    });
    const large = Math.abs(areaOf(ringOf('large')));
    fc.assert(
      fc.property(place, (lies) => {
        expect(areaOf(placedRing(ringOf('large'), lies))).toBeCloseTo(large, 4);
      }),
    );
  });
});

describe('dashes', () => {
  it('of a closed ring cover their share of it', () => {
    const dashes = dashesOf(SQUARE, { on: 3, off: 2, closed: true });
    expect(dashes).toHaveLength(8);
    for (const dash of dashes) expect(lengthOf(dash)).toBeCloseTo(3);
  });

  it('of an open line end where it ends', () => {
    const line: Ring = [
      [0, 0],
      [7, 0],
    ];
    const dashes = dashesOf(line, { on: 3, off: 2, closed: false });
    expect(dashes.map(lengthOf)).toEqual([3, 2]);
    expect(dashes.at(-1)?.at(-1)).toEqual([7, 0]);
  });
});
